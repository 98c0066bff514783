import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { startFetched } from './later.ts';
import { deviceFlag } from './stored-flag.ts';

/** Fetched once something is ticked, or when something was before. */
export const startPapers = (signal: AbortSignal): void => {
  const sheet = document.querySelector<HTMLElement>('[data-papers]');
  if (!sheet) return;
  const wake = (): void => startFetched(sheet, () => import('./keep-papers.ts'), signal);
  if (deviceFlag(PAPERS_KEY).isSet()) wake();
  else sheet.addEventListener('change', wake, { once: true });
};

export const startMap = (signal: AbortSignal): void => {
  const place = document.querySelector<HTMLElement>('[data-map]');
  if (place) startFetched(place, () => import('./map.ts'), signal);
};

export const startNearestAddress = (signal: AbortSignal): void => {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) startFetched(place, () => import('./nearest-address.ts'), signal);
};

/** Fetched on pages with due dates, elsewhere when the menu opens, for its one line. */
export const startDueDates = (signal: AbortSignal): void => {
  const counts = document.querySelector('[data-counts]');
  const place = counts ?? document.querySelector('[data-menu]');
  if (!place) return;
  const load = (): void => startFetched(place, () => import('./due-dates/due-dates.ts'), signal);
  if (counts) load();
  else place.addEventListener('toggle', load, { once: true });
};
