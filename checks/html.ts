/** Validates the HTML of every built page with the Nu HTML checker, where there is Java. */
import { join } from 'node:path';
import { z } from 'zod';
import { pageFile } from '../src/delivery/page-file.ts';
import { pageRoutes } from '../src/site/addresses.ts';
import { canonicalPath } from '../src/site/href.ts';
import { type Finding, runProgram, toolsFolder } from './tools/tools.ts';

const siteDir = join(import.meta.dirname, '..', 'dist', 'site');
const jar = join(toolsFolder, 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** CSS that the Nu checker does not know yet, each with the specification that has it. */
const newerCss: readonly (readonly [specification: string, said: RegExp, extract?: RegExp])[] = [
  ['View Transitions Module Level 2', /^CSS: Unrecognized at-rule “@view-transition”$/],
  ['View Transitions Module Level 1', /^CSS: Parse Error\.$/, /nsition-(group|old|new)\(\*\)/],
  ['Scroll-driven Animations Level 1', /^CSS: “animation-(timeline|range)”: Property .+ doesn't exist\.$/],
  ['Scroll-driven Animations Level 1', /^CSS: “animation”: “scroll\(\)” is not a “animation” value\.$/],
  ['Scalable Vector Graphics 2', /^CSS: “(vector-effect|paint-order)”: Property .+ doesn't exist\.$/],
  ['Overflow Module Level 4', /^CSS: “line-clamp”: Property .+ doesn't exist\.$/],
  ['Containment Module Level 2', /^CSS: “content-visibility”: Property .+ doesn't exist\.$/],
  [
    'Box Sizing Module Level 4',
    /^CSS: “contain-intrinsic-(size|width|height|block-size|inline-size)”: Property .+ doesn't exist\.$/,
  ],
];

const messagesShape = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      subType: z.string().optional(),
      url: z.string().optional(),
      lastLine: z.number().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

interface HtmlReport {
  readonly findings: readonly Finding[];
  /** One line about the checker. */
  readonly note: string;
}

const files = (): string[] => [...pageRoutes().map(canonicalPath), '/404'].map((path) => join(siteDir, pageFile(path)));

const byNu = async (): Promise<HtmlReport> => {
  const pages = files();
  const { err } = await runProgram('java', ['-Xss4m', '-jar', jar, '--format', 'json', ...pages]);
  const { messages } = messagesShape.parse(JSON.parse(err));
  const errors = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  const setAside = errors.filter(({ message, extract = '' }) =>
    newerCss.some(([, said, where]) => said.test(message) && (!where || where.test(extract))),
  );
  const findings = errors
    .filter((error) => !setAside.includes(error))
    .map(({ url, lastLine, message, extract }) => ({
      where: `${url?.split('/site/')[1] ?? ''}:${lastLine ?? 0}`,
      what: `${message} ${JSON.stringify(extract ?? '')}`,
    }));
  const kinds = [...new Set(setAside.map(({ message }) => /“([^”]+)”/.exec(message)?.[1] ?? message))].toSorted();
  const note =
    `Nu HTML checker over ${pages.length} pages, errors and warnings. Set aside: ${setAside.length} messages on CSS ` +
    `that is newer than the checker (${kinds.join(', ')}).`;
  return { findings, note };
};

const hasJava = (): Promise<boolean> =>
  runProgram('java', ['-version']).then(
    ({ status }) => status === 0,
    () => false,
  );

/** Checks every canonical page and the Not Found page. Aliases are the same bytes. */
export const checkHtml = async (): Promise<HtmlReport> =>
  (await hasJava())
    ? byNu()
    : {
        findings: [],
        note: 'There is no Java here for the Nu HTML checker; `npm run test:more` checks with html-validate.',
      };
