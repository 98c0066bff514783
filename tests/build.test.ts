/** What the build must keep: a file for every address, and nothing in it that is not for visitors. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFile } from '../src/delivery/page-file.ts';
import { allAddresses } from '../src/site/addresses.ts';

const site = join(dirname(import.meta.dirname), 'dist', 'site');

test('the site holds a file for every address, an alias with the bytes of its canonical page', () => {
  for (const { path, canonical } of allAddresses())
    expect(readFileSync(join(site, pageFile(path))).equals(readFileSync(join(site, pageFile(canonical)))), path).toBe(
      true,
    );
});

test('it holds no note of a review, no address at which a fact was found, and no call that should have been replaced', () => {
  const aliases = new Set(
    allAddresses().flatMap(({ path, canonical }) => (path === canonical ? [] : [pageFile(path)])),
  );
  const names = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|ics|js|css|json|xml|txt)$/.test(name) && !aliases.has(name),
  );
  const broken = names.filter((name) => {
    const text = readFileSync(join(site, name), 'utf8');
    const isText = /\.(html|ics)$/.test(name);
    return (
      /under review|being confirmed|certainty"?:/i.test(text) ||
      (isText && /\$\{|fact\('|undefined|\[object Object\]|NaN/.test(text))
    );
  });
  expect(broken).toEqual([]);
});
