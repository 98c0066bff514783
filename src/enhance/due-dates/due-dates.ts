/** Pages that show due dates fetch it, and other pages for visitors who have answered what applies to them. */
import { nameAll, named } from '../../../content/due-dates/named.ts';
import type { UpcomingDue, UpcomingDues } from '../../dates/upcoming-dues.ts';
import { MINUTE_MS } from '../../office/durations.ts';
import { dayInIndia } from '../../office/indian-time.ts';
import { chosenKinds, concerns, findNext, keptKinds, ledgerDays, namesKind, nextDueDates } from './due-days.ts';
import { fillLedger, lent, markSoon, pickUnit, type Shown, write } from './ledger.ts';
import type { DueWords } from './words/words.ts';

/** Loads the rest of the script; if that fails, the page stays as it is. */
const more = (use: (part: typeof import('./use-ledger.ts')) => void): void => {
  import('./use-ledger.ts').then(use, () => {});
};

const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)];

/** @param list the response with the due dates (src/dates/upcoming-dues.ts) */
export const start = async (list: Response, words: DueWords, signal: AbortSignal): Promise<void> => {
  const { dayCount, shortDate } = words;
  const found: UpcomingDues = await list.json();
  const { dues } = found;
  const boxes = all<HTMLInputElement>('[data-due-dates] input');
  const [year] = all('[data-due-dates=year]');
  /** The page shows something else than it was built with. */
  let isChanged = false;

  const fill = (): void => {
    const { chosen } = shown;
    const day = dayInIndia(Date.now());
    shown.day = day;
    const isMine = namesKind(chosen);
    const days = ledgerDays(found, chosen, day);
    shown.days = days;
    for (const box of boxes) box.checked = chosen.includes(box.value);
    for (const ledger of all('[data-due-dates]')) fillLedger(words, ledger, days, day, isMine);
    // The page already holds what stands here if nothing was answered and it was built today.
    const [sooner] = all('[data-sooner]');
    isChanged ||= Boolean(chosen[0]) || sooner?.dataset.built !== day;
    if (isChanged && sooner)
      import('./ledger-notes.ts').then(
        ({ fillNotes }) => fillNotes(shown),
        () => {},
      );
    for (const place of all('[data-due-next],[data-due-menu]')) {
      // A service names its own dates; the menu has the visitor's, or none.
      const ids = place.dataset.dueNext?.split(' ');
      const matches = (due: UpcomingDue): boolean => (ids ? ids.includes(due.id) : isMine && concerns(due, chosen));
      const next = findNext(nextDueDates(dues.filter(matches), day));
      if (!next) continue;
      const { left, on, certain } = next;
      const texts = ids
        ? [
            `${certain.map(named).join(', ')}, ${shortDate(on)}`,
            `${left || ''} ${pickUnit(dayCount, left, dayCount.left)}`,
          ]
        : [left, pickUnit(dayCount, left, dayCount.toNext), `${shortDate(on)}. ${nameAll(dayCount.several, certain)}`];
      write(place, ids ? ':scope > *' : '[data-in]', ...texts);
      markSoon(
        place,
        next,
        certain.some((due) => concerns(due, chosen)),
      );
    }
    if (year && isChanged) more(({ finish }) => finish(year, shown));
  };
  const shown: Shown = { chosen: [], day: '', days: [], ...found, words, fill, lent, keep: keptKinds.write };
  const begin = (): void => {
    const kinds = chosenKinds(location.search);
    // Answers that the page does not know are left out; a page without boxes cannot check them. The visitor may have
    // ticked a box before this script ran.
    const isKnown = ({ checked, value }: HTMLInputElement) => kinds.includes(value) || (checked && !shown.day);
    const known = boxes.filter(isKnown).map(({ value }) => value);
    shown.chosen = boxes[0] ? known : kinds;
    // The first screen may be folded for an answer (src/pages/later-sheet.tsx) that the page does not know.
    if (!shown.chosen[0]) document.documentElement.removeAttribute('data-answered');
    fill();
  };

  begin();
  if (year && location.hash) more(({ openNamed }) => openNamed());
  const onUse = (event: Event): void => {
    const { target } = event;
    if (target instanceof Element && target.closest('[data-used]')) more(({ use }) => use(target, event, shown));
  };
  for (const type of ['change', 'input', 'click']) document.addEventListener(type, onUse, { signal });
  // A page that comes back with Back may have missed a choice made on another.
  addEventListener('pageshow', ({ persisted }) => persisted && begin(), { signal });
  setInterval(() => !signal.aborted && dayInIndia(Date.now()) !== shown.day && fill(), MINUTE_MS);
};
