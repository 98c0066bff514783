/**
 * Searches with axe each kind of page where `npm test` does not: in English on a desktop, in Tamil on a phone; and
 * checks all pages against the HTML standard.
 */
import { expect, test } from 'vitest';
import { WIDGET_KEY } from '../../content/storage-keys.ts';
import { filled, violationsOn } from '../support/accessibility.ts';
import { sampleEdition } from '../support/firms.ts';
import { htmlMistakes } from '../support/html-mistakes.ts';
import { oneOfEachKind, toTamilPath, translatedKinds } from '../support/kinds.ts';
import { openSite } from '../support/open-site.ts';
import { desktop, phone, sharedTab } from '../support/visit-page.ts';

const { locales } = sampleEdition();

const onPage = sharedTab(openSite(), {
  bypassCSP: true,
  reducedMotion: 'reduce',
  before: (page) => page.addInitScript((key) => self === top && sessionStorage.setItem(key, 'true'), WIDGET_KEY),
});

test.each([
  ...oneOfEachKind.map((path) => [path, desktop] as const),
  ...(locales.includes('ta') ? translatedKinds : []).map((path) => [toTamilPath(path), phone] as const),
])('%s has no violation', async (path, viewport) => {
  await onPage(path, { viewport, expected: /404/ }, async (page) => {
    await filled(page);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('every page is valid HTML', async () => {
  const { pages, mistakes } = await htmlMistakes(() => true);
  expect(pages).toBeGreaterThan(400);
  expect(mistakes).toEqual([]);
});
