import { nameAll, named } from '../../../content/due-dates/named.ts';
import type { Day } from '../../../content/due-dates/rule.ts';
import { sixWeeks } from '../../dates/six-weeks.ts';
import type { UpcomingDue } from '../../dates/upcoming-dues.ts';
import { concerns, type DueDay, findNext, isRuledOut, namesKind, nextDueDates, SOON_DAYS } from './due-days.ts';
import type { DueWords } from './words/words.ts';

export interface Shown {
  /** The answers: kinds of payer, or that there is no GST return. */
  chosen: readonly string[];
  day: string;
  /** The days of the ledger. */
  days: readonly DueDay[];
  readonly dues: readonly UpcomingDue[];
  readonly sooner: readonly UpcomingDue[];
  readonly until: Day;
  readonly words: DueWords;
  readonly fill: () => void;
  /**
   * Functions lent to the script that is loaded on use: were it to import this one, the bundler would add a helper of
   * 400 bytes.
   */
  readonly lent: Lent;
  /** Keeps the answers on this device, with commas between them. */
  readonly keep: (kinds: string | null) => void;
}

interface Lent {
  readonly concerns: typeof concerns;
  readonly isRuledOut: typeof isRuledOut;
  readonly nameAll: typeof nameAll;
  readonly named: typeof named;
  readonly namesKind: typeof namesKind;
  readonly nextDueDates: typeof nextDueDates;
  readonly pointTo: typeof pointTo;
  readonly write: typeof write;
}

/** The ledger shows every date of the six weeks beside it, and at least so many dates. */
const MIN_DATES = 6;

/** Writes texts into the elements of a selector, one after the other. */
export const write = (root: Element, selector: string, ...texts: readonly (string | number | undefined)[]): void => {
  for (const [index, place] of root.querySelectorAll(selector).entries()) place.textContent = `${texts[index] ?? ''}`;
};

export const pickUnit = (words: DueWords['dayCount'], left: number, more = ''): string =>
  left > 0 ? `${words.unit(left)} ${more}` : words.today;

/** @param day none where nothing is due */
export const markSoon = (element: Element, day: DueDay | undefined, isMine: boolean): void => {
  element.toggleAttribute('data-soon', Boolean(isMine && day?.certain[0] && day.left <= SOON_DAYS));
};

/** Lets the link of a row lead to the rule of its due date (src/ui/due-dates/rule-anchor.ts). */
const pointTo = (row: HTMLElement, id: string): void => {
  const link = row.querySelector('a');
  // Setting `hash` would write the whole address, which paper prints for links to other sites.
  link?.setAttribute('href', `${link.getAttribute('href')?.split('#')[0]}#rule-${id}`);
};

const fillDay = (
  { dayCount, shortMonth, shortWeekday }: DueWords,
  pattern: HTMLElement,
  day: DueDay,
  isMine: boolean,
): HTMLElement => {
  const { on, left, dates } = day;
  const row = pattern.cloneNode(true) as HTMLElement;
  row.dataset.day = on;
  const texts = [Number(on.slice(8)), `${shortMonth(on)}\n${shortWeekday(on)}`];
  write(row, '[data-cell] > *', ...texts, left || '', pickUnit(dayCount, left));
  const list = row.querySelector('ul');
  const item = list?.firstElementChild;
  if (item)
    list.replaceChildren(
      ...dates.map(({ id, name, code, period, who, cost, tool }) => {
        const each = item.cloneNode(true) as HTMLElement;
        write(each, '[data-in]', name, code, period, who, cost);
        pointTo(each, id);
        const link = each.querySelector<HTMLAnchorElement>('[data-tool]');
        if (link) {
          link.hidden = !tool;
          link.href = tool ?? '';
        }
        return each;
      }),
    );
  markSoon(row, day, isMine);
  return row;
};

const fillDots = (root: Element, days: readonly Day[], today: Day, due: readonly DueDay[], isMine: boolean): void => {
  for (const [index, dot] of root.querySelectorAll('[data-dots] i').entries()) {
    const day = days[index] ?? '';
    const found = due.find(({ on }) => on === day);
    dot.toggleAttribute('data-now', day === today);
    dot.toggleAttribute('data-ring', Boolean(found));
    markSoon(dot, found, isMine);
    dot.textContent = found || day === today ? `${Number(day.slice(8))}` : '';
  }
};

export const lent: Lent = { concerns, isRuledOut, nameAll, named, namesKind, nextDueDates, pointTo, write };

/** @param isMine whether these are the visitor's own */
export const fillLedger = (
  words: DueWords,
  root: HTMLElement,
  days: readonly DueDay[],
  today: Day,
  isMine: boolean,
): void => {
  const { dayCount, longDate, shortDate } = words;
  const of = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  write(root, '[data-today]', longDate(today));
  const next = findNext(days);
  const place = of('next');
  if (place && next) {
    const { left, on, certain } = next;
    markSoon(place, next, isMine);
    const title = isMine ? dayCount.nextForYou : dayCount.next;
    write(place, '*', title, left, pickUnit(dayCount, left), nameAll(dayCount.several, certain), shortDate(on));
  }
  const weeks = sixWeeks(today);
  fillDots(root, weeks, today, days, isMine);
  // Each day with a ring has its row.
  const end = weeks.at(-1) ?? '';
  const rows = [...root.querySelectorAll<HTMLElement>('[data-day]')];
  const [pattern] = rows;
  let shown = 0;
  for (const day of days) {
    if (!pattern || (shown >= MIN_DATES && day.on > end)) break;
    shown += day.dates.length;
    rows.at(-1)?.before(fillDay(words, pattern, day, isMine));
  }
  // An empty ledger keeps the pattern of its next rows.
  of('rows')?.toggleAttribute('hidden', !shown);
  if (shown) for (const old of rows) old.remove();
};
