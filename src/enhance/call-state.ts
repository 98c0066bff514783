import { officeHoursWords } from '../../content/pages/office-hours.ts';
import { openUntil } from '../site/office-hours.ts';

/** Milliseconds. */
const EVERY = 60_000;

/** Says by the device's clock whether the office is open, in a call link otherwise when somebody answers. */
export const startCallState = (signal: AbortSignal): void => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-hours]')].map(
    (place) => [place, place.textContent] as const,
  );
  const tell = (): void => {
    const open = openUntil(Date.now());
    const word = open ? officeHoursWords.open : officeHoursWords.closed;
    for (const [place, hours] of places)
      place.textContent = place.dataset.hours === 'line' ? `${word}. ${hours}` : open ? word : hours;
  };
  tell();
  const timer = setInterval(tell, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
