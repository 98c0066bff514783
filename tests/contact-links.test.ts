import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { CONTACT_PLACE } from '../src/addresses/href.ts';
import { localeAt } from '../src/addresses/locale.ts';
import { builtPages } from './support/built-pages.ts';
import { sampleEditions } from './support/firms.ts';
import { openSite } from './support/open-site.ts';
import { openTab } from './support/visit-page.ts';

const { en, ta = en } = sampleEditions();
const { locales } = en;

const titles = { en: en.pages.contact.form.title, ta: ta.pages.contact.form.title } as const;

const siteInBrowser = openSite();

test('leads to the heading above the form', async () => {
  const pages = await builtPages();
  const found = pages.flatMap(({ path, html }) =>
    [...html.matchAll(/<a [^>]*href="([^"#]*)#write"/g)].map(([, href = '']) => ({
      path,
      target: href.split('?')[0] || path,
    })),
  );
  const targets = locales.map((locale) => (locale === 'en' ? '/contact' : `/${locale}/contact`));
  expect([...new Set(found.map(({ target }) => target))].toSorted()).toEqual(targets.toSorted());
  for (const { path, target } of found) expect(localeAt(target), path).toBe(localeAt(path));
  for (const { path, html } of pages.filter((page) => targets.includes(page.path))) {
    const place = parse(html).querySelector(`#${CONTACT_PLACE}`);
    expect([place?.rawTagName, place?.text]).toEqual(['h2', titles[localeAt(path)]]);
  }
});

const starts = [
  ...[
    '/services/gst-registration',
    '/services/accounting-bookkeeping',
    '/locations/salem',
    '/contact?service=gst-refunds',
    '/due-dates',
  ],
  ...[
    '/locations/salem/gst-returns',
    '/ta/services/gst-registration',
    '/ta/locations/salem',
    '/ta/contact?service=gst-refunds',
  ],
].filter((path) => locales.includes(localeAt(path)));

describe.each([390, 1440])('at %i pixels a button to the form', (width) => {
  test.each(starts)('shows for %s the heading below the header', async (path) => {
    const { page, errors, close } = await openTab(siteInBrowser, { viewport: { width, height: 844 } });
    await page.goto(siteInBrowser.site.origin + path);
    await page.locator(`main a[href$="#${CONTACT_PLACE}"]:visible`).first().click();
    await page.waitForURL(/\/contact[^/]*#write$/);
    await page.waitForLoadState();
    const heading = page.getByRole('heading', { name: titles[localeAt(path)] });
    const places = async () => ({
      heading: (await heading.boundingBox())?.y ?? Number.NaN,
      header: await page
        .locator('header')
        .first()
        .evaluate((header) => header.getBoundingClientRect().bottom),
    });
    await expect.poll(async () => (await places()).heading).toBeLessThan(200);
    const { heading: top, header } = await places();
    expect(top).toBeGreaterThanOrEqual(Math.max(header, 0));
    expect(errors).toEqual([]);
    await close();
  });
});
