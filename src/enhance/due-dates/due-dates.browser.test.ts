import type { BrowserContext, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, test } from 'vitest';
import { howMany } from '../../../content/due-dates/how-many.ts';
import { nameAll, named } from '../../../content/due-dates/named.ts';
import { violationsOn } from '../../../tests/support/accessibility.ts';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { inOwnFonts, MOST, measureShift } from '../../../tests/support/late-fonts.ts';
import { openSite } from '../../../tests/support/open-site.ts';
import { phone, withoutPopup } from '../../../tests/support/visit-page.ts';
import { addDays, MAX_WAIT_DAYS } from '../../dates/days.ts';
import { sixWeeks } from '../../dates/six-weeks.ts';
import { RemindLink } from '../../pages/due-dates-cards.tsx';
import { dueRows, listDueRows, upcomingDues } from '../../pages/due-rows.ts';
import { dueTools } from '../../pages/due-tools.ts';
import { EditionProvider } from '../../ui/edition.tsx';
import { concerns, type DueDay, findNext, ledgerDays, nextDueDates } from './due-days.ts';
import { inYear } from './ledger-notes.ts';

const edition = sampleEdition();
const { payerKinds, feeWish, reminderWish, firm, dayCount, dueLedger, longDate, shortDate } = edition;
const { dueDates } = edition.pages;
/** The day on which the site was built. */
const buildDay = edition.today;

const siteInBrowser = openSite();

const desktop = { width: 1440, height: 900 };
const widths = [360, 390, 768, 1024, 1440];

const list = upcomingDues(edition);
const { until, dues: dates } = list;
/** Returns the days of a year for some answers; the next of what most businesses share, when there are none. */
const daysFor = (answers: readonly string[], today = buildDay): DueDay[] => ledgerDays(list, answers, today);
/** Two days before private companies file their next annual return: then some have dates before the next of most. */
const beforeReturn = addDays(list.sooner.find(({ id }) => id === 'annual-return')?.days[0] ?? '', -2);
const listDates = (number: number): string => howMany(number, dueLedger.dates);
const addUp = (days: readonly DueDay[]): number => days.reduce((sum, day) => sum + day.dates.length, 0);
/** The ledger shows all dates of the six weeks that its calendar shows, at least so many dates, and whole days. */
const MIN_DATES = 6;
const findFirst = (days: readonly DueDay[], today = buildDay): DueDay[] => {
  const end = sixWeeks(today).at(-1) ?? '';
  return days.filter(({ on }, index) => on <= end || addUp(days.slice(0, index)) < MIN_DATES);
};
const daysIn = (days: readonly DueDay[]): string[] => days.map(({ on }) => on);

let context: BrowserContext;
afterEach(() => context.close());

/** Opens a page at noon in India of a day, on a device whose own time is another. */
const open = async (
  path: string,
  day = buildDay,
  options: { readonly javaScriptEnabled?: boolean; readonly viewport?: typeof phone } = {},
): Promise<Page> => {
  context = await siteInBrowser.browser.newContext({ viewport: phone, timezoneId: 'America/New_York', ...options });
  await withoutPopup(context);
  const page = await context.newPage();
  await page.clock.install({ time: `${day}T12:00:00+05:30` });
  await page.goto(siteInBrowser.site.origin + path);
  return page;
};

const rows = (page: Page, state = '') => page.locator(`[data-day]${state}`);
const listDays = (page: Page, state?: string): Promise<(string | undefined)[]> =>
  rows(page, state).evaluateAll((all) => all.map((row) => (row as HTMLElement).dataset.day));
const count = (page: Page) => page.locator('[data-count]').textContent();
const counted = (page: Page) => page.locator('[data-today]:not(:empty)').waitFor();
const goCounted = async (page: Page, path: string): Promise<void> => {
  await page.goto(siteInBrowser.site.origin + path);
  await counted(page);
};
const openCounted = async (...where: Parameters<typeof open>): Promise<Page> => {
  const page = await open(...where);
  await counted(page);
  return page;
};
const box = (page: Page, kind: string) => page.locator(`[data-due-dates] input[value=${kind}]`);
const fold = (page: Page) => page.locator('[data-due-dates] summary');
const answer = async (page: Page, kind: string): Promise<void> => {
  const label = page.locator(`[data-due-dates] label:has(input[value=${kind}])`);
  if (!(await label.isVisible())) await fold(page).click();
  await label.click();
};
const query = (page: Page): string => new URL(page.url()).search;
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('dueDatesFor'));
const monthRows = (page: Page) => page.locator('[data-months] li');

describe('the page of due dates before an answer', () => {
  test.each([0, 400])('shows what most businesses share, %i days later', async (later) => {
    const today = addDays(buildDay, later);
    const page = await openCounted('/due-dates', today);
    const expected = daysFor([], today);
    expect(await listDays(page)).toEqual(daysIn(expected));
    expect(await page.locator('[data-due]').count()).toBe(list.shared.length);
    await expect.poll(() => count(page)).toBe(dueLedger.first);
    const [next] = expected;
    if (!next) return;
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next.left));
    expect(await page.locator('[data-next]').innerText()).toContain(shortDate(next.on));
    // The page warns when its dates may lack an extension.
    expect(await page.locator('[data-made]').isVisible()).toBe(later > 7);
    await expect.poll(() => page.locator('[data-months] h3').first().textContent()).toBe(edition.monthInWords(today));
  });

  test('shows no red, also of what is due tomorrow', async () => {
    const [next] = daysFor([]);
    const page = await openCounted('/due-dates', addDays(next?.on ?? buildDay, -1));
    expect(await page.locator('[data-next] b').textContent()).toBe('1');
    expect(await page.locator('[data-soon]').count()).toBe(0);
  });

  test.each(['/', '/services', '/due-dates'])(
    '%s names what some have sooner, and leads to their dates',
    async (path) => {
      const page = await open(path, beforeReturn);
      const links = page.locator('[data-sooner] a:visible');
      await expect
        .poll(() => links.allTextContents())
        .toEqual([expect.stringContaining(dayCount.inDays(2)), expect.stringContaining(dayCount.inDays(3))]);
      await page.clock.setSystemTime(`${addDays(beforeReturn, 5)}T12:00:00+05:30`);
      await page.clock.runFor(61_000);
      await expect.poll(() => links.count()).toBe(0);
      await page.clock.setSystemTime(`${addDays(beforeReturn, 3)}T12:00:00+05:30`);
      await page.clock.runFor(61_000);
      await expect.poll(() => links.allTextContents()).toEqual([expect.stringContaining(dayCount.inDays(0))]);
      await inOwnFonts(page);
      await links.click();
      await expect.poll(() => query(page)).toBe('?for=gst-monthly');
      await expect.poll(() => listDays(page).then(([first]) => first)).toBe(addDays(beforeReturn, 3));
      expect(await links.count()).toBe(0);
    },
  );

  test('names no GST sooner to who files none', async () => {
    const page = await openCounted('/?for=no-gst', beforeReturn);
    await expect.poll(() => page.locator('[data-sooner]').first().locator('a').count()).toBe(1);
  });

  test('keeps what was built when its list cannot be fetched', async () => {
    const page = await open('/about');
    await page.route('**/assets/due-dates-*.json', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    const refused = page.waitForResponse('**/assets/due-dates-*.json');
    await page.goto(`${siteInBrowser.site.origin}/due-dates`);
    await refused;
    expect(await listDays(page)).toEqual(daysIn(daysFor([])));
    expect(await monthRows(page).count()).toBeGreaterThan(100);
  });

  test('says where a short list ends', async () => {
    const page = await openCounted('/due-dates', addDays(buildDay, MAX_WAIT_DAYS - 364));
    await expect.poll(() => count(page)).toBe(dayCount.listEnds(longDate(until)));
    expect(await page.locator('[data-due]').count()).toBe(list.shared.length);
    await page.clock.setSystemTime(`${addDays(until, 1)}T12:00:00+05:30`);
    await page.clock.runFor(61_000);
    await expect.poll(() => rows(page, ':visible').count()).toBe(0);
    await expect.poll(() => count(page)).toBe(dayCount.listEnds(longDate(until)));
  });
});

describe('the two questions', () => {
  test('are kept on the device and in the address', async () => {
    const page = await openCounted('/due-dates');
    await answer(page, 'gst-quarterly');
    await expect.poll(() => query(page)).toBe('?for=gst-quarterly');
    await answer(page, 'audit');
    const mine = daysFor(['gst-quarterly', 'audit']);
    await expect.poll(() => listDays(page)).toEqual(daysIn(findFirst(mine)));
    await expect.poll(() => count(page)).toBe(dayCount.twelve(addUp(mine)));
    const next = findNext(mine);
    const line = page.locator('[data-line]');
    await expect.poll(() => line.locator('> a').textContent()).toContain(shortDate(next?.on ?? ''));
    expect(await line.textContent()).toContain(`${dayCount.nextForYou}, ${dayCount.inDays(next?.left ?? 0)}`);
    expect(query(page)).toBe('?for=gst-quarterly,audit');
    expect(await page.locator('[data-calendar-title]').textContent()).toBe(
      dueDates.calendars.yours.replace('#', String(addUp(mine))),
    );
    await goCounted(page, '/due-dates');
    expect(await box(page, 'audit').isChecked()).toBe(true);
    await page.getByRole('button', { name: dueLedger.ask.change }).click();
    // Only one kind of GST return can be chosen.
    await answer(page, 'composition');
    await expect.poll(() => query(page)).toBe('?for=composition,audit');
    await page.getByRole('button', { name: dueLedger.clearAnswers }).click();
    await expect.poll(() => count(page)).toBe(dueLedger.first);
    await expect.poll(() => query(page)).toBe('');
    expect(await box(page, 'audit').isChecked()).toBe(false);
    expect(await kept(page)).toBeNull();
  });

  test.each([
    [390, 844],
    [360, 640],
  ])('change a line that is in the window of a phone: %i by %i', async (width, height) => {
    const page = await openCounted('/due-dates', buildDay, { viewport: { width, height } });
    const line = page.locator('[data-line]');
    const before = await line.innerText();
    expect(before).toContain(shortDate(daysFor([])[0]?.on ?? ''));
    await answer(page, 'employer');
    await expect.poll(() => line.innerText()).not.toBe(before);
    const place = await line.boundingBox();
    expect((place?.y ?? height) + (place?.height ?? 0)).toBeLessThanOrEqual(height);
    await line.locator('> a').click();
    await expect
      .poll(() =>
        rows(page)
          .first()
          .evaluate((row) => row.getBoundingClientRect().top < innerHeight / 2),
      )
      .toBe(true);
  });

  test.each([
    [390, 844],
    [360, 640],
  ])('change a line beside them on home, without a jump: %i by %i', async (width, height) => {
    const page = await openCounted('/', buildDay, { viewport: { width, height } });
    await inOwnFonts(page);
    const line = page.locator('[data-line]');
    await line.evaluate((place) => place.scrollIntoView());
    const place = await line.boundingBox();
    const before = await line.innerText();
    await answer(page, 'gst-monthly');
    await answer(page, 'employer');
    await expect.poll(() => line.innerText()).not.toBe(before);
    expect(await line.boundingBox()).toEqual(place);
  });

  test('fold on a phone what few are, open where it is chosen', async () => {
    const page = await openCounted('/due-dates');
    expect(await box(page, 'llp').isVisible()).toBe(false);
    await fold(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => query(page)).toBe('?for=property-tds');
    await goCounted(page, '/due-dates?for=llp');
    await page.getByRole('button', { name: dueLedger.ask.change }).click();
    await expect.poll(() => box(page, 'llp').isVisible()).toBe(true);
    await page.setViewportSize(desktop);
    await goCounted(page, '/due-dates');
    expect(await box(page, 'llp').isVisible()).toBe(true);
    expect(await fold(page).isVisible()).toBe(false);
  });

  test.each([
    [360, 640],
    [390, 844],
  ])('are in one window with the first row: %i by %i', async (width, height) => {
    const page = await openCounted('/due-dates', buildDay, { viewport: { width, height } });
    await answer(page, 'gst-monthly');
    await answer(page, 'employer');
    await expect.poll(() => query(page)).toBe('?for=gst-monthly,employer');
    await page
      .locator('[data-due-dates] fieldset')
      .first()
      .evaluate((question) => question.scrollIntoView());
    const row = await page.locator('[data-day]').first().boundingBox();
    const BAR = 72;
    expect((row?.y ?? height) + 48).toBeLessThanOrEqual(height - BAR);
  });

  test.each(['gst-monthly', 'gst-quarterly,tds', 'private-limited,employer'])(
    'give every day with a ring its row, for %s',
    async (kinds) => {
      const page = await openCounted(`/due-dates?for=${kinds}`, beforeReturn, { viewport: desktop });
      const rings = await page.locator('[data-ring]').allTextContents();
      const days = (await listDays(page)).map((on) => String(Number(on?.slice(8))));
      expect(rings.length).toBeGreaterThan(1);
      expect(days.slice(0, rings.length)).toEqual(rings);
    },
  );

  test('say in every row, month and card what a date is for', async () => {
    const find = (id: string, at: number) => {
      const due = list.dues.find((each) => each.id === id);
      const on = due?.days[at] ?? '';
      return { on, code: due?.code ?? '', period: due?.periods[on] ?? '' };
    };
    const { on, code, period } = find('gstr-1', 1);
    const page = await openCounted('/due-dates?for=gst-monthly', addDays(on, -11), { viewport: desktop });
    const row = page.locator(`[data-day="${on}"] [data-due]`).filter({ hasText: code });
    expect(await row.locator('small').allTextContents()).toEqual([code, period]);
    const year = page.locator(`[data-month="${on.slice(0, 7)}"] li`).filter({ hasText: code });
    await expect.poll(() => year.locator('small').allTextContents()).toEqual([code, period]);
    await page.emulateMedia({ media: 'print' });
    expect(await year.innerText()).toContain(period);
    const yearly = find('gstr-9c', 0);
    const plain = await open('/due-dates', buildDay, { javaScriptEnabled: false });
    const built = plain.locator('[data-months] li', { hasText: yearly.code });
    expect(await built.first().textContent()).toContain(yearly.period);
    const card = await open('/services/gst-returns', addDays(on, -1));
    await expect.poll(() => card.locator('[data-due-next]').innerText()).toContain(`(${code}) ${period}`);
  });

  test('name in the line of a phone what some have earlier', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly', beforeReturn);
    const credit = list.dues.find(({ id }) => id === 'gst-credit');
    await expect
      .poll(() => page.locator('[data-line] small').textContent())
      .toContain(`${dueLedger.sooner} ${credit?.name}, ${shortDate(credit?.days[0] ?? '')}`);
  });

  test('bring Form 141 for property and rent alone', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,employer,tds', beforeReturn);
    const text = () => page.locator('[data-rows]').innerText();
    expect(await text()).not.toContain('141');
    // The GST annual return is the last that is due within the six weeks of the calendar.
    expect((await listDays(page)).at(-1)).toBe(`${beforeReturn.slice(0, 4)}-12-31`);
    await page.setViewportSize(desktop);
    await answer(page, 'property-tds');
    await expect.poll(text).toContain('141');
  });

  test('leave GST out for who files none', async () => {
    const page = await openCounted('/due-dates');
    await answer(page, 'no-gst');
    await expect.poll(() => listDays(page)).toEqual(daysIn(daysFor(['no-gst'])));
    expect(await page.locator('[data-due]').allInnerTexts()).not.toContainEqual(expect.stringContaining('GST'));
    await answer(page, 'tds');
    await expect.poll(() => query(page)).toBe('?for=no-gst,tds');
    expect(await listDays(page)).toEqual(daysIn(findFirst(daysFor(['tds']))));
    expect(await page.locator('[data-calendar] a[download]').getAttribute('href')).toContain('/calendar/tds.ics');
  });

  test('fold into a line for a returning phone visitor', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,employer');
    const answers = page.locator('[data-due-dates] [data-answers]');
    expect(await answers.textContent()).toBe(`${payerKinds['gst-monthly'].chip}, ${payerKinds.employer.chip}`);
    expect(await box(page, 'tds').isVisible()).toBe(false);
    await page.getByRole('button', { name: dueLedger.ask.change }).click();
    await expect.poll(() => box(page, 'tds').isVisible()).toBe(true);
    expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('gst-monthly');
    await page.setViewportSize(desktop);
    expect(await answers.isVisible()).toBe(false);
  });

  test('take what an earlier page kept', async () => {
    const page = await open('/about');
    await page.evaluate(() => localStorage.setItem('dueDatesFor', 'gst-monthly,composition'));
    await goCounted(page, '/due-dates');
    expect(await listDays(page)).toEqual(daysIn(findFirst(daysFor(['gst-monthly', 'composition']))));
  });

  test('are answered by a shared address, without keeping it', async () => {
    const page = await openCounted('/due-dates?for=tds,nonsense');
    expect(await box(page, 'tds').isChecked()).toBe(true);
    await expect.poll(() => query(page)).toBe('?for=tds');
    expect(await kept(page)).toBeNull();
  });

  test.each(widths)('wrap at %i px, each with room for a finger', async (width) => {
    const page = await openCounted('/due-dates', buildDay, { viewport: { width, height: 900 } });
    // Few are what the fold of a phone holds.
    if (await fold(page).isVisible()) await fold(page).click();
    const labels = await page.locator('[data-due-dates] label').all();
    expect(labels).toHaveLength(Object.keys(payerKinds).length + 1);
    for (const label of labels) {
      const place = await label.boundingBox();
      expect(place?.height).toBeGreaterThanOrEqual(24);
      expect((place?.x ?? width) + (place?.width ?? 0)).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
});

describe('the dates of income tax', () => {
  const line = (page: Page) => page.locator('[data-tax]');

  test.each(['/due-dates', '/'])('are named on %s while no answer brings them, and come with one', async (path) => {
    const page = await openCounted(path, '2026-11-30');
    expect(await line(page).isVisible()).toBe(false);
    for (const kind of ['gst-monthly', 'employer', 'tds']) await answer(page, kind);
    await expect.poll(() => line(page).innerText()).toContain(shortDate('2026-12-15'));
    expect(await page.locator('[data-day="2026-12-15"]').innerText()).not.toContain('Advance tax');
    await line(page).getByRole('button', { name: payerKinds.business.chip, exact: true }).click();
    await expect.poll(() => line(page).isVisible()).toBe(false);
    expect(await box(page, 'business').isChecked()).toBe(true);
    expect(await page.locator('[data-day="2026-12-15"]').innerText()).toContain('Advance tax');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-rows]') !== null)).toBe(true);
  });

  test('can be read on a phone', async () => {
    const page = await openCounted('/due-dates?for=tds');
    await line(page).waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });
});

describe('the tools of due dates', () => {
  test('are led to by the rows, with the form filled in', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,employer,tds', '2026-12-01');
    const link = page.locator('[data-due]', { hasText: 'GSTR-3B' }).getByRole('link', { name: dueLedger.workOut });
    await link.click();
    await page.waitForURL('**/tools/gst-late-fee#filer=monthly&form=gstr-3b');
    await expect.poll(() => page.locator('[name=form][value=gstr-3b]').isChecked()).toBe(true);
    expect(await page.locator('[name=filer][value=monthly]').isChecked()).toBe(true);
    expect(await page.locator('[aria-invalid=true]').count()).toBe(0);
  });

  test('are offered only where there is one', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,private-limited', '2026-12-01', { viewport: desktop });
    const shown = await page
      .locator('[data-due]')
      .evaluateAll((items) =>
        items.map((item) => [
          item.querySelector('a')?.getAttribute('href')?.replace('#rule-', '') ?? '',
          item.querySelector<HTMLElement>('[data-tool]')?.hidden === false,
        ]),
      );
    expect(shown.length).toBeGreaterThan(4);
    expect(shown).toEqual(shown.map(([id]) => [id, Object.hasOwn(dueTools, String(id))]));
  });

  test('have links in the rows without scripts', async () => {
    const page = await open('/due-dates', buildDay, { javaScriptEnabled: false });
    const row = page.locator('[data-due]', { hasText: 'GSTR-3B' });
    expect(await row.locator('[data-tool]').getAttribute('href')).toBe(edition.hrefTool('gst-late-fee'));
  });
});

describe('the rows', () => {
  test('name what falls due, with code and cost', async () => {
    const answers = ['gst-monthly', 'employer', 'private-limited'];
    const page = await openCounted(`/due-dates?for=${answers.join()}`, '2026-12-15');
    const row = page.locator('[data-day="2026-12-15"]');
    const text = await row.innerText();
    const here = daysFor(answers, '2026-12-15').find(({ on }) => on === '2026-12-15');
    expect(here?.dates.length).toBeGreaterThan(2);
    for (const { name, code = '', who, cost } of here?.dates ?? [])
      for (const part of [name, code, who, cost]) expect(text).toContain(part);
    // Nothing is cut.
    expect(
      await row.evaluate(
        (place) =>
          [...place.querySelectorAll('*')].filter(
            (each) =>
              each.scrollWidth > each.clientWidth + 1 &&
              each.clientWidth > 0 &&
              getComputedStyle(each).overflow !== 'visible',
          ).length,
      ),
    ).toBe(0);
  });

  test('are all named where several fall on the next day', async () => {
    const answers = ['gst-monthly', 'employer', 'property-tds'];
    const day = daysFor(answers).find(({ certain }) => certain.length === 2)?.on ?? '';
    const page = await openCounted(`/?for=${answers.join()}`, day, { viewport: desktop });
    const [first] = daysFor(answers, day);
    expect(first?.certain.length).toBe(2);
    const title = nameAll(dayCount.several, first?.certain ?? []);
    expect(await page.locator('[data-next] strong').innerText()).toBe(title);
    await page.locator('header details summary').nth(1).click();
    expect(await page.locator('[data-due-menu]:visible').innerText()).toContain(title);
  });

  test('are neutral where few have the date, which is not given as the next', async () => {
    const day = addDays(list.dues.find(({ id }) => id === 'gst-credit')?.days[0] ?? '', -3);
    const page = await openCounted('/due-dates?for=gst-monthly', day, { viewport: desktop });
    const [first, second] = daysFor(['gst-monthly'], day);
    expect(first?.dates.map(({ id }) => id)).toEqual(['gst-credit']);
    expect((await listDays(page))[0]).toBe(first?.on);
    expect(await page.locator('[data-soon]').count()).toBe(0);
    expect(await page.locator('[data-next]').innerText()).toContain(shortDate(second?.on ?? ''));
    await answer(page, 'property-tds');
    await expect.poll(() => listDays(page, '[data-soon]')).toEqual([first?.on]);
  });

  test('are red within seven days alone', async () => {
    const kinds = ['gst-monthly', 'gst-quarterly', 'tds', 'employer'];
    const page = await openCounted(`/due-dates?for=${kinds.join()}`, '2026-12-05');
    const near = findFirst(daysFor(kinds, '2026-12-05')).filter(({ left }) => left <= 7);
    expect(near.length).toBeGreaterThan(0);
    expect(await listDays(page, '[data-soon]')).toEqual(daysIn(near));
  });

  test('lead to the rule, which opens', async () => {
    const page = await openCounted('/?for=gst-monthly', '2026-12-01');
    await page.locator('[data-rows]').getByRole('link', { name: 'GST sales return' }).first().click();
    await page.waitForURL('**/due-dates#rule-gstr-1');
    const { due } = dueRows(edition).find((row) => row.due.id === 'gstr-1') ?? {};
    await expect.poll(() => page.locator('[data-rule=gstr-1]').innerText()).toContain(due?.late);
  });

  test('can be read on a due day', async () => {
    const page = await open('/?for=tds', '2026-12-07', { viewport: desktop });
    await page.locator('[data-now][data-ring][data-soon]').waitFor();
    expect(await violationsOn(page)).toEqual([]);
  });

  test('go on to the next day at midnight in India', async () => {
    const page = await openCounted('/due-dates');
    const before = await page.locator('[data-today]').textContent();
    await page.clock.runFor(12 * 60 * 60 * 1000 + 61_000);
    expect(await page.locator('[data-today]').textContent()).not.toBe(before);
    const [next] = daysFor([], addDays(buildDay, 1));
    expect(await page.locator('[data-next] b').textContent()).toBe(String(next?.left));
  });

  test.each([phone, desktop])('come without a jump for a returning visitor: %o', async (viewport) => {
    const page = await openCounted('/due-dates', buildDay, { viewport });
    await answer(page, 'individual');
    await expect.poll(() => query(page)).toBe('?for=individual');
    await goCounted(page, '/due-dates');
    expect(await box(page, 'individual').isChecked()).toBe(true);
    expect(await measureShift(page)).toBeLessThanOrEqual(MOST);
  });
});

describe('the year', () => {
  test('holds the chosen dates, the first month open', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,tds,employer', '2026-11-30');
    const mine = inYear(daysFor(['gst-monthly', 'tds', 'employer'], '2026-11-30'));
    await expect.poll(() => monthRows(page).count()).toBe(addUp(mine));
    const december = mine.filter(({ on }) => on.startsWith('2026-12'));
    expect(addUp(december)).toBeGreaterThanOrEqual(7);
    const month = page.locator('[data-month="2026-12"]');
    expect(await month.locator('summary').innerText()).toContain(listDates(addUp(december)));
    expect(await page.locator('[data-months] details[open]').count()).toBe(1);
    expect(await page.locator('[data-year] h2').textContent()).toBe(dueDates.year.yours);
  });

  test('has a rail of months with counts, from today to this day next year', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly', '2026-11-30', { viewport: desktop });
    const links = page.locator('[data-rail] a');
    expect(await links.count()).toBe(13);
    const may = daysFor(['gst-monthly'], '2026-11-30').filter(({ on }) => on.startsWith('2027-05'));
    await expect.poll(() => links.nth(6).locator('small').textContent()).toBe(String(addUp(may)));
    await links.nth(6).click();
    await expect.poll(() => page.locator('[data-month="2027-05"]').getAttribute('open')).toBe('');
  });

  test('finds due dates by a word, and clears again', async () => {
    const page = await openCounted('/due-dates?for=exporter', '2026-11-30');
    const before = addUp(inYear(daysFor(['exporter'], '2026-11-30')));
    await expect.poll(() => monthRows(page).count()).toBe(before);
    const search = page.getByRole('searchbox');
    await search.fill('DIR-3');
    await expect.poll(() => monthRows(page).count()).toBe(1);
    expect(await monthRows(page).innerText()).toContain('DIR-3 KYC');
    // It looks at the dates of all, and says so.
    await expect.poll(() => page.locator('[data-found]').textContent()).toBe(`${listDates(1)} ${dueLedger.found.all}`);
    expect(await page.locator('[data-year] h2').textContent()).toBe(dueDates.year.title);
    await search.fill('');
    await expect.poll(() => monthRows(page).count()).toBe(before);
    expect(await page.locator('[data-found]').textContent()).toBe('');
    expect(await page.locator('[data-year] h2').textContent()).toBe(dueDates.year.yours);
  });

  test('helps on where a search finds nothing', async () => {
    const page = await openCounted('/due-dates');
    const all = await monthRows(page).count();
    const search = page.getByRole('searchbox');
    const clear = page.getByRole('button', { name: dueLedger.found.clear });
    expect(await clear.isVisible()).toBe(false);
    await search.fill('no such thing');
    await expect
      .poll(() => page.locator('[data-found]').textContent())
      .toBe(dueLedger.found.none.replace('#', 'no such thing'));
    expect(await monthRows(page).count()).toBe(0);
    expect(await page.locator('[data-rail]').isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: dueLedger.found.ask }).isVisible()).toBe(true);
    await clear.click();
    await expect.poll(() => monthRows(page).count()).toBe(all);
    expect(await search.inputValue()).toBe('');
    expect(await search.evaluate((box) => box === document.activeElement)).toBe(true);
    expect(await page.locator('[data-rail]').isVisible()).toBe(true);
  });
});

describe('the line of calendars', () => {
  test('joins what was answered in one calendar for each way', async () => {
    const page = await openCounted('/due-dates?for=gst-monthly,employer');
    const hrefs = () =>
      page
        .locator('[data-calendar] a')
        .evaluateAll((all) => all.map((each) => decodeURIComponent((each as HTMLAnchorElement).href)));
    await expect
      .poll(async () => (await hrefs()).filter((href) => href.includes('/calendar/gst-monthly.employer.ics')).length)
      .toBe(3);
    const file = await page.request.get(`${siteInBrowser.site.origin}/calendar/gst-monthly.employer.ics`);
    expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    const text = await file.text();
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n.+\r\nEND:VCALENDAR\r\n$/s);
    // The file holds as many dates to come as the page counts and its months list.
    const coming = [...text.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].filter(
      ([, on = '']) => on >= buildDay.replaceAll('-', ''),
    );
    expect(await page.locator('[data-calendar-title]').textContent()).toBe(
      dueDates.calendars.yours.replace('#', String(coming.length)),
    );
    expect(await count(page)).toBe(dayCount.twelve(coming.length));
    expect(await monthRows(page).count()).toBe(coming.length);
  });

  test('carries the answers into the enquiry about the fee', async () => {
    const page = await openCounted('/due-dates');
    const wish = async () =>
      new URL((await page.locator('[data-wish] a[href*="text="]').first().getAttribute('href')) ?? '').searchParams.get(
        'text',
      );
    expect(await wish()).toBe(feeWish([]));
    await answer(page, 'gst-monthly');
    await expect.poll(wish).toBe(feeWish([payerKinds['gst-monthly'].label]));
    await page.getByRole('link', { name: dueDates.offer.action }).click();
    await expect
      .poll(() => page.locator('form[name=contact] [name=message]').inputValue())
      .toBe(feeWish([payerKinds['gst-monthly'].label]));
    await page.goBack();
    await page.getByRole('button', { name: dueLedger.clearAnswers }).click();
    await expect.poll(wish).toBe(feeWish([]));
  });

  test('offers WhatsApp reminders where the office gives them', async () => {
    const page = await openCounted('/due-dates');
    expect(await page.locator('[data-remind]').count()).toBe(firm.remindsOnWhatsapp ? 1 : 0);
    // The page is served as that of an office which gives reminders.
    const link = renderToStaticMarkup(EditionProvider({ edition, children: createElement(RemindLink) }));
    await page.route('**/due-dates', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/<span data-remind.*?<\/span><\/a><\/span>/s, '');
      await route.fulfill({ response, body: body.replace(/<a [^>]*download/, (file) => link + file) });
    });
    await goCounted(page, '/due-dates');
    const wish = async () =>
      new URL((await page.locator('[data-remind] a').getAttribute('href')) ?? '').searchParams.get('text');
    await answer(page, 'gst-monthly');
    await expect.poll(wish).toBe(reminderWish([payerKinds['gst-monthly'].label]));
    await page.getByRole('button', { name: dueLedger.clearAnswers }).click();
    await expect.poll(wish).toBe(reminderWish([]));
    expect(link).toContain(encodeURIComponent(reminderWish([])));
  });
});

test('prints the year with answers, names, codes and phone', async () => {
  const page = await openCounted('/due-dates?for=gst-monthly,employer');
  await page.emulateMedia({ media: 'print' });
  const text = await page.locator('main').innerText();
  const answers = [payerKinds['gst-monthly'].chip, payerKinds.employer.chip];
  for (const part of [...answers, 'GST sales return', 'GSTR-3B', '₹50 a day', firm.phone]) expect(text).toContain(part);
  expect(await page.locator('[data-due-dates]').isVisible()).toBe(false);
});

test('shows the whole page without scripts', async () => {
  const page = await open('/due-dates', buildDay, { javaScriptEnabled: false });
  expect(await page.locator('[data-live]:visible').count()).toBe(0);
  await page
    .getByText(dueLedger.asOf(longDate(buildDay)))
    .first()
    .waitFor();
  const items = page.locator('[data-rule]');
  expect(await items.count()).toBe(dates.length);
  for (const fold of await page.locator('details:has(> [data-rule]) > summary').all()) await fold.click();
  expect(await items.first().locator('summary').innerText()).toContain('11th of the following month');
  await items.first().locator('summary').click();
  expect(await items.first().innerText()).toContain(dueLedger.late);
  for (const name of ['TDS and TCS deposit', 'GSTR-9', 'LLP accounts'])
    expect(await monthRows(page).filter({ hasText: name }).count(), name).toBeGreaterThan(0);
  expect(await page.locator('main').innerText()).not.toMatch(/\d+ days? left/);
});

describe('the next dates on other pages', () => {
  test('show dated rows without scripts, and no days left', async () => {
    const page = await open('/', addDays(buildDay, 9), { javaScriptEnabled: false });
    const card = page.locator('[data-due-dates]');
    expect(await card.locator('[data-live]:visible').count()).toBe(0);
    const text = await card.innerText();
    expect(text).toContain(dueLedger.asOf(longDate(buildDay)));
    const shown = await rows(page).filter({ visible: true }).allInnerTexts();
    const expected = daysFor([]);
    expect(shown).toHaveLength(expected.length);
    for (const [index, { on, dates: each }] of expected.entries()) {
      expect(shown[index]).toContain(String(Number(on.slice(8))));
      for (const { name } of each) expect(shown[index]).toContain(name);
    }
    expect(text).not.toMatch(/\d+ days/);
  });

  test('show the next rows of the answers', async () => {
    const page = await openCounted('/due-dates');
    await answer(page, 'employer');
    await expect.poll(() => query(page)).toBe('?for=employer');
    const mine = findFirst(daysFor(['employer']));
    await goCounted(page, '/');
    expect(await listDays(page)).toEqual(daysIn(mine));
    expect(await box(page, 'employer').isChecked()).toBe(true);
  });

  test('show the days left on /services', async () => {
    const left = new RegExp(`${dayCount.unit(2)} ${dayCount.left}`);
    const page = await open('/services');
    const places = page.locator('main [data-due-next]');
    expect(await places.count()).toBeGreaterThan(2);
    await expect.poll(() => places.first().innerText()).toMatch(left);
    const plain = await open('/services', buildDay, { javaScriptEnabled: false });
    expect(await plain.locator('main [data-due-next]').first().innerText()).not.toMatch(left);
  });

  test('print the next date without the days left', async () => {
    const page = await open('/services/income-tax-filing', buildDay, { viewport: desktop });
    const next = page.locator('[data-due-next]');
    const left = new RegExp(`${dayCount.unit(2)} ${dayCount.left}`);
    await expect.poll(() => next.innerText()).toMatch(left);
    const name = await next.locator('b').innerText();
    await page.emulateMedia({ media: 'print' });
    expect(await next.innerText()).toBe(name);
  });

  test("show a service's next date by name and code", async () => {
    const page = await open('/services/gst-returns');
    const onCard = listDueRows(edition, 'gst-returns').map(({ due }) => due.id as string);
    const [next] = nextDueDates(
      dates.filter(({ id }) => onCard.includes(id)),
      buildDay,
    );
    const place = page.locator('[data-due-next]');
    await expect.poll(() => place.innerText()).toContain(shortDate(next?.on ?? ''));
    for (const due of next?.dates ?? []) expect(await place.innerText()).toContain(named(due));
    expect(await place.getAttribute('data-soon')).toBeNull();
  });

  test.each([
    [phone, '[data-menu] summary'],
    [desktop, 'header details summary >> nth=1'],
  ])('count the days in the menu, or ask: %o', async (viewport, opener) => {
    const page = await open('/about', buildDay, { viewport });
    const line = page.locator('[data-due-menu]:visible');
    await page.locator(opener).click();
    await expect.poll(() => line.innerText()).toContain(edition.frameLabels.yourDates);
    await page.evaluate(() => localStorage.setItem('dueDatesFor', 'tds'));
    await page.reload();
    await page.locator(opener).click();
    const next = findNext(
      nextDueDates(
        dates.filter((due) => concerns(due, ['tds'])),
        buildDay,
      ),
    );
    await expect.poll(() => line.innerText()).toContain(shortDate(next?.on ?? ''));
  });
});
