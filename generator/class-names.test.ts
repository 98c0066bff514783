/** Class names are not changed by the build (generator/site-config.ts), so no two modules may share one. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const withoutOthers = /\/\*[\s\S]*?\*\/|@layer [\w.]+|:global\((?:[^()]|\([^()]*\))*\)/g;

test('each class name belongs to one module', () => {
  const ownerOf = new Map<string, string>();
  const shared: string[] = [];
  for (const file of ['src/ui/base.css', ...globSync('src/**/*.module.css')]) {
    const css = readFileSync(file, 'utf8').replace(withoutOthers, '');
    for (const name of new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map((match) => match[1] ?? ''))) {
      const owner = ownerOf.get(name);
      if (owner) shared.push(`${name}: ${owner}, ${file}`);
      ownerOf.set(name, file);
    }
  }
  expect(ownerOf.size).toBeGreaterThan(100);
  expect(shared).toEqual([]);
});
