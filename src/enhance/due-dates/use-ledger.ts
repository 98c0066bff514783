/** A page fetches it when the ledger is used; the page of all due dates also when the answers or the day are not those of the build. */
import { howMany } from '../../../content/due-dates/how-many.ts';
import { addMonths } from '../../dates/months.ts';
import type { UpcomingDue } from '../../dates/upcoming-dues.ts';
import type { DueDay } from './due-days.ts';
import type { Shown } from './ledger.ts';
import { addUp, inYear } from './ledger-notes.ts';

/** A comma need not be escaped in a query. */
export const writeQuery = (kinds: readonly string[]): string => (kinds.length > 0 ? `?for=${kinds.join()}` : '');

const find = <T extends HTMLElement = HTMLElement>(selector: string): T | null => document.querySelector<T>(selector);

/** Older browsers do not open what a link's place lies in. */
export const openNamed = (): void => {
  const place = location.hash.length > 1 ? document.getElementById(decodeURIComponent(location.hash.slice(1))) : null;
  for (let fold = place?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  place?.scrollIntoView();
};

/** Writes a number of dates in words. */
const sayCount = (count: number): string => howMany(count, find('[data-months]')?.dataset ?? {});

/** The first month serves as the pattern: the page may come to show no month at all. */
let pattern: HTMLDetailsElement | undefined;

const makeMonth = (
  { words, lent }: Shown,
  of: HTMLDetailsElement,
  month: string,
  days: readonly DueDay[],
): HTMLDetailsElement => {
  const place = of.cloneNode(true) as HTMLDetailsElement;
  place.dataset.month = month;
  const list = place.querySelector('ul');
  const row = place.querySelector('li');
  const rows = days.flatMap(({ on, dates }) =>
    dates.map(({ id, name, code, period, who, cost }) => {
      const each = row?.cloneNode(true) as HTMLElement;
      lent.write(each, 'b, span, a, small', Number(on.slice(8)), words.shortWeekday(on), name, code, period, who, cost);
      lent.pointTo(each, id);
      return each;
    }),
  );
  list?.replaceChildren(...rows);
  if (list) list.id = `m${month}`;
  lent.write(place, 'summary > *', words.monthInWords(`${month}-01`), sayCount(rows.length));
  return place;
};

const fillRail = ({ words, day, lent }: Shown, months: ReadonlyMap<string, readonly DueDay[]>): void => {
  for (const [index, link] of document.querySelectorAll<HTMLAnchorElement>('[data-rail] a').entries()) {
    const month = addMonths(day.slice(0, 7), index);
    const count = (months.get(month) ?? []).reduce((sum, { dates }) => sum + dates.length, 0);
    lent.write(link, '*', words.shortMonth(`${month}-01`), count);
    link.toggleAttribute('data-none', count === 0);
    link.hash = `m${month}`;
  }
};

/**
 * @param only what is shown instead of the answers: what a search finds
 * @returns how many dates are shown, in words; empty for none
 */
const fillYear = (shown: Shown, only?: (due: UpcomingDue) => boolean): string => {
  const list = find('[data-months]');
  pattern ??= list?.querySelector('details') ?? undefined;
  const { dues, chosen, day, lent } = shown;
  const isMine = lent.namesKind(chosen);
  const year = find('[data-year]');
  const title = year?.querySelector('h2');
  if (title) {
    title.dataset.title ??= title.textContent ?? '';
    // A search looks at the dates of all.
    title.textContent = (isMine && !only && year?.dataset.year) || title.dataset.title;
  }
  const isWanted = (due: UpcomingDue): boolean => (isMine ? lent.concerns(due, chosen) : !lent.isRuledOut(due, chosen));
  const found = lent.nextDueDates(dues.filter(only ?? isWanted), day);
  // A search looks further than a year.
  const days = only ? found : inYear(found);
  const months = new Map<string, DueDay[]>();
  for (const each of days) months.set(each.on.slice(0, 7), [...(months.get(each.on.slice(0, 7)) ?? []), each]);
  const places = [...months].map(([month, each], index) => {
    const place = makeMonth(shown, pattern as HTMLDetailsElement, month, each);
    place.open = only !== undefined || index === 0;
    return place;
  });
  list?.replaceChildren(...places);
  fillRail(shown, months);
  lent.write(document.body, '[data-found]');
  year?.toggleAttribute('data-nothing', !days[0]);
  return days[0] ? sayCount(addUp(days)) : '';
};

/** Matches the kinds in the address of the calendar; dots separate them. */
const CALENDAR = /(calendar(?:\/|%2F))[a-z.-]+(?=\.ics)/;

const fillCalendar = ({ dues, chosen, days, lent }: Shown): void => {
  const kinds = chosen.filter((kind) => dues.some((due) => due.kinds.includes(kind)));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-calendar] a'))
    link.href = link.href.replace(CALENDAR, `$1${kinds.join('.') || 'all'}`);
  const title = find('[data-calendar-title]');
  if (!title) return;
  title.dataset.title ??= title.textContent ?? '';
  const { title: ofAll = '', calendarTitle: yours = '' } = title.dataset;
  title.textContent = lent.namesKind(chosen) ? yours.replace('#', String(addUp(inYear(days)))) : ofAll;
};

const clearSearch = (shown: Shown): HTMLInputElement | null => {
  const search = find<HTMLInputElement>('[data-search]');
  if (search) search.value = '';
  fillYear(shown);
  return search;
};

/** Completes the page of all due dates after a filling: the choice goes into the address, so that it can be shared. */
export const finish = (ledger: HTMLElement, shown: Shown): void => {
  const { chosen } = shown;
  history.replaceState(history.state, '', location.pathname + writeQuery(chosen) + location.hash);
  for (const place of ledger.querySelectorAll<HTMLElement>('[data-show-all],[data-share]'))
    place.hidden = chosen.length === 0;
  clearSearch(shown);
  fillCalendar(shown);
  void import('./fill-wish.ts').then(({ fillWish }) => fillWish(chosen));
};

export const use = (target: Element, { type }: Event, shown: Shown): void => {
  const ledger = target.closest<HTMLElement>('[data-due-dates]');
  const choose = (kinds: readonly string[]): void => {
    shown.chosen = kinds;
    shown.keep(kinds.join() || null);
    if (kinds.length === 0) document.documentElement.removeAttribute('data-answered');
    shown.fill();
    if (ledger?.matches('[data-due-dates=year]')) finish(ledger, shown);
  };
  if (ledger && type === 'change' && target instanceof HTMLInputElement)
    choose([...ledger.querySelectorAll<HTMLInputElement>(':checked')].map(({ value }) => value));
  else if (type === 'click' && target.matches('[data-show-all]')) choose([]);
  else if (type === 'click' && target.matches('[data-change]')) {
    document.documentElement.removeAttribute('data-answered');
    (ledger?.querySelector<HTMLElement>(':checked') ?? ledger?.querySelector('input'))?.focus();
  } else if (type === 'click' && target.matches('[data-tick]')) {
    choose([...shown.chosen, (target as HTMLButtonElement).value]);
    // The button is gone, and the rows are new.
    ledger?.querySelector<HTMLElement>('[data-rows] a')?.focus();
  } else if (type === 'click' && target.matches('[data-clear]')) clearSearch(shown)?.focus();
  else if (type === 'click' && target.closest('a[href*="#"]')) setTimeout(openNamed);
  else if (type === 'input' && target.matches('[data-search]'))
    void import('./search-dates.ts').then(({ searchDates }) =>
      searchDates(target as HTMLInputElement, shown, fillYear),
    );
};
