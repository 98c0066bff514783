/** Call links say whether the office is open, by the clock of the device and the time in India. */
import { expect, test } from 'vitest';
import { officeHours } from '../../content/firm.ts';
import { officeHoursWords } from '../../content/pages/office-hours.ts';
import { shortHours } from '../../content/pages/reach.ts';
import { desktop } from '../../tests/support/alive.ts';
import { openSite } from '../../tests/support/open-site.ts';

const tools = openSite();

const open = async (javaScriptEnabled: boolean, moment?: string | number) => {
  // The time of the device is not the time in India.
  const context = await tools.browser.newContext({
    viewport: desktop,
    javaScriptEnabled,
    timezoneId: 'America/New_York',
  });
  const page = await context.newPage();
  if (moment) await page.clock.install({ time: moment });
  await page.goto(`${tools.site.origin}/services/gst-registration`);
  return { context, page, state: page.locator('main [data-hours=state]').first() };
};

test('says that the office is open, and when somebody answers once the hours have ended meanwhile', async () => {
  // A Tuesday without a holiday.
  const [, closes = 0] = officeHours.week[1]?.at(-1) ?? [];
  const moment = Date.parse('2026-11-24T00:00+05:30') + closes * 60_000 - 30_000;
  const { context, page, state } = await open(true, moment);
  expect(await state.textContent()).toBe(officeHoursWords.open);
  await page.clock.runFor(61_000);
  expect(await state.textContent()).toBe(shortHours);
  await context.close();
});

test('says on a Sunday when somebody answers', async () => {
  const { context, state } = await open(true, '2026-11-29T12:00:00+05:30');
  expect(await state.textContent()).toBe(shortHours);
  await context.close();
});

test('tells the hours without scripts', async () => {
  const { context, state } = await open(false);
  expect(await state.textContent()).toBe(shortHours);
  await context.close();
});
