/** A part of `npm run lint`: every import of the repository, against the table of import-rules.ts. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IRegularForbiddenRuleType,
  type IReporterOutput,
} from 'dependency-cruiser';
import { BROWSER_ENTRY, checks, folderRule, importRules, notForBrowsers } from './import-rules.ts';

const generated = '^([.]cache|tests/site-checks/tools/node_modules|data|dist([.]builds)?|test-results)(/|$)';

/** Reads the imports of these files, and of all that they import; without options `output` is an `ICruiseResult`. */
export const readImports = (root: string, files: string[], options: ICruiseOptions = {}): Promise<IReporterOutput> =>
  cruise(
    files,
    {
      baseDir: root,
      // The tool supports TypeScript up to version 6 as a parser; ours is newer.
      parser: 'swc',
      doNotFollow: { path: '^node_modules/' },
      ...options,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.d.ts'],
    },
  );

const against = async (root: string, forbidden: IRegularForbiddenRuleType[], leftOut: string[]): Promise<string> => {
  const { exitCode, output } = await readImports(root, ['.'], {
    exclude: { path: leftOut },
    validate: true,
    ruleSet: { forbidden },
    outputType: 'err',
  });
  return exitCode === 0 ? '' : String(output);
};

/** Returns what a browser would be sent and must not, each with the imports that lead there. */
const wrongInBrowser = async (root: string): Promise<string> => {
  if (!existsSync(join(root, BROWSER_ENTRY))) return '';
  const { modules } = (await readImports(root, [BROWSER_ENTRY])).output as ICruiseResult;
  const importsOf = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const ways = new Map<string, readonly string[]>([[BROWSER_ENTRY, [BROWSER_ENTRY]]]);
  // Iterating a Map also visits entries that are added meanwhile.
  for (const [file, way] of ways)
    for (const { resolved, dependencyTypes } of notForBrowsers.test(file) ? [] : (importsOf.get(file) ?? []))
      if (!dependencyTypes.includes('type-only') && !ways.has(resolved)) ways.set(resolved, [...way, resolved]);
  return [...ways]
    .filter(([file]) => notForBrowsers.test(file))
    .map(([, way]) => `  error a browser must not be sent this file: ${way.join(' → ')}\n`)
    .join('');
};

/**
 * Returns the imports that are not allowed, or an empty text. Circles of folders are looked for without tests and checks, which may
 * import anything.
 */
export const wrongImports = async (root: string): Promise<string> =>
  (await against(root, importRules, [generated])) +
  (await against(root, [folderRule], [generated, ...checks])) +
  (await wrongInBrowser(root));

if (import.meta.main) {
  const wrong = await wrongImports(dirname(import.meta.dirname));
  console.log(wrong || 'All imports are allowed, and none is circular.');
  process.exitCode = wrong ? 1 : 0;
}
