/**
 * Checks the build: a file for every address, valid HTML (tests/more/accessibility.test.ts reads all of it), and
 * nothing that is not for visitors.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { askedFacts } from '../content/tools/asked-facts.ts';
import { allAddresses } from '../src/addresses/all-addresses.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { builtSite } from './support/built.ts';
import { sampleEdition } from './support/firms.ts';
import { htmlMistakes } from './support/html-mistakes.ts';
import { oneOfEachKind } from './support/kinds.ts';

const edition = sampleEdition();

test('holds a file for every address', () => {
  for (const { path, canonical } of allAddresses(edition))
    expect(
      readFileSync(join(builtSite, pageFile(path))).equals(readFileSync(join(builtSite, pageFile(canonical)))),
      path,
    ).toBe(true);
});

test('holds no notes, sources or unresolved calls', () => {
  const aliases = new Set(
    allAddresses(edition).flatMap(({ path, canonical }) => (path === canonical ? [] : [pageFile(path)])),
  );
  const names = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.(html|ics|js|css|json|xml|txt)$/.test(name) && !aliases.has(name),
  );
  const broken = names.filter((name) => {
    const text = readFileSync(join(builtSite, name), 'utf8');
    const isText = /\.(html|ics)$/.test(name);
    return (
      /under review|being confirmed|certainty"?:/i.test(text) ||
      (isText && /\$\{|fact\('|undefined|\[object Object\]|NaN/.test(text))
    );
  });
  expect(broken).toEqual([]);
});

test("names no fact in a script beyond its page's", () => {
  const assets = join(builtSite, 'assets');
  const asked = new Set<string>(Object.values(askedFacts).flat());
  const ids = Object.keys(edition.facts).filter((id) => !asked.has(id));
  expect(ids.length).toBeGreaterThan(50);
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(join(assets, file), 'utf8');
    const held = ids.filter((id) => code.includes(`'${id}'`) || code.includes(`"${id}"`) || code.includes(`\`${id}\``));
    expect(held, file).toEqual([]);
  }
});

test('a page of each kind is valid HTML', async () => {
  const kinds: readonly string[] = oneOfEachKind;
  // The Not Found page is one of the kinds.
  expect(await htmlMistakes((path) => kinds.includes(path))).toEqual({ pages: kinds.length, mistakes: [] });
});
