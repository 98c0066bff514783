import { startFetched } from '../fetched-part.ts';

/**
 * Fetches what counts days on pages with due dates; elsewhere when the menu opens, for its one line. Where it cannot be
 * fetched the rules stay as they are in words.
 * @param signal stops it for good
 */
export const startDueDates = (signal: AbortSignal): void => {
  const counts = document.querySelector('[data-counts]');
  const place = counts ?? document.querySelector('[data-menu]');
  if (!place) return;
  const load = (): void => startFetched(place, () => import('./due-dates.ts'), signal);
  if (counts) load();
  else place.addEventListener('toggle', load, { once: true });
};
