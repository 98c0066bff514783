import { deskWords } from '../../content/pages/desk.ts';
import { isDeskOpen } from '../site/desk.ts';
import { deskOpensOn } from '../site/desk-opens-on.ts';

/** How often the page looks at the clock, milliseconds. */
const EVERY = 60_000;

/**
 * Says beside the opening hours whether the desk is open now, and in a call link when somebody answers, by the device's
 * clock.
 * @param signal stops it for good
 */
export const startDeskHours = (signal: AbortSignal): void => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-desk]')].map(
    (place) => [place, place.textContent] as const,
  );
  const tell = (): void => {
    const now = Date.now();
    const open = isDeskOpen(now);
    for (const [place, hours] of places)
      place.textContent =
        place.dataset.desk === 'state'
          ? open
            ? deskWords.open
            : deskWords.opens(deskOpensOn(now, 'short'))
          : `${open ? deskWords.open : deskWords.closed}. ${hours}`;
  };
  tell();
  const timer = setInterval(tell, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
