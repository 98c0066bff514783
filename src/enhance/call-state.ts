import { opensNext } from '../office/answer-due.ts';
import { MINUTE_MS } from '../office/durations.ts';
import { dayInIndia, minuteInIndia } from '../office/indian-time.ts';
import { openUntil } from '../office/office-hours.ts';
import type { OfficeState } from '../office/office-state.ts';

/** The styles use the same width. */
const PHONE = '(max-width: 43.749em)';

/** Moves the hours into a part that only paper shows, and returns the part beside it, which paper leaves out. */
const addScreenPart = (place: HTMLElement): HTMLElement => {
  const [seen, printed] = [document.createElement('span'), document.createElement('span')];
  seen.dataset.offPaper = '';
  printed.dataset.onPaper = '';
  printed.append(...place.childNodes);
  place.append(seen, printed);
  return seen;
};

const readOffice = (): OfficeState | null => {
  const text = document.querySelector<HTMLElement>('[data-office]')?.dataset.office;
  // The build wrote it with this type.
  return text === undefined ? null : JSON.parse(text);
};

/** Returns a sentence with the day and the time of the next opening. */
const namesOpening =
  ({ hours, today, clocks }: OfficeState, now: number) =>
  (sentence: string, days: readonly string[]): string => {
    const next = opensNext(now, hours);
    const day = dayInIndia(next);
    return sentence
      .replace('{day}', day === dayInIndia(now) ? today : (days[new Date(day).getUTCDay()] ?? ''))
      .replace('{clock}', clocks[minuteInIndia(next)] ?? '');
  };

/** While nobody answers, WhatsApp comes before the call on a phone. */
const orderReach = (isOpen: boolean): void => {
  for (const reach of document.querySelectorAll('[data-reach]')) {
    const call = reach.querySelector('a[href^="tel:"]');
    reach.toggleAttribute('data-closed', !isOpen);
    if (call) reach.insertBefore(call, isOpen || !matchMedia(PHONE).matches ? reach.firstElementChild : null);
  }
};

/** Says by the device's clock whether the office is open, in a call link otherwise when somebody answers. */
export const startCallState = (signal: AbortSignal): void => {
  const office = readOffice();
  if (!office) return;
  const places = [...document.querySelectorAll<HTMLElement>('[data-hours]')].map((place) => {
    const hours = place.textContent;
    return { kind: place.dataset.hours, hours, seen: addScreenPart(place) };
  });
  let wasOpen: boolean | undefined;
  const tell = (): void => {
    const now = Date.now();
    const isOpen = openUntil(now, office.hours) !== undefined;
    const named = namesOpening(office, now);
    const closed = isOpen ? '' : named(office.closed, office.days);
    const short = isOpen ? office.open : named(office.opens, office.shortDays);
    for (const { kind, hours, seen } of places)
      seen.textContent =
        kind === 'state'
          ? short
          : kind === 'closed' || (kind === 'now' && !isOpen)
            ? closed
            : `${closed || office.open}. ${hours}`;
    // Only when it changes: a link that moves loses the focus.
    if (isOpen !== wasOpen) orderReach(isOpen);
    wasOpen = isOpen;
  };
  tell();
  const timer = setInterval(tell, MINUTE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
};
