import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, type Setup, visitPage } from '../../tests/support/visit-page.ts';

const { firm, pages, addressLine } = sampleEdition();
const { contact } = pages;

const siteInBrowser = openSite();

const embed = new URL(firm.mapEmbedUrl);
const map = (page: Page) => page.locator('[data-map]');
const frame = (page: Page) => map(page).locator('iframe');
const status = (page: Page) => map(page).getAttribute('data-map');
const becomes = (page: Page, wanted: string) => expect.poll(() => status(page)).toBe(wanted);

/** Lets the map's host treat the request of the frame as given. */
const host = (answers: (route: Route) => unknown) => (page: Page) =>
  page.context().route(`${embed.origin}/**`, answers);
const aMap = { contentType: 'text/html', body: 'A map' };
const answer = host((route) => route.fulfill(aMap));
const neverAnswer = host(() => {});
const goOffline = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));

const cardStands = async (page: Page): Promise<void> => {
  const text = await map(page).innerText();
  for (const part of [firm.name, addressLine(), contact.office.openMap, firm.phone, firm.email])
    expect(text).toContain(part);
  expect(await map(page).getAttribute('aria-busy')).toBe('false');
};

const drawingStands = async (page: Page): Promise<void> => {
  expect(await frame(page).count()).toBe(0);
  await cardStands(page);
};

const open = (setup: Setup, check: (page: Page) => Promise<void>): Promise<void> =>
  visitPage(siteInBrowser, '/contact', { viewport: phone, ...setup }, check);

test('loads the embed near the screen, replacing the drawing', async () => {
  const asked: string[] = [];
  const before = async (page: Page) => {
    await answer(page);
    page.on('request', (request) => request.url().startsWith(embed.origin) && asked.push(request.url()));
  };
  await open({ before }, async (page) => {
    await page.waitForTimeout(300);
    expect(asked).toEqual([]);
    expect(await frame(page).count()).toBe(0);
    await map(page).scrollIntoViewIfNeeded();
    await becomes(page, 'ready');
    expect(asked).toContain(embed.href);
    expect(await frame(page).getAttribute('title')).toBe(contact.office.mapTitle);
    expect(await map(page).getByRole('status').isVisible()).toBe(false);
    expect(await frame(page).isVisible()).toBe(true);
    await cardStands(page);
  });
});

/** The browser then shows its own error page in the frame and says that it has loaded. */
test.each([{ 'x-frame-options': 'DENY' }, { 'content-security-policy': "frame-ancestors 'none'" }])(
  'shows the card beside a frame refused by %o',
  async (headers) => {
    const before = host((route) => route.fulfill({ ...aMap, headers }));
    await open({ before, expected: /Refused to|frame-ancestors|X-Frame-Options/i }, async (page) => {
      await map(page).scrollIntoViewIfNeeded();
      await becomes(page, 'ready');
      expect(await page.frames()[1]?.content()).not.toContain('A map');
      await cardStands(page);
      expect(await map(page).getByText(contact.office.openMap).isVisible()).toBe(true);
    });
  },
);

test('says that it is loading until then', async () => {
  await open({ before: neverAnswer, clock: true }, async (page) => {
    expect(await map(page).getByText(contact.office.loading).isVisible()).toBe(false);
    await map(page).scrollIntoViewIfNeeded();
    await map(page).getByText(contact.office.loading).waitFor();
    expect(await map(page).getAttribute('aria-busy')).toBe('true');
    // The drawing and the words are what is seen, not the white of an empty frame.
    await frame(page).waitFor({ state: 'attached' });
    const seen = await map(page)
      .getByText(contact.office.loading)
      .evaluate((words) => {
        const { x, y, width, height } = words.getBoundingClientRect();
        return [y + height / 2, y - 40].map((at) => document.elementFromPoint(x + width / 2, at)?.tagName);
      });
    expect(seen).not.toContain('IFRAME');
  });
});

test.each<[string, Setup, ((page: Page) => Promise<void>)?]>([
  ['the frame reports an error', { before: neverAnswer, clock: true }, (page) => frame(page).dispatchEvent('error')],
  ['a host cannot be reached, for which a frame has no event', { before: host((route) => route.abort()) }],
  ['the browser is offline', { before: goOffline }],
])('the drawing stands in its place, the card beside it, when %s', async (_when, setup, act) => {
  await open({ expected: /ERR_FAILED/, ...setup }, async (page) => {
    await map(page).scrollIntoViewIfNeeded();
    await act?.(page);
    await becomes(page, 'failed');
    await drawingStands(page);
  });
});

test('shows the card after eight seconds without the map', async () => {
  const { promise: late, resolve: release } = Promise.withResolvers<void>();
  const before = host(async (route) => {
    await late;
    await route.fulfill(aMap).catch(() => {});
  });
  await open({ before, clock: true }, async (page) => {
    await page.clock.runFor(20_000);
    await map(page).scrollIntoViewIfNeeded();
    await becomes(page, 'loading');
    await page.clock.runFor(7999);
    expect(await status(page)).toBe('loading');
    await page.clock.runFor(1);
    await becomes(page, 'failed');
    await drawingStands(page);
    release();
    await page.waitForTimeout(150);
    await drawingStands(page);
  });
});

test('holds frame and card without JavaScript', async () => {
  await open({ javaScriptEnabled: false, before: answer }, async (page) => {
    expect(await frame(page).getAttribute('src')).toBe(embed.href);
    expect(await frame(page).getAttribute('loading')).toBe('lazy');
    expect(await map(page).getByText(contact.office.loading).isVisible()).toBe(false);
    await map(page).scrollIntoViewIfNeeded();
    expect(await frame(page).isVisible()).toBe(true);
  });
});
