/** Import boundaries: which folder may read which, and by which packages (docs/decisions/0025-import-boundaries.md). */
import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

interface Boundary {
  readonly name: string;
  readonly files: string;
  readonly reads: readonly string[];
  /** The packages that it may import, types included; `node:` stands for what is built into Node. */
  readonly packages: readonly string[] | 'any';
}

/** Pure functions over what the site has, and the edition that holds them all: each of these folders may read the others. */
const pureFolders = '^src/(addresses|catalogue|edition|office|places|seo|text)/';
const below = ['^content/', pureFolders];
const engines = ['^src/(audit|dates|feed|forms|kolam|jurisdictions|tools)/'];

const inSrc = (name: string, packages: readonly string[], reads: readonly string[] = below): Boundary => ({
  name: `src/${name}`,
  files: `^src/${name}/`,
  reads,
  packages,
});

const boundaries: readonly Boundary[] = [
  { name: 'content', files: '^content/', reads: [], packages: ['fastest-levenshtein', 'zod'] },
  {
    name: 'config',
    files: '^config/',
    reads: ['^content/'],
    packages: ['node:', 'image-size', 'yaml', 'zod'],
  },
  { name: 'folders below the engines', files: pureFolders, reads: ['^content/'], packages: ['schema-dts'] },
  inSrc('html', [], []),
  inSrc('audit', ['robots-parser'], [...below, '^src/html/']),
  inSrc('dates', []),
  inSrc('feed', [], [...below, '^src/html/']),
  inSrc('forms', []),
  inSrc('kolam', []),
  inSrc('jurisdictions', []),
  inSrc('tools', [], [...below, '^src/dates/']),
  inSrc('delivery', ['node:']),
  inSrc('ui', ['react'], [...below, ...engines]),
  // The script may import the components' names of classes, but no React.
  inSrc('enhance', ['fastest-levenshtein'], [...below, ...engines, '^src/ui/.+[.](ts|css)$']),
  inSrc('islands', ['react', 'react-dom'], [...below, ...engines, '^src/ui/', '^src/enhance/']),
  { name: 'src/main.ts', files: '^src/main[.]ts$', reads: ['^src/enhance/', '^src/islands/'], packages: [] },
  inSrc(
    'desk',
    ['react', 'react-dom'],
    [...below, '^src/(forms|kolam)/', '^src/ui/(tokens[.]css|edition[.]tsx|fonts/.+[.]woff2)$'],
  ),
  inSrc(
    'pages',
    ['marked', 'react', 'react-dom', 'schema-dts'],
    [...below, ...engines, '^src/ui/', '^src/islands/', '^src/delivery/server-renderer[.]ts$'],
  ),
  // Every program reads its settings by one schema.
  {
    name: 'generator',
    files: '^generator/',
    reads: ['^(config|content)/', '^src/', '^server/settings[.]ts$'],
    packages: 'any',
  },
  {
    name: 'server',
    files: '^server/',
    reads: ['^config/', ...below, '^src/(dates|delivery|desk|feed|forms|tools)/'],
    packages: 'any',
  },
  {
    name: 'netlify',
    files: '^netlify/',
    reads: ['^(config|content)/', '^src/(feed|office)/', '^server/blog-proxy/'],
    packages: [],
  },
  {
    name: 'scripts',
    files: '^scripts/',
    reads: ['^config/', ...below, '^src/(audit|dates|delivery|jurisdictions|pages)/', '^generator/', '^server/'],
    packages: 'any',
  },
  { name: 'configuration', files: '^[^/]+[.]config[.]ts$', reads: ['^generator/'], packages: ['vite', 'vitest'] },
];

/** Tests, checks and their support: they may import anything, and the product must not import them. */
export const checks: string[] = ['[.]test[.]tsx?$', '/testing/', '^(bench|tests)/', '^scripts/(test|test-more)[.]ts$'];

const schemas = '^content/schema[.]ts$';

const forbid = (
  name: string,
  rule: Pick<IRegularForbiddenRuleType, 'from' | 'to' | 'scope'>,
): IRegularForbiddenRuleType => ({ ...rule, name, severity: 'error' });

const listRules = ({ name, files, reads, packages }: Boundary): IRegularForbiddenRuleType[] => {
  const from = { path: files, pathNot: checks };
  const wrongFile = forbid(`${name} must not read this file`, {
    from,
    to: { dependencyTypes: ['local'], pathNot: [files, ...reads] },
  });
  if (packages === 'any') return [wrongFile];
  const wrongPackage = forbid(`${name} must not import this package`, {
    from,
    to: { dependencyTypesNot: ['local', 'core'], pathNot: packages.map((each) => `^node_modules/${each}/`) },
  });
  if (packages.includes('node:')) return [wrongFile, wrongPackage];
  return [wrongFile, wrongPackage, forbid(`${name} must not need Node`, { from, to: { dependencyTypes: ['core'] } })];
};

export const importRules: IRegularForbiddenRuleType[] = [
  ...boundaries.flatMap(listRules),
  forbid('an island must not read another', {
    from: { path: '^src/islands/([^/]+)/', pathNot: checks },
    to: { path: '^src/islands/[^/]+/', pathNot: '^src/islands/$1/' },
  }),
  // Schemas import zod, which no browser should download.
  forbid('only types of a schema', {
    from: { path: ['^content/', '^src/'], pathNot: [schemas, ...checks] },
    to: { path: [schemas, '^node_modules/zod/'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('the server must not need a package of the build', {
    from: { path: '^server/', pathNot: checks },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
  }),
  forbid('the product must not read its checks', { from: { pathNot: checks }, to: { path: checks } }),
  forbid('no boundary holds for this file', {
    from: { pathNot: [...boundaries.map(({ files }) => files), ...checks] },
    to: {},
  }),
  forbid('a circle of files', { from: {}, to: { circular: true } }),
];

/**
 * Matches all texts, the law and the readers of the owner's folder: a page holds what its script needs of them, so that
 * no visitor downloads the rest. Their types may be imported from anywhere, and how values are made:
 * content/register/values.ts has no law in it.
 */
export const notForBrowsers =
  /^(?:config|src[/]edition)[/]|^content[/]register[/](?!values[.]ts$)|^content[/](?:words|tamil-words|page-texts|service-listings|local-site|read-facts)[.]ts$/;

/** The first file that a browser is sent. */
export const BROWSER_ENTRY = 'src/main.ts';

/** Imports of types count: without them a folder cannot be understood on its own either. */
export const folderRule = forbid('a circle of folders', { scope: 'folder', from: {}, to: { circular: true } });
