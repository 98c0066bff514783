/** The form of the repository's own documents. */
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = dirname(import.meta.dirname);
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe.each(globSync('docs/decisions/*.md', { cwd: root }).toSorted())('%s', (file) => {
  const text = read(file);
  const number = Number(basename(file).slice(0, 4));

  test('has fewer than 60 lines and the number of its file', () => {
    expect(text.split('\n').length).toBeLessThan(60);
    expect(text).toMatch(new RegExp(`^# ${number}\\. `, 'm'));
  });

  test('names in its first line the later record that supersedes it', () => {
    const later = /^Superseded by \[decision (\d+)\]\((\d{4})-[\w-]+\.md\)\.\n/.exec(text);
    if (!later) {
      expect(text).toMatch(/^# /);
      return;
    }
    expect(Number(later[1])).toBeGreaterThan(number);
    expect(Number(later[2])).toBe(Number(later[1]));
  });
});

test('the README lists the npm scripts, one line each', () => {
  const scripts: Readonly<Record<string, string>> = JSON.parse(read('package.json')).scripts;
  const table = read('README.md').split('\n## Scripts\n')[1]?.split('\n## ')[0] ?? '';
  const listed = [...table.matchAll(/^\| `npm (?:run )?(?:-s )?([\w:-]+)/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test('the glossary has at most 25 words, one line each', () => {
  const lines = read('docs/glossary.md')
    .split('\n')
    .filter((line) => line.startsWith('- '));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThanOrEqual(25);
});
