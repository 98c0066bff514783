import { MINUTE_MS } from '../office/durations.ts';
import { openUntil } from '../office/office-hours.ts';
import type { OfficeState } from '../office/office-state.ts';

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

/** Says by the device's clock whether the office is open, in a call link otherwise when somebody answers. */
export const startCallState = (signal: AbortSignal): void => {
  const office = readOffice();
  if (!office) return;
  const places = [...document.querySelectorAll<HTMLElement>('[data-hours]')].map((place) => {
    const hours = place.textContent;
    return { hours, isLine: place.dataset.hours === 'line', seen: addScreenPart(place) };
  });
  const tell = (): void => {
    const open = openUntil(Date.now(), office.hours);
    const word = open ? office.words.open : office.words.closed;
    for (const { hours, isLine, seen } of places) seen.textContent = isLine ? `${word}. ${hours}` : open ? word : hours;
  };
  tell();
  const timer = setInterval(tell, MINUTE_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
};
