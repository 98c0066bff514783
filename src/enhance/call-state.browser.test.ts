import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';
import { phone, type Setup, visitPage } from '../../tests/support/visit-page.ts';
import { MINUTE_MS } from '../office/durations.ts';

const { officeHours, officeHoursWords, hoursLine, shortHours, clockText } = sampleEdition();

const siteInBrowser = openSite();

const state = (page: Page) => page.locator('main [data-hours=state]').first().innerText();
/** Opens the page on a device whose time is not the time in India. */
const open = (setup: Setup, check: (page: Page) => Promise<void>): Promise<void> =>
  visitPage(siteInBrowser, '/services/gst-registration', { timezoneId: 'America/New_York', ...setup }, check);
const at = (time: string | number) => ({ before: (page: Page) => page.clock.install({ time }) });

const [, closes = 0] = officeHours.week[1]?.at(-1) ?? [];
const [opensAt = 0] = officeHours.week[2]?.at(0) ?? [];
/** A Tuesday without a holiday. */
const TUESDAY_MS = Date.parse('2026-11-24T00:00+05:30');
const nextClock = clockText(opensAt).replace(':00', '');

test('says that the office is open, or when it opens', async () => {
  await open(at(TUESDAY_MS + closes * MINUTE_MS - 30_000), async (page) => {
    expect(await state(page)).toBe(officeHoursWords.open);
    await page.clock.runFor(61_000);
    expect(await state(page)).toBe(officeHoursWords.opens('Wed', nextClock));
  });
});

test.each([
  ['the evening before', TUESDAY_MS + closes * MINUTE_MS, 'Wednesday'],
  ['the same morning', TUESDAY_MS + 24 * 60 * MINUTE_MS + (opensAt - 1) * MINUTE_MS, officeHoursWords.today],
])('names the next opening on %s', async (_, time, day) => {
  await visitPage(siteInBrowser, '/locations/salem', at(time), async (page) => {
    const line = page.locator('footer [data-hours=line]');
    await expect.poll(() => line.innerText()).toBe(`${officeHoursWords.closed(day, nextClock)}. ${hoursLine}`);
  });
});

test.each([
  ['open', TUESDAY_MS + (closes - 1) * MINUTE_MS, ['Call', 'WhatsApp']],
  ['closed', TUESDAY_MS + closes * MINUTE_MS, ['WhatsApp', 'Call']],
])('puts first on a phone who answers while %s', async (_, time, order) => {
  await visitPage(siteInBrowser, '/services/gst-registration', { viewport: phone, ...at(time) }, async (page) => {
    const first = () =>
      page.locator('main [data-reach] > a').evaluateAll((links) => links.map((link) => link.textContent));
    await expect.poll(first).toEqual(order.map((word) => expect.stringContaining(word)));
  });
});

test.each([
  ['/contact', shortHours],
  ['/locations/salem', hoursLine],
])('%s prints the hours, not whether the office is open', async (path, hours) => {
  await visitPage(siteInBrowser, path, at('2026-11-24T12:00:00+05:30'), async (page) => {
    const text = () => page.locator('main').innerText();
    await expect.poll(text).toContain(officeHoursWords.open);
    await page.emulateMedia({ media: 'print' });
    expect(await text()).toContain(hours);
    expect(await text()).not.toContain(officeHoursWords.open);
  });
});

test('tells who has no scripts when somebody answers', async () => {
  await open({ javaScriptEnabled: false }, async (page) => expect(await state(page)).toBe(shortHours));
});
