import { DAY_MS, MINUTE_MS } from '../office/durations.ts';
import { dayInIndia } from '../office/indian-time.ts';
import { nextSpan } from '../office/office-hours.ts';
import { type OfficeState, TODAY } from '../office/office-state.ts';

/** The width of a window below which the styles are those of a phone. */
const PHONE_PX = 700;

/** Moves the hours into a part that only paper shows, and returns the part beside it, which paper leaves out. */
const addScreenPart = (place: HTMLElement): HTMLElement => {
  const [seen, printed] = [document.createElement('span'), document.createElement('span')];
  seen.dataset.offPaper = '';
  printed.dataset.onPaper = '';
  printed.append(...place.childNodes);
  place.append(seen, printed);
  return seen;
};

/** While nobody answers, WhatsApp comes before the call on a phone. */
const orderReach = (isClosed: boolean): void => {
  const isLast = isClosed && innerWidth < PHONE_PX;
  for (const reach of document.querySelectorAll('[data-reach]')) {
    const call = reach.querySelector('[href^=tel]');
    // The link moves only when the order changes: a link that moves loses the focus.
    if (call && (call === reach.lastElementChild) !== isLast) reach[isLast ? 'append' : 'prepend'](call);
  }
};

/** Says by the device's clock whether the office is open, in a call link otherwise when somebody answers. */
export const startCallState = (signal: AbortSignal): void => {
  // The build wrote it with this type.
  const office: OfficeState | null = JSON.parse(
    document.querySelector<HTMLElement>('[data-office]')?.dataset.office ?? 'null',
  );
  if (!office) return;
  const places = [...document.querySelectorAll<HTMLElement>('[data-hours]')].map((place) => {
    const hours = place.textContent;
    return { kind: place.dataset.hours, hours, seen: addScreenPart(place) };
  });
  const tell = (): void => {
    const now = Date.now();
    const { ahead, opens = 0, isNow = true } = nextSpan(now, office.hours) ?? {};
    const day = ahead ? new Date(dayInIndia(now + ahead * DAY_MS)).getUTCDay() : TODAY;
    const [closed, short] = (!isNow && office.next[opens]?.[day]) || ['', office.open];
    for (const { kind, hours, seen } of places)
      seen.textContent =
        kind === 'state' ? short : closed && kind === 'now' ? closed : `${closed || office.open}. ${hours}`;
    orderReach(!isNow);
  };
  tell();
  const timer = setInterval(tell, MINUTE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
};
