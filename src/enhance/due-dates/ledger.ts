import type { Day } from '../../../content/due-dates/rule.ts';
import { dayCount as words } from '../../../content/pages/due-ledger.ts';
import { daysBetween } from '../../dates/days.ts';
import { withDay } from '../../dates/google-link.ts';
import { dayParts, shortDate } from '../../dates/short-date.ts';
import { sixWeeks } from '../../dates/six-weeks.ts';
import { concerns } from './choice.ts';
import { dueDays, type Next, SOON } from './reckon.ts';

/** For example "Sunday 22 November 2026". */
const fullDate = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'full', timeZone: 'UTC' });

/** What a ledger is filled from. */
export interface Reckoned {
  readonly today: Day;
  readonly chosen: readonly string[];
  /** The next day of each due date that concerns the visitor, the nearest first. */
  readonly coming: readonly Next[];
  /** The same of all due dates. */
  readonly all: readonly Next[];
}

/** In the address of the calendar of all due dates; the name of a kind takes its place. */
const ALL = 'all';

/** Writes texts into the elements of a selector, one after the other. */
export const write = (root: Element, selector: string, ...texts: readonly string[]): void => {
  for (const [index, place] of [...root.querySelectorAll(selector)].entries()) place.textContent = texts[index] ?? '';
};

/** What a number of days is followed by. */
export const unitOf = (left: number, more = ''): string => (left > 0 ? `${words.unit(left)} ${more}` : words.today);

/** Shows in red what is near. */
export const markSoon = (element: Element, { left }: Next): void => {
  element.toggleAttribute('data-soon', left <= SOON);
};

const kindsOf = (element: HTMLElement): string[] => element.dataset.for?.split(' ') ?? [];

/** Fills the row of a due date. */
const fillRow = (row: HTMLElement, next: Next): void => {
  const { weekday, day, month } = dayParts(next.on);
  write(row, 'td:first-child > *', day, `${month}\n${weekday}`);
  write(row, 'td:nth-child(4) > *', String(next.left || ''), unitOf(next.left));
  markSoon(row, next);
  row.toggleAttribute('data-counted', true);
  const add = row.querySelector<HTMLAnchorElement>('td:last-child a');
  if (add) add.href = withDay(add.href, next.on);
  for (const moved of row.querySelectorAll<HTMLElement>('[data-moved]')) moved.hidden = moved.dataset.moved !== next.on;
};

/** Sets the rows in the order of their days; those that do not concern are hidden, and what is more than fits. */
const fillRows = (table: HTMLElement, { coming, all }: Reckoned): void => {
  const most = Number(table.dataset.most);
  const before = [...table.querySelectorAll<HTMLElement>('[data-due]')];
  let shown = 0;
  const rows = all.flatMap((next) => {
    const row = before.find(({ dataset }) => dataset.due === next.date.id);
    if (!row) return [];
    fillRow(row, next);
    row.hidden = !coming.includes(next) || shown >= most;
    if (!row.hidden) shown += 1;
    return [row];
  });
  // Rows that stay in their places keep the focus that is in them.
  if (rows.some((row, index) => row !== before[index])) table.prepend(...rows);
};

const fillDots = (root: HTMLElement, today: Day, coming: readonly Next[]): void => {
  const days = sixWeeks(today);
  const due = dueDays(coming, today, days.at(-1) ?? today);
  for (const [index, dot] of [...root.querySelectorAll<HTMLElement>('i')].entries()) {
    const day = days[index] ?? '';
    const isDue = due.includes(day);
    dot.toggleAttribute('data-past', day < today);
    dot.toggleAttribute('data-now', day === today);
    if (isDue) dot.dataset.ring = daysBetween(today, day) <= SOON ? 'soon' : '';
    else delete dot.dataset.ring;
    dot.textContent = isDue || day === today ? String(Number(day.slice(8))) : '';
  }
};

/** Fills one ledger: its head, its rows, and how many of them concern the visitor. */
export const fillLedger = (root: HTMLElement, reckoned: Reckoned): void => {
  const { today, chosen, coming } = reckoned;
  write(root, '[data-today]', fullDate.format(Date.parse(today)));
  const [next] = coming;
  const place = root.querySelector<HTMLElement>('[data-next]');
  if (place) {
    if (next) markSoon(place, next);
    write(
      place,
      '*',
      ...(next
        ? [
            chosen.length > 0 ? words.nextForYou : words.next,
            String(next.left),
            unitOf(next.left),
            next.date.name,
            shortDate(next.on),
          ]
        : ['', '', '', words.noneYet]),
    );
  }
  const dots = root.querySelector<HTMLElement>('[data-dots]');
  if (dots) fillDots(dots, today, coming);
  const table = root.querySelector<HTMLElement>('[data-most]');
  if (table) fillRows(table, reckoned);
  // One calendar for one kind; for several the list of them.
  const add = root.querySelector<HTMLAnchorElement>('[data-add-all]');
  const { one = '', several = '' } = add?.dataset ?? {};
  if (add) add.href = chosen.length > 1 ? several : one.replace(ALL, chosen[0] ?? ALL);
  const remind = root.querySelector<HTMLElement>('[data-remind]');
  // Few firms offer it, so it is no part of this script.
  if (remind) void import('./fill-wish.ts').then(({ fillWish }) => fillWish(remind, chosen));
  const unsure = [...root.querySelectorAll<HTMLElement>('[data-unsure]')];
  for (const part of unsure) part.hidden = !concerns(kindsOf(part), chosen);
  const open = unsure.filter(({ hidden }) => !hidden).length;
  const count = root.querySelector<HTMLElement>('[data-count]');
  if (!count) return;
  const sum = coming.length + open;
  const said = chosen.length > 0 ? words.concern(sum, open) : words.all(sum);
  // A text that is written again would be announced again.
  if (count.textContent !== said) count.textContent = said;
  const showAll = root.querySelector<HTMLElement>('[data-show-all]');
  if (showAll) showAll.hidden = chosen.length === 0;
};

/** Hides the days of the year's table that have passed or do not concern. */
export const fillYear = (root: HTMLElement, today: Day, chosen: readonly string[]): void => {
  for (const day of root.querySelectorAll<HTMLElement>('[data-on]'))
    day.hidden = (day.dataset.on ?? '') < today || !concerns(kindsOf(day), chosen);
};
