import type { Day } from '../../../content/due-dates/rule.ts';
import { groupOf, groupTitle, sixWeeks } from '../../dates/groups.ts';
import type { UpcomingDue } from '../../dates/upcoming-dues.ts';
import { type DueDay, SOON } from './due-days.ts';
import type { DueWords } from './words/words.ts';

export interface Shown {
  /** Kinds of payer. */
  chosen: readonly string[];
  /** Shown instead of the chosen kinds: everything, or what a search finds. */
  only?: ((date: UpcomingDue) => boolean) | undefined;
  day: string;
  readonly fill: () => void;
  /** Keeps the kinds on this device, with commas between them. */
  readonly keep: (kinds: string | null) => void;
}

/** Rows before anybody has said what concerns him, and on pages that lead to the whole ledger. */
const FIRST = 5;

/** Writes texts into the elements of a selector, one after the other. */
export const write = (root: Element, selector: string, ...texts: readonly string[]): void => {
  for (const [index, place] of root.querySelectorAll(selector).entries()) place.textContent = texts[index] ?? '';
};

export const unitOf = (words: DueWords['dayCount'], left: number, more = ''): string =>
  left > 0 ? `${words.unit(left)} ${more}` : words.today;

export const markSoon = (element: Element, left: number): void => {
  element.toggleAttribute('data-soon', left <= SOON);
};

const nameOf = (words: DueWords['dayCount'], { dates }: DueDay): string =>
  dates.length > 1
    ? words.several(
        dates.length,
        dates.every(({ isReturn }) => isReturn),
      )
    : (dates[0]?.name ?? '');

const rowFor = ({ dayCount, shortMonth, shortWeekday }: DueWords, pattern: HTMLElement, due: DueDay): HTMLElement => {
  const row = pattern.cloneNode(true) as HTMLElement;
  const { on, left, dates } = due;
  row.dataset.day = on;
  row.dataset.dues = dates.map(({ name }) => name).join('|');
  write(
    row,
    '[data-cell] > *',
    String(Number(on.slice(8))),
    `${shortMonth(on)}\n${shortWeekday(on)}`,
    nameOf(dayCount, due),
    dates.length > 1 ? dates.map(({ name }) => name).join(', ') : '',
    String(left || ''),
    unitOf(dayCount, left),
  );
  markSoon(row, left);
  if ('hash' in row) row.hash = `on-${on}`;
  return row;
};

const fillRows = (words: DueWords, list: HTMLElement, days: readonly DueDay[], today: Day): void => {
  const groups = [...list.querySelectorAll<HTMLDetailsElement>('[data-group]')];
  const row = list.querySelector<HTMLElement>('[data-day]');
  const [pattern] = groups;
  if (!pattern || !row) return;
  let group = pattern;
  let last = '';
  for (const due of days) {
    const near = groupOf(due.on, today);
    const title = groupTitle(near, words.dayCount.group, words.monthInWords(due.on));
    if (title !== last) {
      group = pattern.cloneNode() as HTMLDetailsElement;
      // The first is open though it is far: a list that is folded whole would look empty.
      group.open = near !== 'later' || days.length <= FIRST || last === '';
      if (pattern.firstChild) group.append(pattern.firstChild.cloneNode(true));
      write(group, 'h3', title);
      list.append(group);
      last = title;
    }
    group.append(rowFor(words, row, due));
  }
  // An empty ledger keeps the pattern of its next rows.
  list.hidden = days.length === 0;
  if (days.length > 0) for (const old of groups) old.remove();
};

const fillDots = (root: HTMLElement, today: Day, due: readonly DueDay[]): void => {
  const days = sixWeeks(today);
  for (const [index, dot] of root.querySelectorAll('i').entries()) {
    const day = days[index] ?? '';
    const found = due.find(({ on }) => on === day);
    dot.toggleAttribute('data-now', day === today);
    dot.toggleAttribute('data-ring', Boolean(found));
    markSoon(dot, found?.left ?? SOON + 1);
    dot.textContent = found || day === today ? String(Number(day.slice(8))) : '';
  }
};

/** @param whole whether all days are shown @param said below them */
export const fillLedger = (
  words: DueWords,
  root: HTMLElement,
  days: readonly DueDay[],
  today: Day,
  chosen: readonly string[],
  whole: boolean,
  said: string,
): void => {
  const { dayCount, shortDate, wholeDate } = words;
  const of = (name: string) => root.querySelector<HTMLElement>(`[data-${name}]`);
  write(root, '[data-today]', wholeDate(today));
  const [next] = days;
  const place = of('next');
  if (place && next) {
    markSoon(place, next.left);
    const title = chosen.length > 0 ? dayCount.nextForYou : dayCount.next;
    write(
      place,
      '*',
      title,
      String(next.left),
      unitOf(dayCount, next.left),
      nameOf(dayCount, next),
      shortDate(next.on),
    );
  }
  const dots = of('dots');
  if (dots) fillDots(dots, today, days);
  const list = of('rows');
  if (list) fillRows(words, list, whole ? days : days.slice(0, FIRST), today);
  const count = of('count');
  // A text that is written again would be announced again.
  if (count && count.textContent !== said) count.textContent = said;
};
