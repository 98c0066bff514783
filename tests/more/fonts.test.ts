/** The site's own fonts on phones and on a desktop: nothing moves when they come (docs/decisions/0024-pages-are-pages.md). */
import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { fontFile, fontFolder, fontNames } from '../../generator/fonts.ts';
import { oneOfEachKind } from '../support/kinds.ts';
import { expectStill } from '../support/late-fonts.ts';
import { openSite } from '../support/open-site.ts';

const siteInBrowser = openSite();

describe.each([360, 412, 1440])('at %i px', (width) => {
  // It is tried twice: a busy browser may paint a page of which the menu has only come in part, and that moves by 0.011.
  test.each(oneOfEachKind)('%s moves nothing, with its fonts late', { retry: 1 }, (path) =>
    expectStill(siteInBrowser, path, width),
  );
});

test('is what the script makes of the font files', async () => {
  expect((await readdir(fontFolder)).sort()).toEqual(fontNames.map((name) => `${name}.woff2`).sort());
  for (const name of fontNames)
    expect((await readFile(new URL(`${name}.woff2`, fontFolder))).equals(await fontFile(name))).toBe(true);
});
