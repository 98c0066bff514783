import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { alive, type Setup } from '../../tests/support/alive.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { openSite } from '../../tests/support/open-site.ts';

const { officeHours, officeHoursWords, hoursLine, shortHours } = sampleEdition();

const tools = openSite();

const state = (page: Page) => page.locator('main [data-hours=state]').first().innerText();
/** On a device whose time is not the time in India. */
const open = (setup: Setup, check: (page: Page) => Promise<void>): Promise<void> =>
  alive(tools, '/services/gst-registration', { timezoneId: 'America/New_York', ...setup }, check);
const at = (time: string | number) => ({ before: (page: Page) => page.clock.install({ time }) });

test('says that the office is open, and when somebody answers once the hours have ended meanwhile', async () => {
  // A Tuesday without a holiday.
  const [, closes = 0] = officeHours.week[1]?.at(-1) ?? [];
  const moment = Date.parse('2026-11-24T00:00+05:30') + closes * 60_000 - 30_000;
  await open(at(moment), async (page) => {
    expect(await state(page)).toBe(officeHoursWords.open);
    await page.clock.runFor(61_000);
    expect(await state(page)).toBe(shortHours);
  });
});

test.each([
  ['/contact', shortHours],
  ['/locations/salem', hoursLine],
])('%s prints the hours, not whether the office is open', async (path, hours) => {
  await alive(tools, path, at('2026-11-24T12:00:00+05:30'), async (page) => {
    const text = () => page.locator('main').innerText();
    await expect.poll(text).toContain(officeHoursWords.open);
    await page.emulateMedia({ media: 'print' });
    expect(await text()).toContain(hours);
    for (const word of Object.values(officeHoursWords)) expect(await text()).not.toContain(word);
  });
});

test.each([
  ['on a Sunday', at('2026-11-29T12:00:00+05:30')],
  ['without scripts', { javaScriptEnabled: false }],
])('tells %s when somebody answers', async (_, setup) => {
  await open(setup, async (page) => expect(await state(page)).toBe(shortHours));
});
