import { deskWords } from '../../content/pages/desk.ts';
import { openUntil } from '../site/desk.ts';

/** How often the page looks at the clock, milliseconds. */
const EVERY = 60_000;

/**
 * Says beside the opening hours whether the desk is open now, by the device's clock; in a call link that it is open, and
 * otherwise when somebody answers.
 * @param signal stops it for good
 */
export const startDeskHours = (signal: AbortSignal): void => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-desk]')].map(
    (place) => [place, place.textContent] as const,
  );
  const tell = (): void => {
    const open = openUntil(Date.now());
    for (const [place, hours] of places)
      place.textContent =
        place.dataset.desk === 'state'
          ? open
            ? deskWords.open
            : hours
          : `${open ? deskWords.open : deskWords.closed}. ${hours}`;
  };
  tell();
  const timer = setInterval(tell, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
