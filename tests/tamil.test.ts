import type { Page } from 'playwright-core';
import { test as any, beforeAll, describe, expect } from 'vitest';
import { contactFields } from '../src/forms/contact.ts';
import { sampleFields } from '../src/forms/testing/samples.ts';
import { violationsOn } from './support/accessibility.ts';
import { sampleEditions } from './support/firms.ts';
import { goTo } from './support/islands.ts';
import { toTamilPath, translatedKinds } from './support/kinds.ts';
import { openSite } from './support/open-site.ts';
import { openTab, phone, type Tab } from './support/visit-page.ts';

const { en, ta } = sampleEditions();
const {
  firm,
  site: { signedTamilPages },
} = en;
/** A site in English alone has none, and its tests are left out. */
const { contactFormTexts: content } = ta ?? en;

/** A site in English alone has no Tamil page. */
const test = any.skipIf(!ta);

const siteInBrowser = openSite();

/** Pages with what others have not: a list of cities, a form, a tool, tables of days. */
const searched: ReadonlySet<string> = new Set(['/', '/contact', '/tools/gst-late-fee', '/due-dates']);

/** Returns texts with five English words in a row and no Tamil, but for what is marked as English, and addresses. */
const englishSentences = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode.textContent ?? '';
      const parent = walk.currentNode.parentElement;
      if (!parent || parent.closest('script, style, [lang]:not(html), [hreflang], address')) continue;
      if (/(?:[a-z]+[ ,]+){4}[a-z]+/i.test(text) && !/[\u0b80-\u0bff]/.test(text)) found.push(text);
    }
    return found;
  });

/** Lists what makes a page wider than the window: the innermost elements that reach over its edge. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= innerWidth
      ? []
      : [...document.querySelectorAll('body *')]
          .filter((element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.firstElementChild)
          .map((element) => element.outerHTML.slice(0, 120)),
  );

describe('every kind of page', () => {
  let tab: Tab;
  beforeAll(async () => {
    tab = await openTab(siteInBrowser, { viewport: phone, reducedMotion: 'reduce', bypassCSP: true });
    return () => tab.close();
  });

  test.each(translatedKinds)('shows %s in Tamil, accessible and without overflow', async (english) => {
    const { page, errors } = tab;
    const path = toTamilPath(english);
    errors.length = 0;
    await page.setViewportSize(phone);
    await page.goto(siteInBrowser.site.origin + path);
    expect(await page.getAttribute('html', 'lang')).toBe('ta-IN');
    const pairs = await page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) => links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]));
    const there = firm.origin + english;
    const isSigned = signedTamilPages?.includes(path) === true;
    expect(pairs).toEqual(
      isSigned
        ? [
            ['en-IN', there],
            ['ta-IN', firm.origin + path],
            ['x-default', there],
          ]
        : [],
    );
    expect(await page.getAttribute('meta[name=robots]', 'content')).toBe(isSigned ? 'index, follow' : 'noindex');
    expect(await englishSentences(page)).toEqual([]);
    expect(await tooWide(page)).toEqual([]);
    // tests/more/accessibility.test.ts searches the others.
    if (searched.has(english)) expect(await violationsOn(page)).toEqual([]);
    await page.setViewportSize({ width: 1024, height: 768 });
    expect(await tooWide(page)).toEqual([]);
    expect(errors).toEqual([]);
  });
});

test('switches to the same page in English and back', async () => {
  const { page, errors, close } = await openTab(siteInBrowser);
  await page.goto(`${siteInBrowser.site.origin}/ta/tools`);
  await page.getByRole('link', { name: 'English', exact: true }).click();
  await page.waitForURL(`${siteInBrowser.site.origin}/tools`);
  await page.getByRole('link', { name: 'தமிழ் Tamil', exact: true }).click();
  await page.waitForURL(`${siteInBrowser.site.origin}/ta/tools`);
  await close();
  expect(errors).toEqual([]);
});

test('breaks no line before a suffix', async () => {
  const page = async (path: string): Promise<string> => (await fetch(siteInBrowser.site.origin + path)).text();
  const nowrap = '<one-line>';
  expect(await page('/ta/services/gst-returns')).toContain(`${nowrap}20-ஆம்</one-line>`);
  const [, island] = (await page('/ta/contact')).split('<div data-island="contact-form"');
  expect(island?.split('</form>')[0]).not.toContain(nowrap);
});

test('a message on WhatsApp begins in Tamil', async () => {
  const html = await (await fetch(`${siteInBrowser.site.origin}/ta/services/gst-returns`)).text();
  const href = /href="(https:\/\/wa\.me\/[^"]+)"/.exec(html)?.[1] ?? '';
  expect(new URL(href).searchParams.get('text')).toMatch(/[\u0b80-\u0bff]/);
});

test('the contact form stores the English option', async () => {
  const { page, errors, close } = await openTab(siteInBrowser);
  await page.goto(`${siteInBrowser.site.origin}/ta/contact`);
  await goTo(page, 'contact-form');
  const typed: Readonly<Record<string, string | undefined>> = { ...sampleFields('contact'), name: 'மீனா சுந்தரம்' };
  for (const { name, kind } of contactFields) {
    const field = page.getByLabel(content.fields[name].label, { exact: true });
    if (kind === 'choice') await field.selectOption({ label: content.fields.service.options[3] ?? '' });
    else await field.fill(typed[name] ?? '');
  }
  await page.getByRole('button', { name: content.submit }).click();
  await page.getByText(content.success).waitFor();
  const leads = await siteInBrowser.site.store.db.selectFrom('leads').selectAll().execute();
  expect(leads).toMatchObject([{ name: 'மீனா சுந்தரம்', service: 'GST Refunds' }]);
  await close();
  expect(errors).toEqual([]);
});

test('a tool answers in Tamil without scripts', async () => {
  const path = '/ta/tools/gst-late-fee';
  const { page, close } = await openTab(siteInBrowser, { javaScriptEnabled: false, viewport: phone });
  await page.goto(siteInBrowser.site.origin + path);
  await page.locator('main [name=filer][value=monthly]').check();
  await page.locator('main [name=form][value=gstr-3b]').check();
  await page.locator('main [name=turnover]').fill('80 லட்சம்');
  await page.locator('main [name=month]').fill('2025-01');
  await page.locator('main [name=filed]').fill('2025-03-10');
  await page.locator('main form button[type=submit], main form button:not([type])').first().click();
  expect(page.url()).toContain(path);
  expect(await page.getAttribute('html', 'lang')).toBe('ta-IN');
  expect(await page.title()).toMatch(/^GST தாமதக் கட்டண/);
  expect(await page.locator('main').innerText()).toMatch(/₹\s?[1-9]/);
  expect(await page.content()).not.toContain('%%');
  expect(await page.getByRole('link', { name: 'English', exact: true }).getAttribute('href')).toBe(path.slice(3));
  expect(await englishSentences(page)).toEqual([]);
  await close();
});

test('an address that is not there is answered in Tamil', async () => {
  const response = await fetch(`${siteInBrowser.site.origin}/ta/nothing`);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<html lang="ta-IN"');
});
