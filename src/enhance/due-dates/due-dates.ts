/** What counts days, in a script of its own: fetched by pages that show due dates, or when the phone menu opens. */
import { dayCount as words } from '../../../content/pages/due-ledger.ts';
import { daysBetween } from '../../dates/days.ts';
import { shortDate } from '../../dates/short-date.ts';
import { dayInIndia } from '../../site/indian-time.ts';
import { chosenKinds, concerns } from './choice.ts';
import { type DeviceDate, deviceDates } from './device-dates.ts';
import { fillLedger, markSoon, unitOf, write } from './ledger.ts';
import { dueDays } from './reckon.ts';

/** How often the page looks whether a day has passed, milliseconds. */
const EVERY = 60_000;

/** Days after which a page says when it was made: the government may have moved a date since. */
const STALE = 7;

/** Where the rail of the year has room (due-sheet.module.css). */
const WIDE = '(min-width: 68.75em)';

/** What a ledger shows, and how it is shown anew. */
export interface Shown {
  /** The kinds of payer. */
  chosen: readonly string[];
  /** Whether everything was asked for. */
  isAll: boolean;
  /** What is searched for, in small letters. */
  word: string;
  /** The day for which it was filled. */
  day: string;
  readonly fill: () => void;
}

/** Fetched where there is room for the rail, or when the ledger is used. */
const more = () => import('./use-ledger.ts');

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];

/**
 * Counts the days of all due dates on the page, and follows what the visitor does in a ledger.
 * @param signal stops it for good
 */
export const start = (_: Element, signal: AbortSignal): void => {
  const boxes = all<HTMLInputElement>('[data-due-dates] [type=checkbox]');
  const rules = all('[data-rules] > *');
  const [year] = all('[data-due-dates=year]');

  const isShown = ({ index, name, kinds }: DeviceDate): boolean =>
    shown.word
      ? `${name} ${rules[index]?.textContent}`.toLowerCase().includes(shown.word)
      : shown.isAll || concerns(kinds, shown.chosen);
  const fill = (): void => {
    const { chosen, isAll, word } = shown;
    const day = dayInIndia(Date.now());
    shown.day = day;
    const days = dueDays(deviceDates.filter(isShown), day);
    const count = days.reduce((sum, { dates }) => sum + dates.length, 0);
    const whole = isAll || word !== '' || chosen.length > 0;
    const said = whole ? words.twelve(count) : words.first;
    for (const box of boxes) box.checked = chosen.includes(box.value);
    for (const ledger of all('[data-due-dates]')) fillLedger(ledger, days, day, chosen, whole && ledger === year, said);
    for (const note of all('[data-made]')) note.hidden = daysBetween(note.dataset.made ?? day, day) < STALE;
    for (const place of all('[data-due-next],[data-due-menu]')) {
      // A service names its own dates; the menu has everybody's, or the visitor's.
      const own = place.dataset.dueNext?.split(' ');
      const isOf = ({ index, kinds }: DeviceDate): boolean =>
        own ? own.includes(String(index)) : concerns(kinds, chosen);
      const [next] = dueDays(deviceDates.filter(isOf), day);
      if (!next) continue;
      const { left, on, dates } = next;
      const what = `${dates[0]?.name}, ${shortDate(on)}`;
      if (own) write(place, ':scope > *', what, left > 0 ? `${left} ${unitOf(left, words.left)}` : words.today);
      else write(place, ':scope > *', String(left), unitOf(left, words.toNext), what);
      markSoon(place, left);
    }
    if (year && (chosen.length > 0 || matchMedia(WIDE).matches))
      void more().then(({ finish }) => finish(year, shown, day));
  };
  const shown: Shown = { chosen: [], isAll: false, word: '', day: '', fill };
  const begin = (): void => {
    const kinds = chosenKinds(location.search);
    // What an address names and the page does not know is left out; a page without boxes cannot check it.
    const known = boxes.map(({ value }) => value).filter((kind) => kinds.includes(kind));
    // The visitor may have ticked a box before this script ran.
    const early = boxes.flatMap(({ checked, value }) => (checked && !kinds.includes(value) ? value : []));
    shown.chosen = boxes.length > 0 ? [...known, ...early] : kinds;
    fill();
  };
  const open = (): void => {
    if (year && location.hash) void more().then(({ openNamed }) => openNamed());
  };

  begin();
  open();
  // From now on a new count is announced.
  for (const count of all('[data-count]')) count.setAttribute('role', 'status');
  const onUse = (event: Event): void => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-due-dates]'))
      void more().then(({ use }) => use(target, event, shown));
  };
  for (const type of ['change', 'input', 'click', 'toggle'])
    document.addEventListener(type, onUse, { capture: true, signal });
  addEventListener('hashchange', open, { signal });
  // A page that comes back with Back may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  const timer = setInterval(() => dayInIndia(Date.now()) !== shown.day && fill(), EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
