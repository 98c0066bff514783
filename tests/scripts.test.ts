/** What the scripts hold; how many bytes a page asks for is in one-of-each-kind.test.ts. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { facts } from '../content/facts.ts';
import { oneOfEachKind } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';

const tools = openSite();

const site = join(import.meta.dirname, '..', 'dist', 'site');
describe('no script', () => {
  const scripts = readdirSync(join(site, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(join(site, 'assets', file), 'utf8')] as const);

  test('holds the register of facts: only the values that its texts use', () => {
    const ids = Object.keys(facts);
    expect(ids.length).toBeGreaterThan(50);
    for (const [file, code] of scripts)
      expect(
        ids.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`) || code.includes(`\`${id}\``)),
        file,
      ).toEqual([]);
  });

  test('is written into a page', async () => {
    for (const path of oneOfEachKind) {
      const html = await (await fetch(tools.site.origin + path)).text();
      const inline = [...html.matchAll(/<script\b([^>]*)>/g)].filter(
        ([, attributes = '']) => !attributes.includes(' src=') && !attributes.includes('ld+json'),
      );
      expect(inline, path).toEqual([]);
    }
  });
});
