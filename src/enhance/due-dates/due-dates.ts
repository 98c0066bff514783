/** What counts days, in a script of its own: fetched by pages that show due dates, or when the phone menu opens. */
import { dayCount as words } from '../../../content/pages/due-ledger.ts';
import { daysBetween } from '../../dates/days.ts';
import { shortDate } from '../../dates/short-date.ts';
import { dayInIndia } from '../../site/indian-time.ts';
import { chosenKinds, concerns, keepKinds, queryOf } from './choice.ts';
import { deviceDates } from './device-dates.ts';
import { fillLedger, fillYear, markSoon, unitOf, write } from './ledger.ts';
import { type Next, nextDays } from './reckon.ts';

/** How often the page looks whether a day has passed, milliseconds. */
const EVERY = 60_000;

/** Days after which a page says when it was made: the government may have moved a date since. */
const STALE = 7;

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];

/** The line of the phone menu: the days as a number, the rest in words. */
const fillMenu = (line: HTMLElement, next: Next): void => {
  const { left, date, on } = next;
  write(line, ':scope > *', String(left), unitOf(left, words.toNext), `${date.name}, ${shortDate(on)}`);
  markSoon(line, next);
};

/** The next date of a service, among those that the page names. */
const fillService = (place: HTMLElement, all: readonly Next[]): void => {
  const ids = place.dataset.dueNext?.split(' ') ?? [];
  const next = all.find(({ date }) => ids.includes(date.id));
  if (!next) return;
  const { date, on, left } = next;
  write(
    place,
    ':scope > *',
    `${date.name}, ${shortDate(on)}`,
    left > 0 ? `${left} ${unitOf(left, words.left)}` : words.today,
  );
  markSoon(place, next);
};

/**
 * Counts the days of all due dates on the page, and follows what the visitor ticks.
 * @param signal stops it for good
 */
export const start = (_: Element, signal: AbortSignal): void => {
  const boxes = all<HTMLInputElement>('[data-due-dates] input');
  const known = boxes.map(({ value }) => value);
  let chosen: readonly string[] = [];
  let day = '';

  const fill = (): void => {
    const today = dayInIndia(Date.now());
    const everything = nextDays(deviceDates, today);
    const coming = everything.filter(({ date }) => concerns(date.kinds, chosen));
    day = today;
    for (const box of boxes) box.checked = chosen.includes(box.value);
    for (const ledger of all('[data-due-dates]')) fillLedger(ledger, { today, chosen, coming, all: everything });
    for (const year of all('[data-year]')) fillYear(year, today, chosen);
    for (const place of all('[data-due-next]')) fillService(place, everything);
    const [next] = coming;
    if (next) for (const line of all('[data-due-menu]')) fillMenu(line, next);
    for (const note of all('[data-made]')) note.hidden = daysBetween(note.dataset.made ?? today, today) < STALE;
  };
  /** The address of the page of all due dates holds the choice, so that it can be sent on. */
  const share = (): void => {
    if (!document.querySelector('[data-share]')) return;
    history.replaceState(history.state, '', location.pathname + queryOf(chosen) + location.hash);
  };
  const choose = (kinds: readonly string[]): void => {
    chosen = kinds;
    keepKinds(kinds);
    fill();
    share();
  };
  const begin = (): void => {
    const kinds = chosenKinds(location.search);
    // What an address names and the page does not know is left out; a page without boxes cannot check it.
    chosen = boxes.length > 0 ? known.filter((kind) => kinds.includes(kind)) : kinds;
    for (const ledger of all('[data-due-dates]')) ledger.toggleAttribute('data-kept', chosen.length > 0);
    fill();
    share();
  };

  // The visitor ticked a box before this script ran.
  const early = boxes.flatMap((box) => (box.checked ? box.value : []));
  begin();
  if (early.length > 0) choose([...chosen, ...early]);
  // From now on a new count is announced.
  for (const count of all('[data-count]')) count.setAttribute('role', 'status');
  for (const box of boxes)
    box.addEventListener('change', () => choose(boxes.flatMap(({ checked, value }) => (checked ? value : []))), {
      signal,
    });
  for (const button of all('[data-show-all]')) button.addEventListener('click', () => choose([]), { signal });
  // A page that comes back with Back may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  const timer = setInterval(() => dayInIndia(Date.now()) !== day && fill(), EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
