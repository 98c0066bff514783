/** What the scripts hold; how many bytes a page asks for is in one-of-each-kind.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { facts } from '../content/facts.ts';

test('no script holds the register of facts: only the values that its texts use', () => {
  const assets = join(import.meta.dirname, '..', 'dist', 'site', 'assets');
  const ids = Object.keys(facts);
  expect(ids.length).toBeGreaterThan(50);
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(assets, file), 'utf8');
    const held = ids.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`) || code.includes(`\`${id}\``));
    expect(held, file).toEqual([]);
  }
});
