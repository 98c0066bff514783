/** Fetched by pages that show due dates, or when the phone menu opens. */
import { addDays, daysBetween } from '../../dates/days.ts';
import type { UpcomingDue, UpcomingDues } from '../../dates/upcoming-dues.ts';
import { MINUTE_MS } from '../../office/durations.ts';
import { dayInIndia } from '../../office/indian-time.ts';
import { chosenKinds, concerns, keptKinds, LEDGER_DAYS, nextDueDates } from './due-days.ts';
import { fillLedger, markSoon, type Shown, unitOf, write } from './ledger.ts';
import type { DueWords } from './words/words.ts';

/** Days after which a page says when it was made: the government may have moved a date since. */
const STALE = 7;

/** As in due-dates.module.css. */
const WIDE = '(min-width:68.75em)';

/** Without it the rows stay as they are. */
const more = (use: (part: typeof import('./use-ledger.ts')) => void): void => {
  import('./use-ledger.ts').then(use, () => {});
};

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];

/** @param list the response with the due dates (src/dates/upcoming-dues.ts) */
export const start = async (list: Response, said: DueWords, signal: AbortSignal): Promise<void> => {
  const { dayCount: words, shortDate, wholeDate } = said;
  const { until, dues }: UpcomingDues = await list.json();
  const boxes = all<HTMLInputElement>('[data-due-dates] [type=checkbox]');
  const [year] = all('[data-due-dates=year]');

  const fill = (): void => {
    const { chosen, only } = shown;
    const day = dayInIndia(Date.now());
    shown.day = day;
    const days = nextDueDates(dues.filter(only ?? (({ kinds }) => concerns(kinds, chosen))), day);
    const count = days.reduce((sum, { dates }) => sum + dates.length, 0);
    const whole = only !== undefined || chosen.length > 0;
    const isCut = addDays(day, LEDGER_DAYS) > until;
    const below = isCut ? words.listEnds(wholeDate(until)) : whole ? words.twelve(count) : words.first;
    for (const box of boxes) box.checked = chosen.includes(box.value);
    for (const ledger of all('[data-due-dates]'))
      fillLedger(said, ledger, days, day, chosen, whole && ledger === year, below);
    for (const note of all('[data-made]')) note.hidden = daysBetween(note.dataset.made ?? day, day) < STALE;
    for (const place of all('[data-due-next],[data-due-menu]')) {
      // A service names its own dates; the menu has everybody's, or the visitor's.
      const own = place.dataset.dueNext?.split(' ');
      const isOf = ({ id, kinds }: UpcomingDue): boolean => (own ? own.includes(id) : concerns(kinds, chosen));
      const [next] = nextDueDates(dues.filter(isOf), day);
      if (!next) continue;
      const { left, on, dates } = next;
      const what = `${dates[0]?.name}, ${shortDate(on)}`;
      if (own) {
        write(place, ':scope > *', what, left > 0 ? `${left} ${unitOf(words, left, words.left)}` : words.today);
        place.lastElementChild?.toggleAttribute('data-off-paper', true);
      } else write(place, ':scope > *', String(left), unitOf(words, left, words.toNext), what);
      markSoon(place, left);
    }
    if (year && (chosen.length > 0 || matchMedia(WIDE).matches)) more(({ finish }) => finish(year, shown, day));
  };
  const shown: Shown = { chosen: [], day: '', fill, keep: keptKinds.write };
  const begin = (): void => {
    const kinds = chosenKinds(location.search);
    // What an address names and the page does not know is left out; a page without boxes cannot check it. The visitor may
    // have ticked a box before this script ran.
    const isKnown = ({ checked, value }: HTMLInputElement) => kinds.includes(value) || (checked && !shown.day);
    const known = boxes.filter(isKnown).map(({ value }) => value);
    shown.chosen = boxes.length > 0 ? known : kinds;
    fill();
  };

  begin();
  if (year && location.hash) more(({ openNamed }) => openNamed());
  const onUse = (event: Event): void => {
    const { target } = event;
    // The groups of rows are opened by this script too: only a row that opens is used.
    const used = event.type === 'toggle' ? '[data-dues]' : '[data-due-dates]';
    if (target instanceof Element && target.closest(used)) more(({ use }) => use(target, event, shown));
  };
  for (const type of ['change', 'input', 'click', 'toggle'])
    document.addEventListener(type, onUse, { capture: true, signal });
  // A page that comes back with Back may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  const timer = setInterval(() => dayInIndia(Date.now()) !== shown.day && fill(), MINUTE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
};
