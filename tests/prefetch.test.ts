/** Pages fetched ahead under the real policy: Chromium reads the rules that every page names in a header. */
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { desktop, phone, withoutPopup } from './support/alive.ts';
import { openSite } from './support/open-site.ts';
import { type RecordingProxy, recordingProxy } from './support/recording-proxy.ts';

const tools = openSite();

/** A pointer that rests for so long is a wish (ms). */
const REST = 200;

/** After so long (ms) nothing comes any more. */
const LONG_ENOUGH = 700;

let line: RecordingProxy;
let context: BrowserContext;
beforeEach(async () => {
  line = await recordingProxy(tools.site.origin);
  context = await tools.browser.newContext({ viewport: desktop });
});
afterEach(async () => {
  await context.close();
  await line.close();
});

const open = async (path: string): Promise<Page> => {
  const page = await context.newPage();
  await withoutPopup(page);
  await page.goto(line.origin + path);
  await expect.poll(() => line.seen.some((request) => request.path === '/speculation-rules.json')).toBe(true);
  return page;
};
const requestsFor = (path: string) => line.seen.filter((request) => request.path === path);
const purposes = (path: string) => requestsFor(path).map(({ headers }) => headers['sec-purpose'] ?? 'visit');
const gstRefunds = (page: Page) =>
  page
    .locator('main')
    .getByRole('link', { name: /^GST Refunds/ })
    .first();
/** A link as a content author would write it, put where it can be pointed at. */
const addLink = (page: Page, attributes: Record<string, string>) =>
  page.evaluate((wanted) => {
    const link = document.createElement('a');
    link.id = 'added';
    link.textContent = 'An added link';
    for (const [name, value] of Object.entries(wanted)) link.setAttribute(name, value);
    document.querySelector('main')?.prepend(link);
  }, attributes);

describe('a page is fetched ahead', () => {
  test('when the pointer rests on its link, and is not asked for again when it is opened', async () => {
    const page = await open('/');
    await gstRefunds(page).hover();
    await expect.poll(() => purposes('/services/gst-refunds')).toEqual(['prefetch']);
    await gstRefunds(page).click();
    await page.waitForURL('**/services/gst-refunds');
    expect(await page.locator('h1').innerText()).toMatch(/refund/i);
    expect(purposes('/services/gst-refunds')).toEqual(['prefetch']);
  });

  test('when a finger presses its link', async () => {
    await context.close();
    context = await tools.browser.newContext({ viewport: phone, hasTouch: true, isMobile: true });
    const page = await open('/');
    await gstRefunds(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(300);
    const box = await gstRefunds(page).boundingBox();
    const session = await context.newCDPSession(page);
    await session.send('Input.dispatchTouchEvent', {
      type: 'touchStart',
      touchPoints: [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }],
    });
    await expect.poll(() => purposes('/services/gst-refunds')).toEqual(['prefetch']);
    await session.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] });
  });

  test('not when the pointer only passes over it', async () => {
    const page = await open('/');
    const hrefs = await page.locator('main a[href^="/services/"]:visible').evaluateAll((links) => {
      for (const link of links) {
        link.addEventListener('pointerenter', () => performance.mark('in'));
        link.addEventListener('pointerleave', () => performance.measure(link.getAttribute('href') ?? '', 'in'));
      }
      return links.map((link) => link.getAttribute('href') ?? '');
    });
    let passed: string | undefined;
    // A pointer that was slow, as it may be on a busy machine, has rested: then another link is passed over.
    for (const href of new Set(hrefs)) {
      await page.locator(`main a[href="${href}"]:visible`).first().hover();
      await page.mouse.move(2, 2);
      passed = await page.evaluate(
        (rest) => performance.getEntriesByType('measure').find(({ duration }) => duration < rest / 2)?.name,
        REST,
      );
      if (passed) break;
    }
    expect(passed).toBeDefined();
    await page.waitForTimeout(LONG_ENOUGH);
    expect(requestsFor(passed ?? '')).toEqual([]);
  });

  test('not what is no page, nor a page in a new tab or as a download', async () => {
    const page = await open('/');
    // Pages that no plain link of the same page leads to: Chromium goes by the address alone.
    const links: readonly Record<string, string>[] = [
      { href: '/api/blog-proxy' },
      { href: '/sitemap.xml' },
      { href: '/about.md' },
      { href: '/gst-consultant-erode', target: '_blank' },
      { href: '/gst-consultant-salem', download: 'salem.html' },
    ];
    for (const attributes of links) {
      await addLink(page, attributes);
      await page.hover('#added');
      await page.waitForTimeout(LONG_ENOUGH);
      expect(requestsFor(attributes.href ?? '')).toEqual([]);
      await page.evaluate(() => document.querySelector('#added')?.remove());
    }
    // The same pointer on a page's link is a wish: it was the link that made the difference.
    await gstRefunds(page).hover();
    await expect.poll(() => purposes('/services/gst-refunds')).toEqual(['prefetch']);
  });
});

test('a page that is fetched ahead and never opened runs nothing and is no visit', async () => {
  const page = await open('/');
  await page.waitForLoadState('networkidle');
  const before = line.seen.length;
  await gstRefunds(page).hover();
  await expect.poll(() => purposes('/services/gst-refunds')).toEqual(['prefetch']);
  await page.waitForTimeout(LONG_ENOUGH);
  // Neither its script nor anything else that it names is asked for, so that no script of it can count it.
  expect(line.seen.slice(before).map(({ path }) => path)).toEqual(['/services/gst-refunds']);
  expect(await page.evaluate(() => document.title)).toMatch(/^Tax Consultant/);
});
