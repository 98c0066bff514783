import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve as resolvePath } from 'node:path';
import { parseSync } from 'oxc-parser';

/** The parts of the house, and what each may read from (docs/decisions/0002-one-direction.md). */
const mayRead = {
  content: ['content'],
  'src/site': ['content', 'src/site'],
  'src/forms': ['content', 'src/forms', 'src/site'],
  'src/ui': ['content', 'src/site', 'src/ui'],
  'src/features': ['content', 'src/site', 'src/forms', 'src/ui', 'src/features'],
  'src/pages': ['content', 'src/site', 'src/forms', 'src/ui', 'src/features', 'src/pages'],
  'src/app': ['content', 'src/site', 'src/forms', 'src/ui', 'src/features', 'src/pages', 'src/app'],
  server: ['content', 'src/site', 'src/forms', 'src/features/audit/engine', 'server', 'build/page-file.ts'],
} as const satisfies Record<string, readonly string[]>;

type Part = keyof typeof mayRead;

/** Packages that a part must not know. */
const forbiddenPackages: Readonly<Record<Part, RegExp>> = {
  content: /^(react|react-dom|node:.*|vite)(\/|$)/,
  'src/site': /^(react|react-dom|zod|node:.*)(\/|$)/,
  'src/forms': /^(react|react-dom|zod|node:.*)(\/|$)/,
  'src/ui': /^(zod|node:.*)(\/|$)/,
  'src/features': /^(zod|node:.*)(\/|$)/,
  'src/pages': /^(zod|node:.*)(\/|$)/,
  'src/app': /^(zod|node:.*)(\/|$)/,
  server: /^(react|react-dom|vite|lucide-react)(\/|$)/,
};

const parts = Object.keys(mayRead) as Part[];
const isCheckOrTest = (file: string): boolean =>
  /\.test\.tsx?$|\/fixtures\/|^content\/(check|schema|firm-schema)\.ts$/.test(file);

interface Import {
  readonly from: string;
  readonly typeOnly: boolean;
}

const importsOf = (file: string, code: string): Import[] => {
  const { module } = parseSync(file, code);
  return [
    ...module.staticImports.map((entry) => ({
      from: entry.moduleRequest.value,
      typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
    })),
    ...module.staticExports.flatMap((entry) =>
      entry.entries.flatMap((name) =>
        name.moduleRequest ? [{ from: name.moduleRequest.value, typeOnly: name.isType }] : [],
      ),
    ),
    ...module.dynamicImports.map((entry) => ({
      from: code.slice(entry.moduleRequest.start + 1, entry.moduleRequest.end - 1),
      typeOnly: false,
    })),
  ];
};

/** A feature may not read from another feature. */
const featureOf = (file: string): string | null => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? null;

/**
 * The imports of one file that go against the direction of the house.
 * @param file path from the repository's root, with forward slashes
 * @param code the file's text
 * @returns one line for each, empty when all is well
 */
export const wrongImports = (file: string, code: string): string[] => {
  const part = parts.find((name) => file.startsWith(`${name}/`));
  if (!part || isCheckOrTest(file)) return [];
  return importsOf(file, code).flatMap(({ from, typeOnly }) => {
    if (!from.startsWith('.')) {
      return !typeOnly && forbiddenPackages[part].test(from)
        ? [`${file}: ${part} must not import the package "${from}"`]
        : [];
    }
    const target = relative('.', resolvePath(file, '..', from)).replaceAll('\\', '/');
    const allowed: readonly string[] = mayRead[part];
    if (!allowed.some((name) => target === name || target.startsWith(`${name}/`)))
      return [`${file}: ${part} must not import ${target}`];
    const feature = featureOf(file);
    const other = featureOf(target);
    return feature && other && feature !== other
      ? [`${file}: the feature "${feature}" must not import the feature "${other}"`]
      : [];
  });
};

/**
 * The wrong imports of the whole repository.
 * @param root its folder
 */
export const checkDirection = (root: string): string[] =>
  parts.flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const file = `${part}/${name.replaceAll('\\', '/')}`;
        return wrongImports(file, readFileSync(join(root, file), 'utf8'));
      }),
  );
