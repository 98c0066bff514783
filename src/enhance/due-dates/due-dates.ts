/** What counts days, in a script of its own: fetched by pages that show due dates, or when the phone menu opens. */
import { dayCount as words } from '../../../content/pages/due-ledger.ts';
import { daysBetween } from '../../dates/days.ts';
import { shortDate } from '../../dates/short-date.ts';
import { dayInIndia } from '../../site/indian-time.ts';
import { chosenKinds, concerns, keepKinds, queryOf } from './choice.ts';
import { type DeviceDate, deviceDates } from './device-dates.ts';
import { fillLedger, markSoon, unitOf, write } from './ledger.ts';
import { dueDays } from './reckon.ts';

/** How often the page looks whether a day has passed, milliseconds. */
const EVERY = 60_000;

/** Days after which a page says when it was made: the government may have moved a date since. */
const STALE = 7;

/** Where the rail of the year has room. */
const WIDE = '(min-width: 68.75em)';

/** The rail of the year, and what a row opens: fetched where there is room for the one, or when the other is pressed. */
const more = () => import('./whole-year.ts');

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];

/**
 * Counts the days of all due dates on the page, and follows what the visitor ticks, asks for and searches.
 * @param signal stops it for good
 */
export const start = (_: Element, signal: AbortSignal): void => {
  const boxes = all<HTMLInputElement>('[data-due-dates] [type=checkbox]');
  const known = boxes.map(({ value }) => value);
  const [search] = all<HTMLInputElement>('[data-search]');
  const [year] = all('[data-due-dates=year]');
  let chosen: readonly string[] = [];
  let isAll = false;
  let day = '';

  const fill = (): void => {
    day = dayInIndia(Date.now());
    const word = search?.value.trim().toLowerCase() ?? '';
    const isWanted = ({ id, name, kinds }: DeviceDate): boolean =>
      word
        ? `${name} ${document.getElementById(`due-${id}`)?.textContent}`.toLowerCase().includes(word)
        : isAll || concerns(kinds, chosen);
    const days = dueDays(deviceDates.filter(isWanted), day);
    const count = days.reduce((sum, { dates }) => sum + dates.length, 0);
    const whole = word !== '' || isAll || chosen.length > 0;
    const said = word ? words.found : isAll ? words.all : words.concern;
    for (const box of boxes) box.checked = chosen.includes(box.value);
    for (const ledger of all('[data-due-dates]'))
      fillLedger(ledger, days, day, chosen, whole && ledger === year, whole ? said(count) : words.first);
    for (const button of all('[data-show-all]')) button.hidden = isAll;
    for (const note of all('[data-made]')) note.hidden = daysBetween(note.dataset.made ?? day, day) < STALE;

    for (const place of all('[data-due-next],[data-due-menu]')) {
      // A service names its own dates; the menu has everybody's, or the visitor's.
      const ids = place.dataset.dueNext?.split(' ');
      const isOf = ({ id, kinds }: DeviceDate): boolean => (ids ? ids.includes(id) : concerns(kinds, chosen));
      const [next] = dueDays(deviceDates.filter(isOf), day);
      if (!next) continue;
      const { left, on, dates } = next;
      const what = `${dates[0]?.name}, ${shortDate(on)}`;
      if (ids) write(place, ':scope > *', what, left > 0 ? `${left} ${unitOf(left, words.left)}` : words.today);
      else write(place, ':scope > *', String(left), unitOf(left, words.toNext), what);
      markSoon(place, left);
    }
    if (year && matchMedia(WIDE).matches) void more().then(({ fillRail }) => fillRail(year, days, day));
    // Few firms offer it, so it is no part of this script.
    for (const remind of all('[data-remind]'))
      void import('./fill-wish.ts').then(({ fillWish }) => fillWish(remind, chosen));
  };
  /** The address of the page of all due dates holds the choice, so that it can be sent on. */
  const share = (): void => {
    if (year) history.replaceState(history.state, '', location.pathname + queryOf(chosen) + location.hash);
  };
  const choose = (kinds: readonly string[], everything = false): void => {
    chosen = kinds;
    isAll = everything;
    if (search) search.value = '';
    keepKinds(kinds);
    fill();
    share();
  };
  const begin = (): void => {
    const kinds = chosenKinds(location.search);
    // What an address names and the page does not know is left out; a page without boxes cannot check it.
    chosen = boxes.length > 0 ? known.filter((kind) => kinds.includes(kind)) : kinds;
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
  search?.addEventListener('input', fill, { signal });
  year?.addEventListener('toggle', ({ target }) => more().then(({ fillRow }) => fillRow(target)), {
    capture: true,
    signal,
  });
  const open = (): void => {
    if (year && location.hash) void more().then(({ openNamed }) => openNamed());
  };
  open();
  addEventListener('hashchange', open, { signal });
  for (const button of all('[data-show-all]')) button.addEventListener('click', () => choose([], true), { signal });
  // A page that comes back with Back may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  const timer = setInterval(() => dayInIndia(Date.now()) !== day && fill(), EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
