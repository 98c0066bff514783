import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { startFetched } from './later.ts';
import { stored } from './stored.ts';

/**
 * Keeps the ticks of a sheet of papers. What does it is fetched once something is ticked, or when something was before.
 * @param signal stops it for good
 */
export const startPapers = (signal: AbortSignal): void => {
  const sheet = document.querySelector<HTMLElement>('[data-papers]');
  if (!sheet) return;
  const wake = (): void => startFetched(sheet, () => import('./keep-papers.ts'), signal);
  if (stored('localStorage', PAPERS_KEY) !== null) wake();
  else sheet.addEventListener('change', wake, { once: true });
};

/** Starts a part on the page that has a place for it; what it needs is fetched there alone. */
const startAt =
  (selector: string, load: Parameters<typeof startFetched<HTMLElement>>[1]) =>
  (signal: AbortSignal): void => {
    const place = document.querySelector<HTMLElement>(selector);
    if (place) startFetched(place, load, signal);
  };

/** Shows the map. */
export const startMap = startAt('[data-map]', () => import('./map.ts'));

/** Offers the address that was meant on the Not Found page, by all addresses. */
export const startNearestAddress = startAt('[data-nearest]', () => import('./nearest-address.ts'));

/**
 * Fetches what counts days on pages with due dates; elsewhere when the menu opens, for its one line. Where it cannot be
 * fetched the rules stay as they are in words.
 * @param signal stops it for good
 */
export const startDueDates = (signal: AbortSignal): void => {
  const counts = document.querySelector('[data-counts]');
  const place = counts ?? document.querySelector('[data-menu]');
  if (!place) return;
  const load = (): void => startFetched(place, () => import('./due-dates/due-dates.ts'), signal);
  if (counts) load();
  else place.addEventListener('toggle', load, { once: true });
};
