import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', 'dist', 'site', 'assets');
const scripts = new Map<string, string>();

beforeAll(async () => {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith('.js')))
    scripts.set(name, await readFile(join(folder, name), 'utf8'));
});

const named = (code: string, pattern: RegExp): string[] => [...code.matchAll(pattern)].map(([, file]) => file ?? '');
const imported = (code: string): string[] => named(code, /(?:from|^import|;import)\s*["'`]\.\/([\w-]+\.js)["'`]/gm);

const closure = (name: string): Set<string> => {
  const found = new Set([name]);
  for (const file of found) for (const next of imported(scripts.get(file) ?? '')) found.add(next);
  return found;
};

test('whatever a lazy chunk imports is asked for together with it', () => {
  let lazies = 0;
  for (const [name, code] of scripts) {
    const atHand = closure(name);
    // One expression: the parts, each with its failure left to the chunk, then the chunk.
    const fetches =
      /\(((?:import\([`"']\.\/[\w-]+\.js[`"']\)\.catch\(Object\),)+)import\([`"']\.\/([\w-]+\.js)[`"']\)\)/g;
    const together = new Map(
      [...code.matchAll(fetches)].map(([, parts = '', chunk = '']) => [
        chunk,
        named(parts, /import\([`"']\.\/([\w-]+\.js)[`"']\)/g),
      ]),
    );
    const parts = new Set([...together.values()].flat());
    for (const chunk of named(code, /import\([`"']\.\/([\w-]+\.js)[`"']\)/g)) {
      lazies += 1;
      if (parts.has(chunk) && !together.has(chunk)) continue;
      const wanted = [...closure(chunk)].slice(1).filter((file) => !atHand.has(file));
      expect([chunk, (together.get(chunk) ?? []).toSorted()]).toEqual([chunk, wanted.toSorted()]);
    }
  }
  expect(lazies).toBeGreaterThan(20);
});
