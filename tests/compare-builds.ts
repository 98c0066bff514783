/**
 * Compares two built sites file by file: `node tests/compare-builds.ts <old folder> <new folder>`. Prints each difference
 * once, with the number of files that have it, and exits with 1 when there is one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Ignored {
  readonly pattern: RegExp;
  readonly by: string;
  readonly reason: string;
}

/** Parts of a text that may differ between two builds of the same site. */
const ignoredText: readonly Ignored[] = [
  {
    pattern: /(\/assets\/[\w.-]+?)-[\w-]{8}(?=\.\w)/g,
    by: '$1-HASH',
    reason: 'A script or style sheet is named after its bytes, which change with any edit of the code.',
  },
  {
    pattern: /(?:'sha256-[\w+/=]{44}' ?)+/g,
    by: "'sha256-HASH' ",
    reason: 'The policy lists the hashes of inline styles, and the pages that hold them are compared.',
  },
];

/** Files that are not compared. */
const ignoredFiles: readonly Omit<Ignored, 'by'>[] = [
  { pattern: /\.(?:br|gz)$/, reason: 'A compressed copy of a file that is compared.' },
  { pattern: /^assets\//, reason: 'Bundles hold the code that a change is about; their sizes are printed.' },
];

const CONTEXT_CHARS = 60;
const MAX_SHOWN_CHARS = 240;
const MAX_PATHS = 3;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/').replace(/^\//, ''))
    .toSorted();

const isCompared = (file: string): boolean => !ignoredFiles.some(({ pattern }) => pattern.test(file));

const isBinary = (file: string): boolean => /\.(?:png|ico|woff2|jpe?g|webp|avif)$/.test(file);

const normalise = (text: string): string =>
  ignoredText.reduce((rest, { pattern, by }) => rest.replaceAll(pattern, by), text);

/** Splits before each tag and each line, so that the same change has the same context on every page. */
const splitText = (text: string): string[] => text.split(/(?=<)|(?<=\n)/);

const shorten = (text: string): string =>
  text.length > MAX_SHOWN_CHARS ? `${text.slice(0, MAX_SHOWN_CHARS)}… (${text.length} characters)` : text;

/** Returns the part around the first character that differs, of two texts that are not the same. */
const cutAround = (before: string, after: string): readonly [before: string, after: string] => {
  let at = 0;
  while (at < before.length && before[at] === after[at]) at += 1;
  const start = Math.max(0, at - CONTEXT_CHARS);
  const cut = (text: string): string => {
    const end = Math.min(text.length, at + MAX_SHOWN_CHARS - CONTEXT_CHARS);
    return `${start > 0 ? '…' : ''}${text.slice(start, end)}${end < text.length ? '…' : ''}`.trimEnd();
  };
  return [cut(before), cut(after)];
};

/** Returns the first difference of two texts in two lines, or null where they are the same. */
const findDifference = (before: string, after: string): string | null => {
  const [ours, theirs] = [before, after].map((text) => splitText(normalise(text))) as [string[], string[]];
  const at = ours.findIndex((piece, index) => piece !== theirs[index]);
  if (at === -1 && ours.length === theirs.length) return null;
  const index = at === -1 ? ours.length : at;
  const [old, now] = cutAround(ours[index] ?? '(the end)', theirs[index] ?? '(the end)');
  return `- ${shorten(old)}\n+ ${shorten(now)}`;
};

const compareFile = (file: string, before: string, after: string): string | null => {
  const [old, now] = [readFileSync(join(before, file)), readFileSync(join(after, file))];
  if (old.equals(now)) return null;
  if (isBinary(file)) return `other bytes: ${old.length}, now ${now.length}`;
  return findDifference(old.toString(), now.toString());
};

const compareFolders = (before: string, after: string): Map<string, string[]> => {
  const [old, now] = [before, after].map((folder) => new Set(listFiles(folder).filter(isCompared))) as [
    Set<string>,
    Set<string>,
  ];
  const found: [difference: string, file: string][] = [
    ...Array.from(old.difference(now), (file): [string, string] => ['is missing now', file]),
    ...Array.from(now.difference(old), (file): [string, string] => ['is new', file]),
    ...[...old.intersection(now)].flatMap((file): [string, string][] => {
      const difference = compareFile(file, before, after);
      return difference === null ? [] : [[difference, file]];
    }),
  ];
  const groups = new Map<string, string[]>();
  for (const [difference, file] of found) groups.set(difference, [...(groups.get(difference) ?? []), file]);
  return groups;
};

const sizesIn = (folder: string): ReadonlyMap<string, number> => {
  const sizes = new Map<string, number>();
  for (const file of listFiles(folder).filter((name) => /^assets\/.+\.(?:js|css)$/.test(name))) {
    const kind = file.endsWith('.css') ? 'styles' : 'scripts';
    sizes.set(kind, (sizes.get(kind) ?? 0) + readFileSync(join(folder, file)).length);
  }
  return sizes;
};

const report = (before: string, after: string): number => {
  const groups = [...compareFolders(before, after)].toSorted(([, one], [, other]) => other.length - one.length);
  for (const [difference, files] of groups) {
    const more = files.length > MAX_PATHS ? ` and ${files.length - MAX_PATHS} more` : '';
    console.log(`${files.length} × ${files.slice(0, MAX_PATHS).join(', ')}${more}\n${difference}\n`);
  }
  const [old, now] = [sizesIn(before), sizesIn(after)];
  for (const kind of new Set([...old.keys(), ...now.keys()]))
    console.log(`${kind}: ${old.get(kind) ?? 0} bytes, now ${now.get(kind) ?? 0}`);
  console.log(groups.length === 0 ? 'The two sites are the same.' : `Different: ${groups.length}`);
  return groups.length === 0 ? 0 : 1;
};

const [before, after] = process.argv.slice(2);
if (before && after) process.exitCode = report(before, after);
else {
  console.error('Name two folders: node tests/compare-builds.ts <old folder> <new folder>');
  process.exitCode = 2;
}
