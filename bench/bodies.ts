/** What the costliest bodies cost the process that serves everybody. */
import { toolIndex } from '../content/tool-index.ts';
import { contactFields } from '../src/forms/contact.ts';
import { allTools } from '../src/tools/all-tools.ts';
import type { ToolField, ToolFields } from '../src/tools/field.ts';
import { startSite } from '../tests/support/site.ts';
import { figure, type Row } from './row.ts';

const LIMIT = 63_000;
const TIMES = 5;
/** Milliseconds. */
const AIM = 20;
/** So many rows are enough: all others cost less. */
const SHOWN = 3;

/** Texts that are hard to read: marks to be sorted, lines without an end, worst cases of patterns, deep and wide. */
const hard: Readonly<Record<string, (length: number) => string>> = {
  'combining marks': (length) => `a${'\u0301\u0316'.repeat(length)}`.slice(0, length),
  'one line of letters': (length) => 'a'.repeat(length),
  digits: (length) => '1'.repeat(length),
  'digits, a row each': (length) => '1\n'.repeat(length).slice(0, length),
  dashes: (length) => '- '.repeat(length).slice(0, length),
  'commas and digits': (length) => '1,'.repeat(length).slice(0, length),
  spaces: (length) => `${' '.repeat(length - 1)}x`,
  brackets: (length) => '(['.repeat(length).slice(0, length),
};

const good = (field: ToolField): string => {
  switch (field.kind) {
    case 'choice':
      return field.options[0]?.value ?? '';
    case 'month':
      return '2026-10';
    case 'day':
      return '2026-10-20';
    default:
      return '1000';
  }
};

/** Answers that are taken, so that the hard one is read too. */
const goodAnswers = (fields: ToolFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, good(field)]));

/** The same text in one field of a form, as the form sends it. */
const bodiesOf = (path: string, fields: readonly string[], more: Readonly<Record<string, string>>) =>
  Object.entries(hard).flatMap(([what, text]) =>
    fields.flatMap((field) =>
      // A letter may take nine characters in the body.
      [LIMIT, Math.floor(LIMIT / 3), 5_000].map((length) => {
        const body = new URLSearchParams({ ...more, [field]: text(length) }).toString();
        return { what: `${path}, ${field}: ${what}, ${length}`, path, body: body.slice(0, LIMIT) };
      }),
    ),
  );

/** Measures the processor time of the costliest bodies within the limits, the least of five posts each. */
export const bodies = async (): Promise<readonly Row[]> => {
  const site = await startSite({ RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_FORM: '0' });
  const costOf = async (path: string, body: string): Promise<number> => {
    const times: number[] = [];
    for (let round = 0; round < TIMES; round++) {
      const before = process.cpuUsage();
      const answer = await fetch(site.origin + path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
        body,
      });
      await answer.arrayBuffer();
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
    }
    return Math.min(...times);
  };
  try {
    const found = [];
    const all = [
      ...bodiesOf(
        '/',
        contactFields.map(({ name }) => name),
        { 'form-name': 'contact' },
      ),
      ...bodiesOf('/', ['email'], { 'form-name': 'newsletter' }),
      ...toolIndex.flatMap(({ slug }) =>
        bodiesOf(`/tools/${slug}`, Object.keys(allTools[slug].tool.fields), goodAnswers(allTools[slug].tool.fields)),
      ),
    ];
    for (const { what, path, body } of all) found.push({ what, ms: await costOf(path, body) });
    return found
      .toSorted((a, b) => b.ms - a.ms)
      .slice(0, SHOWN)
      .map(({ what, ms }) => ({
        what: `processor time of a post: ${what} characters`,
        ours: `${figure(ms, 1)} ms`,
        aim: `at most ${AIM} ms`,
        met: ms <= AIM,
      }));
  } finally {
    await site.close();
  }
};
