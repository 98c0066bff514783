import { parse } from 'node-html-parser';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openSite } from './support/open-site.ts';
import { sharedTab } from './support/visit-page.ts';

const siteInBrowser = openSite();
const onPage = sharedTab(siteInBrowser);

/** Marks the document, so that a test can tell whether it is still the same one. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'marked' in window);
const footerLink = (page: Page, name: string) => page.locator('footer').getByRole('link', { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Returns what search engines, and sites where a page is shared, read of it. */
const readHead = (html: string): readonly string[] =>
  parse(html)
    .querySelectorAll('title, meta[name], meta[property], link[rel=canonical], script[type="application/ld+json"]')
    // A browser writes an apostrophe as it is.
    .map((element) => element.outerHTML.replaceAll('&#39;', "'"));
const headInBrowser = async (page: Page): Promise<readonly string[]> => readHead(await page.content());
const headAsSent = async (path: string): Promise<readonly string[]> =>
  readHead(await (await fetch(siteInBrowser.site.origin + path)).text());

test('opens another document at its top', async () => {
  await onPage('/', {}, async (page) => {
    await mark(page);
    const from = await headInBrowser(page);
    await footerLink(page, 'GST Refunds').click();
    await page.waitForURL('**/services/gst-refunds');
    expect(await isSameDocument(page)).toBe(false);
    const head = await headInBrowser(page);
    expect(head).toEqual(await headAsSent('/services/gst-refunds'));
    const text = head.join('\n');
    for (const part of ['<title>', 'name="description"', 'rel="canonical"', 'og:title', 'og:url', 'ld+json'])
      expect(text).toContain(part);
    expect(
      head.filter((line) => /<title>|canonical|og:url|og:title|ld\+json/.test(line) && from.includes(line)),
    ).toEqual([]);
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').innerText()).toBe('Skip to main content');
  });
});

test.each(['/', '/contact'])('restores %s and its place on Back and Forward', async (path) => {
  // Stand-in fonts are used both times: lines that break elsewhere would move the place by some pixels.
  const before = (page: Page) => page.route('**/*.woff2', (route) => route.abort());
  await onPage(path, { before, expected: /ERR_FAILED/ }, async (page) => {
    await page.evaluate(() => scrollTo(0, 900));
    // The browser goes by what is in view, and comes back some pixels off when that was just being revealed.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.reveal-waiting')].every(
        // A part is revealed when a tenth of it stands 50 px above the lower edge.
        (part) => {
          const { top, bottom, height } = part.getBoundingClientRect();
          return top + height / 10 > innerHeight - 50 || bottom < 0;
        },
      ),
    );
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    // It notes the place a moment later, of which no event tells.
    await page.waitForTimeout(150);
    await footerLink(page, 'GST Returns').evaluate((link: HTMLElement) => link.click());
    await page.waitForURL('**/services/gst-returns');
    expect(await scrolled(page)).toBe(0);
    await page.goBack();
    await page.waitForURL(siteInBrowser.site.origin + path);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goForward();
    await page.waitForURL('**/services/gst-returns');
    await expect.poll(() => scrolled(page)).toBe(0);
  });
});
