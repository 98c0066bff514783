import { labels } from '../../content/pages/labels.ts';
import { deskAt } from '../site/desk.ts';

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
    const state = deskAt(Date.now()).open ? labels.openNow : labels.closedNow;
    for (const [place, hours] of places)
      place.textContent = place.dataset.desk === 'state' ? state : `${state}. ${hours}`;
  };
  tell();
  const timer = setInterval(tell, EVERY);
  // A page may come back after hours, from another one or from sleep.
  addEventListener('pageshow', tell, { signal });
  signal.addEventListener('abort', () => clearInterval(timer));
};
