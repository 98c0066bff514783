import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const notOurs = /(^|\/)(node_modules|dist|dist\.builds|data|test-results|\.cache|\.git)$/;

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const files = globSync('**/*', { cwd: root, exclude: (path) => notOurs.test(path) });
const names = new Set(files.map((file) => basename(file)));
const code = files.filter((file) => /\.(ts|tsx|mjs|css)$/.test(file));
const documents = files.filter((file) => file.endsWith('.md'));

/** They describe the past and may name files that are gone. */
const history = /^CHANGELOG\.md$|^bench\/results\.md$/;
const living = documents.filter((file) => !history.test(file));

const comments = (file: string): string =>
  read(file)
    .split('\n')
    .flatMap((line) => /^\s*(?:\/\*|\*|\/\/).*|\s\/\/ .*/.exec(line)?.[0] ?? [])
    .join('\n');

const readText = (file: string): string => (file.endsWith('.md') ? read(file) : comments(file));

const faults = (among: readonly string[], of: (text: string, file: string) => readonly string[]): string[] =>
  among.flatMap((file) => of(readText(file), file).map((what) => `${file}: ${what}`));

const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;

const below = (name: string) => (folder: string) => existsSync(join(folder, name));
const isFile = (name: string, from: string): boolean =>
  name.includes('/')
    ? [root, join(root, dirname(from))].some(below(name)) || files.some((file) => file.endsWith(`/${name}`))
    : names.has(name);

test('every named file of the sources exists', () => {
  const missing = (text: string, file: string) =>
    [
      ...text
        .replaceAll(/https?:\/\/\S+/g, '')
        .matchAll(/(?<![\w/.*{>-])[\w./@-]*[\w-]\.(?:tsx?|mjs|css|md)\b(?![\w*(-])/g),
    ]
      .map(([name]) => name)
      .filter((name) => !isFile(name, file));
  expect(faults([...code, ...living], missing)).toEqual([]);
});

test('every named path of the repository exists', () => {
  const path = /(?<![\w/.:@-])(?:bench|build|checks|content|docs|scripts|server|src|tests)\/[\w/.-]*\w/g;
  const missing = (text: string) => [...text.matchAll(path)].map(([name]) => name).filter((name) => !below(name)(root));
  expect(faults([...code, ...living], missing)).toEqual([]);
});

test('finds the file of every link in the documents', () => {
  const missing = (text: string, file: string) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#\s]+)/g)]
      .map(([, target = '']) => relative(root, join(root, dirname(file), target)))
      .filter((target) => !existsSync(join(root, target)));
  expect(faults(documents, missing)).toEqual([]);
});

/** Returns the anchors of a document's headings, as GitHub and GitLab write them. */
const listAnchors = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

test('every anchor of a link leads to a heading', () => {
  const missing = (text: string, file: string) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|\/)([^)#\s]*)#([^)\s]+)\)/g)]
      .filter(([, target = '', anchor = '']) => {
        const document = target === '' ? file : relative(root, join(root, dirname(file), target));
        return document.endsWith('.md') && !listAnchors(document).includes(anchor);
      })
      .map(([link]) => link);
  expect(faults(documents, missing)).toEqual([]);
});

test('every npm script that is named exists', () => {
  const missing = (text: string) =>
    [...text.matchAll(/npm run (?:-\S+ )*([a-z][\w:-]*)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !Object.hasOwn(scripts, name));
  expect(faults([...code, ...living], missing)).toEqual([]);
});

test('finds the file of every decision that is named', () => {
  const records = new Set(files.flatMap((file) => /^docs\/decisions\/(\d{4})-/.exec(file)?.[1] ?? []).map(Number));
  const byNumber = (text: string) => text.match(/\bdecisions? \d+/gi) ?? [];
  expect(faults(code, byNumber)).toEqual([]);
  const missing = (text: string) =>
    [...text.matchAll(/\bdecisions? (\d+(?:(?:, | and | to )\d+)*)/gi)]
      .flatMap(([, numbers = '']) => numbers.match(/\d+/g) ?? [])
      .filter((number) => !records.has(Number(number)));
  expect(faults(documents, missing)).toEqual([]);
});

/** Their sections are those of Acts. */
const ofLaw = /^docs\/specified-figures\.md$|^src\/tools\//;

test('no comment points to a section without its document', () => {
  const dangling = (text: string) =>
    text
      .split('\n')
      .filter((line) =>
        /\bspecification \d|\bsections? \d/i.test(line.replaceAll(/(?:RFC \d+|Act, \d{4}), sections? [\d.]+/g, '')),
      );
  expect(
    faults(
      [...code, ...living].filter((file) => !ofLaw.test(file)),
      dangling,
    ),
  ).toEqual([]);
});

test('finds fewer than 40 lines in every decision', () => {
  const wrong = (text: string, file: string) =>
    text.split('\n').length < 41 && text.startsWith(`# ${Number(basename(file).slice(0, 4))}. `) ? [] : ['form'];
  expect(
    faults(
      documents.filter((file) => file.startsWith('docs/decisions/0')),
      wrong,
    ),
  ).toEqual([]);
});

test('the README lists the npm scripts, one line each', () => {
  const table = read('README.md').split('\n## Scripts\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...table.matchAll(/^\| `npm (?:run )?([\w:-]+)/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});
