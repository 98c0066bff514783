import type { BrowserContext, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { violationsOn } from '../../../tests/support/accessibility.ts';
import { phone, withoutPopup } from '../../../tests/support/alive.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { MOST, shiftOf } from '../../../tests/support/late-fonts.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { addDays, LONGEST_WAIT } from '../../dates/days.ts';
import { RemindLink } from '../../pages/due-dates-cards.tsx';
import { dueRows, dueRowsOf, upcomingDues } from '../../pages/due-rows.ts';
import { EditionProvider } from '../../ui/edition.tsx';
import { concerns, type DueDay, nextDueDates } from './due-days.ts';

const edition = sampleEdition();
const { payerKinds, reminderWish, firm, dayCount, dueLedger, longDate, shortDate, wholeDate } = edition;
/** The day on which the site was built. */
const buildDay = edition.today;

const tools = openSite();

const desktop = { width: 1440, height: 900 };

const { until, dues: dates } = upcomingDues(edition);
/** The days that concern some kinds of payer; of all, when none is named. */
const daysFor = (kinds: readonly string[], today = buildDay): DueDay[] =>
  nextDueDates(
    dates.filter((date) => concerns(date.kinds, kinds)),
    today,
  );
const sumOf = (days: readonly DueDay[]): number => days.reduce((sum, day) => sum + day.dates.length, 0);
const FIRST = 5;

let context: BrowserContext;
afterEach(() => context.close());

/** A page at noon in India of a day, on a device whose own time is another. */
const open = async (
  path: string,
  day = buildDay,
  options: { readonly javaScriptEnabled?: boolean; readonly viewport?: typeof phone } = {},
): Promise<Page> => {
  context = await tools.browser.newContext({ viewport: phone, timezoneId: 'America/New_York', ...options });
  await withoutPopup(context);
  const page = await context.newPage();
  await page.clock.install({ time: `${day}T12:00:00+05:30` });
  await page.goto(tools.site.origin + path);
  return page;
};

const rows = (page: Page, state = '') => page.locator(`[data-day]${state}`);
const daysOf = (page: Page, state?: string): Promise<(string | undefined)[]> =>
  rows(page, state).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.day));
const count = (page: Page) => page.locator('[data-count]').textContent();
const counted = (page: Page) => page.locator('[data-today]:not(:empty)').waitFor();
const goCounted = async (page: Page, path: string): Promise<void> => {
  await page.goto(tools.site.origin + path);
  await counted(page);
};
const openCounted = async (...where: Parameters<typeof open>): Promise<Page> => {
  const page = await open(...where);
  await counted(page);
  return page;
};
const box = (page: Page, kind: string) => page.locator(`[data-due-dates] input[value=${kind}]`);
const query = (page: Page): string => new URL(page.url()).search;

describe('the page of due dates', () => {
  test.each([0, 400])('shows the next five days %i days after it was made', async (later) => {
    const today = addDays(buildDay, later);
    const page = await openCounted('/due-dates', today);
    const expected = daysFor([], today).slice(0, FIRST);
    expect(await daysOf(page)).toEqual(expected.map(({ on }) => on));
    expect(await count(page)).toBe(dayCount.first);
    const [next] = expected;
    if (!next) return;
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next.left));
    expect(await page.locator('[data-next]').innerText()).toContain(shortDate(next.on));
    // What may lack an extension says so.
    expect(await page.locator('[data-made]').isVisible()).toBe(later > 7);
  });

  test('shows the year and its rules when the list cannot be fetched', async () => {
    const page = await open('/due-dates');
    const year = page.locator('[data-year]');
    await page.waitForLoadState('load');
    expect(await year.isVisible()).toBe(false);
    await page.route(/due-dates-.*\.json$/, (route) => route.abort());
    await page.reload();
    await year.waitFor();
    expect(await year.locator('h2').count()).toBe(2);
  });

  test('says where its list ends once it does not reach a year ahead', async () => {
    const page = await openCounted('/due-dates', addDays(buildDay, LONGEST_WAIT - 364));
    expect(await count(page)).toBe(dayCount.listEnds(wholeDate(until)));
    expect(await rows(page).count()).toBe(FIRST);
    await page.clock.setSystemTime(`${addDays(until, 1)}T12:00:00+05:30`);
    await page.clock.runFor(61_000);
    await expect.poll(() => rows(page, ':visible').count()).toBe(0);
    expect(await count(page)).toBe(dayCount.listEnds(wholeDate(until)));
  });

  test('keeps the rows of the build when its list cannot be fetched', async () => {
    const page = await open('/about');
    await page.route('**/assets/due-dates-*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const refused = page.waitForResponse('**/assets/due-dates-*.json');
    await page.goto(`${tools.site.origin}/due-dates`);
    await refused;
    expect(await daysOf(page)).toEqual(
      daysFor([])
        .slice(0, FIRST)
        .map(({ on }) => on),
    );
  });

  test('keeps what is ticked on the device and in the address, and announces how many dates it leaves', async () => {
    const page = await openCounted('/due-dates');
    await box(page, 'individual').check();
    await expect.poll(() => query(page)).toBe('?for=individual');
    await box(page, 'audit').check();
    const mine = daysFor(['individual', 'audit']);
    await expect.poll(() => daysOf(page)).toEqual(mine.map(({ on }) => on));
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: dayCount.twelve(sumOf(mine)) })
        .count(),
    ).toBe(1);
    expect(query(page)).toBe('?for=individual,audit');
    await goCounted(page, '/due-dates');
    expect(await box(page, 'audit').isChecked()).toBe(true);
    expect(await rows(page).count()).toBe(mine.length);
    await page.getByRole('button', { name: dueLedger.showAll }).click();
    await expect.poll(() => count(page)).toBe(dayCount.twelve(sumOf(nextDueDates(dates, buildDay))));
    await expect.poll(() => query(page)).toBe('');
    expect(await box(page, 'audit').isChecked()).toBe(false);
    expect(await page.evaluate(() => Object.keys(localStorage).includes('dueDatesFor'))).toBe(false);
  });

  test('shows a GST-registered employer who deducts TDS the days of a December, each row whole to press', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,tds,employer', '2026-11-30');
    const december = daysFor(['gst-monthly', 'tds', 'employer'], '2026-11-30').filter(({ on }) => on < '2027');
    expect(sumOf(december.filter(({ on }) => on >= '2026-12'))).toBeGreaterThanOrEqual(7);
    expect((await daysOf(page)).slice(0, december.length)).toEqual(december.map(({ on }) => on));
    const [row] = await page.locator('[data-day] > summary').all();
    const size = await row?.boundingBox();
    // A stand-in font may need a pixel more.
    expect(size?.height).toBeGreaterThanOrEqual(56);
    expect(size?.height).toBeLessThan(58);
    expect(size?.width).toBeGreaterThan(330);
    // The later months are folded where there is little room; the first is open, or the list would look empty.
    expect(await page.locator('[data-group]:not([open])').count()).toBeGreaterThan(6);
    await page.getByRole('searchbox').fill('a');
    await expect.poll(() => rows(page).count()).toBeGreaterThan(FIRST);
    expect(await page.locator('[data-group]').first().getAttribute('open')).toBe('');
  });

  test('opens a row with what is said of each due date of its day', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly', '2026-12-01');
    const row = page.locator('[data-day="2026-12-31"]');
    await row.locator('summary').click();
    await expect.poll(() => row.locator('section').count()).toBe(2);
    const text = await row.innerText();
    for (const { due } of dueRows(edition).filter(({ due: { id } }) => id === 'gstr-9' || id === 'gstr-9c')) {
      expect(text).toContain(due.name);
      expect(text).toContain(due.late);
    }
    const add = row.locator('section').first().getByRole('link', { name: dueLedger.add });
    const href = new URL((await add.getAttribute('href')) ?? '');
    expect(href.searchParams.get('text')).toBe('GSTR-9');
    expect(href.searchParams.get('dates')).toBe('20261231/20270101');
  });

  test('finds due dates by a word, and shows the choice again when it is cleared', async () => {
    const page = await openCounted('/due-dates?for=exporter');
    const before = await rows(page).count();
    await page.getByRole('searchbox').fill('DIR-3');
    await expect.poll(() => rows(page).count()).toBe(1);
    expect(await rows(page).innerText()).toContain('DIR-3 KYC');
    await page.getByRole('searchbox').fill('no such thing');
    await expect.poll(() => count(page)).toBe(dayCount.twelve(0));
    expect(await rows(page, ':visible').count()).toBe(0);
    await page.getByRole('searchbox').fill('');
    await expect.poll(() => rows(page, ':visible').count()).toBe(before);
  });

  test('has a rail of twelve months where there is room, and a row for each of its filled dots', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly', '2026-11-30', { viewport: desktop });
    await expect.poll(() => page.locator('[data-rail] a').count()).toBe(12);
    const year = daysFor(['gst-monthly'], '2026-11-30').filter(({ on }) => on < '2027-11');
    expect(await page.locator('[data-rail] [data-due]').count()).toBe(year.length);
    expect(await page.locator('[data-group]:not([open])').count()).toBe(0);
    expect((await page.locator('[data-day] > summary').first().boundingBox())?.height).toBe(44);
    await page.locator('[data-rail] a').nth(6).click();
    await expect.poll(() => page.locator('[data-day][open]').first().getAttribute('data-day')).toMatch(/^2027-05/);
  });

  test.each([phone, desktop])('shows a kept choice, and nothing jumps: %o', async (viewport) => {
    const page = await openCounted('/due-dates');
    await box(page, 'individual').check();
    await expect.poll(() => query(page)).toBe('?for=individual');
    await page.setViewportSize(viewport);
    await goCounted(page, '/due-dates');
    expect(await box(page, 'individual').isChecked()).toBe(true);
    expect(await shiftOf(page)).toBeLessThanOrEqual(MOST);
  });

  test('shows the choice of an address that was sent, and does not keep it', async () => {
    const page = await openCounted('/due-dates?for=tds,nonsense');
    expect(await box(page, 'tds').isChecked()).toBe(true);
    await expect.poll(() => query(page)).toBe('?for=tds');
    expect(await page.evaluate(() => localStorage.getItem('dueDatesFor'))).toBeNull();
    expect(await page.locator('[data-add-all]').getAttribute('href')).toBe('/calendar/tds.ics');
  });

  test('is red within seven days alone', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,gst-quarterly,tds,employer');
    const near = daysFor(['gst-monthly', 'gst-quarterly', 'tds', 'employer']).filter(({ left }) => left <= 7);
    expect(await daysOf(page, '[data-soon]')).toEqual(near.map(({ on }) => on));
  });

  test('can be read on a day on which something is due', async () => {
    const page = await open('/', daysFor([])[0]?.on);
    await page.locator('[data-now][data-ring][data-soon]').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('goes on to the next day at midnight in India', async () => {
    const page = await openCounted('/due-dates');
    const before = await page.locator('[data-today]').textContent();
    await page.clock.runFor(12 * 60 * 60 * 1000 + 61_000);
    expect(await page.locator('[data-today]').textContent()).not.toBe(before);
    const [next] = daysFor([], addDays(buildDay, 1));
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next?.left));
  });

  test('offers reminders on WhatsApp where the office gives them: of all dates, or of what is chosen', async () => {
    const page = await openCounted('/due-dates');
    expect(await page.locator('[data-remind]').count()).toBe(firm.remindsOnWhatsapp ? 1 : 0);
    // The same page of an office that does.
    const link = renderToStaticMarkup(EditionProvider({ edition, children: createElement(RemindLink) }));
    await page.route('**/due-dates', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<span data-remind.*?<\/span><\/a><\/span>/s, '');
      await route.fulfill({ response, body: body.replace(/<a [^>]*data-add-all/, (add) => link + add) });
    });
    await goCounted(page, '/due-dates');
    const wish = async () =>
      new URL((await page.locator('[data-remind] a').getAttribute('href')) ?? '').searchParams.get('text');
    await box(page, 'gst-monthly').check();
    await expect.poll(wish).toBe(reminderWish([payerKinds['gst-monthly'].label]));
    await page.getByRole('button', { name: dueLedger.showAll }).click();
    await expect.poll(wish).toBe(reminderWish([]));
    expect(link).toContain(encodeURIComponent(reminderWish([])));
  });

  test("reads whole without scripts: the rules in words, the year's table, no count", async () => {
    const page = await open('/due-dates', buildDay, { javaScriptEnabled: false });
    // The list of the year takes the place of the card, which a script fills.
    expect(await page.locator('[data-due-dates]').isVisible()).toBe(false);
    await page.getByText(dueLedger.asOf(longDate(buildDay))).waitFor();
    const items = page.locator('[data-rules] > details');
    expect(await items.count()).toBe(dates.length);
    expect(await items.first().locator('summary').innerText()).toContain('11th of next month');
    await items.first().locator('summary').click();
    expect(await items.first().innerText()).toContain(dueLedger.late);
    for (const name of ['TDS, TCS deposit', 'GSTR-9', 'LLP Form 11'])
      expect(await page.locator('main li:visible', { hasText: name }).count(), name).toBeGreaterThan(0);
    expect(await page.locator('main').innerText()).not.toMatch(/\d+ days? left/);
  });
});

describe('on other pages', () => {
  test.each(['/', '/services'])('%s shows dated rows without scripts, and no days left', async (path) => {
    const page = await open(path, addDays(buildDay, 9), { javaScriptEnabled: false });
    const card = page.locator('[data-due-dates]');
    expect(await card.locator('[data-live]:visible').count()).toBe(0);
    const text = await card.innerText();
    expect(text).toContain(dueLedger.asOf(longDate(buildDay)));
    const shown = await rows(page).filter({ visible: true }).allInnerTexts();
    expect(shown).toHaveLength(FIRST);
    for (const [index, { on, dates: each }] of daysFor([]).slice(0, FIRST).entries()) {
      expect(shown[index]).toContain(String(Number(on.slice(8))));
      for (const { name } of each) expect(shown[index]).toContain(name);
    }
    expect(text).not.toContain(dayCount.unit(2));
    expect(text).not.toContain(dayCount.group.week);
  });

  test('home and services show the next rows of what was chosen, each a way to its day', async () => {
    const page = await openCounted('/due-dates');
    await box(page, 'employer').check();
    await expect.poll(() => query(page)).toBe('?for=employer');
    const mine = daysFor(['employer']).slice(0, FIRST);
    for (const path of ['/services', '/']) {
      await goCounted(page, path);
      expect(await daysOf(page)).toEqual(mine.map(({ on }) => on));
    }
    expect(await box(page, 'employer').isChecked()).toBe(true);
    await rows(page).nth(1).click();
    await page.waitForURL(`**/due-dates**`);
    await expect.poll(() => daysOf(page, '[open]')).toEqual([mine[1]?.on]);
  });

  test('a printed service names the next date without the days left', async () => {
    const page = await open('/services/income-tax-filing', buildDay, { viewport: desktop });
    const next = page.locator('[data-due-next]');
    const left = new RegExp(`${dayCount.unit(2)} ${dayCount.left}`);
    await expect.poll(() => next.innerText()).toMatch(left);
    const name = await next.locator('b').innerText();
    await page.emulateMedia({ media: 'print' });
    expect(await next.innerText()).toBe(name);
  });

  test("a service shows its own next date, and the menu everybody's when it opens", async () => {
    const page = await open('/services/income-tax-filing');
    const onCard = dueRowsOf(edition, 'income-tax-filing').map(({ due }) => due.id as string);
    const own = dates.filter(({ id }) => onCard.includes(id));
    const [next] = daysFor([]);
    const [ownNext] = nextDueDates(own, buildDay);
    if (!ownNext || !next) return;
    await expect.poll(() => page.locator('[data-due-next]').innerText()).toContain(shortDate(ownNext.on));
    await page.goto(`${tools.site.origin}/about`);
    await page.locator('[data-menu] summary').click();
    await expect.poll(() => page.locator('[data-due-menu]').innerText()).toContain(shortDate(next.on));
  });
});
