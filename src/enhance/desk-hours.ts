import { deskWords } from '../../content/pages/desk.ts';
import { isDeskOpen } from '../site/desk.ts';

/** How often the page looks at the clock, milliseconds. */
const EVERY = 60_000;

/**
 * Says beside the opening hours, or in a call link in their place, whether the desk is open now, by the device's clock.
 * @param signal stops it for good
 */
export const startDeskHours = (signal: AbortSignal): void => {
  const places = [...document.querySelectorAll<HTMLElement>('[data-desk]')].map(
    (place) => [place, place.textContent] as const,
  );
  const tell = (): void => {
    const state = isDeskOpen(Date.now()) ? deskWords.open : deskWords.closed;
    for (const [place, hours] of places)
      place.textContent = place.dataset.desk === 'state' ? state : `${state}. ${hours}`;
  };
  tell();
  const timer = setInterval(tell, EVERY);
  signal.addEventListener('abort', () => clearInterval(timer));
};
