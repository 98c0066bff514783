/** The page of due dates in a browser: what it counts, what is chosen, kept and shared, and what is left without scripts. */
import type { BrowserContext, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { payerKinds } from '../../../content/due-dates/kinds.ts';
import { reminderWish } from '../../../content/due-dates/reminder.ts';
import { firm } from '../../../content/firm.ts';
import { dayCount, dueLedger } from '../../../content/pages/due-ledger.ts';
import { phone, withoutPopup } from '../../../tests/support/alive.ts';
import { MOST, shiftOf } from '../../../tests/support/late-fonts.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { styled } from '../../../tests/support/styled.ts';
import { addDays } from '../../dates/days.ts';
import { shortDate } from '../../dates/short-date.ts';
import { toPattern } from '../../dates/to-pattern.ts';
import { buildDay } from '../../pages/build-day.ts';
import { dueRows } from '../../pages/due-rows.ts';
import { RemindLink } from '../../pages/due-sheets.tsx';
import { nextDays } from './reckon.ts';

const tools = openSite();

const dates = dueRows.flatMap(({ due: { id, name, kinds }, schedule }) =>
  schedule.rules.length > 0 ? [{ id, name, kinds, pattern: toPattern(schedule) }] : [],
);
const unsure = dueRows.filter(({ next }) => !next);

let context: BrowserContext;
afterEach(() => context.close());

/** A page at noon in India of a day, on a device whose own time is another. */
const open = async (
  path: string,
  day = buildDay,
  options: { readonly javaScriptEnabled?: boolean } = {},
): Promise<Page> => {
  context = await tools.browser.newContext({ viewport: phone, timezoneId: 'America/New_York', ...options });
  await withoutPopup(context);
  const page = await context.newPage();
  await page.clock.install({ time: `${day}T12:00:00+05:30` });
  await page.goto(tools.site.origin + path);
  return page;
};

const shownRows = (page: Page) => page.locator('[data-due]:not([hidden])');
const count = (page: Page) => page.locator('[data-count]').textContent();
const counted = (page: Page) => page.locator('[role=status][data-count]').waitFor();
const box = (page: Page, kind: string) => page.locator(`[data-due-dates] input[value=${kind}]`);

describe('the page of due dates', () => {
  test.each([0, 400])('counts the days left %i days after it was made', async (later) => {
    const today = addDays(buildDay, later);
    const page = await open('/due-dates', today);
    await counted(page);
    const expected = nextDays(dates, today);
    expect(await shownRows(page).evaluateAll((rows) => rows.map((row) => (row as HTMLElement).dataset.due))).toEqual(
      expected.map(({ date }) => date.id),
    );
    const [next] = expected;
    if (!next) return;
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next.left));
    expect(await page.locator('[data-next]').innerText()).toContain(shortDate(next.on));
    const add = await shownRows(page).first().getByRole('link', { name: dueLedger.add }).getAttribute('href');
    expect(add).toContain(next.on.replaceAll('-', ''));
    // What may lack an extension says so.
    expect(await page.locator('[data-made]').isVisible()).toBe(later > 7);
    const passed = await page
      .locator('[data-on]:not([hidden])')
      .evaluateAll((days, now) => days.filter((day) => ((day as HTMLElement).dataset.on ?? '') < now).length, today);
    expect(passed).toBe(0);
  });

  test('keeps what is ticked on the device and in the address, and announces how many dates it leaves', async () => {
    const page = await open('/due-dates');
    await counted(page);
    await box(page, 'individual').check();
    await box(page, 'audit').check();
    const mine = nextDays(dates, buildDay).filter(({ date }) =>
      date.kinds.some((kind) => kind === 'individual' || kind === 'audit'),
    );
    expect(await shownRows(page).count()).toBe(mine.length);
    expect(await count(page)).toBe(dayCount.concern(mine.length, 0));
    expect(new URL(page.url()).search).toBe('?for=individual,audit');
    await page.goto(`${tools.site.origin}/due-dates`);
    await counted(page);
    expect(await box(page, 'audit').isChecked()).toBe(true);
    expect(await shownRows(page).count()).toBe(mine.length);
    await page.getByRole('button', { name: dueLedger.showAll }).click();
    expect(await shownRows(page).count()).toBe(dates.length);
    expect(await count(page)).toBe(dayCount.all(dates.length + unsure.length));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.evaluate(() => Object.keys(localStorage).includes('dueDatesFor'))).toBe(false);
  });

  test.each([
    { width: 390, height: 844 },
    { width: 1440, height: 844 },
  ])('shows a kept choice, and nothing jumps: %o', async (viewport) => {
    const page = await open('/due-dates');
    await counted(page);
    await box(page, 'individual').check();
    await page.setViewportSize(viewport);
    await page.goto(`${tools.site.origin}/due-dates`);
    await counted(page);
    expect(await box(page, 'individual').isChecked()).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });

  test('shows the choice of an address that was sent, and does not keep it', async () => {
    const page = await open('/due-dates?for=tds,nonsense');
    await counted(page);
    expect(await box(page, 'tds').isChecked()).toBe(true);
    expect(new URL(page.url()).search).toBe('?for=tds');
    expect(await page.evaluate(() => localStorage.getItem('dueDatesFor'))).toBeNull();
    expect(await page.locator('[data-add-all]').getAttribute('href')).toBe('/calendar/tds.ics');
  });

  test('says nothing of a number while a date is being confirmed', async () => {
    const page = await open('/due-dates');
    await counted(page);
    const rows = await page.locator('tr[data-unsure]').allInnerTexts();
    expect(rows).toHaveLength(unsure.length);
    for (const row of rows) expect(row).toContain(dueLedger.confirmed);
    const unsureKind = unsure
      .flatMap(({ due }) => due.kinds)
      .find((kind) => !dates.some(({ kinds }) => kinds.includes(kind)));
    if (!unsureKind) return;
    await box(page, unsureKind).check();
    expect(await page.locator('[data-next]').innerText()).toContain(dayCount.noneYet);
    expect(await page.locator('[data-next] b').textContent()).toBe('');
  });

  test('goes on to the next day at midnight in India', async () => {
    const page = await open('/due-dates');
    await counted(page);
    const before = await page.locator('[data-today]').textContent();
    await page.clock.runFor(12 * 60 * 60 * 1000 + 61_000);
    expect(await page.locator('[data-today]').textContent()).not.toBe(before);
    const [next] = nextDays(dates, addDays(buildDay, 1));
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next?.left));
  });

  test('prints on one sheet of A4', async () => {
    const page = await open('/due-dates');
    await counted(page);
    await styled(page);
    // Wider margins than browsers set: there is room to spare.
    const margin = { top: '17mm', right: '10mm', bottom: '17mm', left: '10mm' };
    const pdf = (await page.pdf({ format: 'A4', margin })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('offers reminders on WhatsApp where the office gives them: of all dates, or of what is chosen', async () => {
    const page = await open('/due-dates');
    await counted(page);
    await box(page, 'tds').check();
    expect(await page.locator('[data-remind]').count()).toBe(firm.remindsOnWhatsapp ? 1 : 0);
    // The same page of an office that does.
    const link = renderToStaticMarkup(createElement(RemindLink));
    await page.route('**/due-dates', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<span data-remind.*?<\/span><\/a><\/span>/s, '');
      await route.fulfill({ response, body: body.replace(/<a [^>]*data-add-all/, (add) => link + add) });
    });
    await page.goto(`${tools.site.origin}/due-dates`);
    await counted(page);
    const wish = async () =>
      new URL((await page.locator('[data-remind] a').getAttribute('href')) ?? '').searchParams.get('text');
    await box(page, 'gst-monthly').check();
    expect(await wish()).toBe(reminderWish([payerKinds['gst-monthly'].label, payerKinds.tds.label]));
    await page.getByRole('button', { name: dueLedger.showAll }).click();
    expect(await wish()).toBe(reminderWish([]));
    expect(link).toContain(encodeURIComponent(reminderWish([])));
  });

  test('reads whole without scripts: rules in words, no count', async () => {
    const page = await open('/due-dates', buildDay, { javaScriptEnabled: false });
    expect(await page.locator('[data-due] td:nth-child(4)').allTextContents()).toEqual(dates.map(() => ' '));
    expect(await page.locator('[data-live]:visible').count()).toBe(0);
    expect(await page.locator('tr[data-due]:visible').count()).toBe(dates.length);
    expect(await page.locator('[data-on]').count()).toBeGreaterThan(12);
  });
});

describe('on other pages', () => {
  test('home and services show the next rows of what was chosen', async () => {
    const page = await open('/due-dates?for=');
    await counted(page);
    await box(page, 'individual').check();
    for (const path of ['/', '/services']) {
      await page.goto(tools.site.origin + path);
      await counted(page);
      if (path === '/') expect(await box(page, 'individual').isChecked()).toBe(true);
      const mine = dates.filter(({ kinds }) => kinds.some((kind) => kind === 'individual'));
      expect(await shownRows(page).count()).toBe(Math.min(mine.length, 4));
    }
  });

  test("a service shows its own next date, and the menu everybody's when it opens", async () => {
    const page = await open('/services/income-tax-filing');
    const own = nextDays(dates, buildDay).find(({ date }) => date.id.startsWith('itr-'));
    const [next] = nextDays(dates, buildDay);
    if (!own || !next) return;
    await expect.poll(() => page.locator('[data-due-next]').innerText()).toContain(shortDate(own.on));
    await page.goto(`${tools.site.origin}/about`);
    await page.locator('[data-menu] summary').click();
    await expect.poll(() => page.locator('[data-due-menu]').innerText()).toContain(shortDate(next.on));
  });
});
