import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { onDevice } from './stored.ts';

interface Part {
  start(place: HTMLElement, signal: AbortSignal): void | Promise<void>;
}

/** Fetches a part for its place; a page is complete without it. */
const fetchFor = (place: HTMLElement | null, load: () => Promise<Part>, signal: AbortSignal): void => {
  if (!place) return;
  load()
    .then((part) => part.start(place, signal))
    .catch(() => {});
};

/** Fetched once something is ticked, or when something was before. */
export const startPapers = (signal: AbortSignal): void => {
  const sheet = document.querySelector<HTMLElement>('[data-papers]');
  const wake = (): void => fetchFor(sheet, () => import('./keep-papers.ts'), signal);
  if (sheet && onDevice(PAPERS_KEY).read() !== null) wake();
  else sheet?.addEventListener('change', wake, { once: true });
};

export const startMap = (signal: AbortSignal): void =>
  fetchFor(document.querySelector<HTMLElement>('[data-map]'), () => import('./map.ts'), signal);

export const startNearestAddress = (signal: AbortSignal): void =>
  fetchFor(document.querySelector<HTMLElement>('[data-nearest]'), () => import('./nearest-address.ts'), signal);

/**
 * Fetched on pages with due dates, elsewhere when the menu opens, for its one line. When the list does not arrive, the
 * page of due dates shows what it holds for browsers without scripts.
 */
export const startDueDates = (signal: AbortSignal): void => {
  const list = document.querySelector<HTMLElement>('[data-due-list]')?.dataset.dueList ?? '';
  const load = (): void => {
    Promise.all([import('./due-dates/due-dates.ts'), fetch(list)])
      .then(([part, response]) => part.start(response, signal))
      .catch(() => document.querySelector('[data-year]')?.toggleAttribute('data-shown', true));
  };
  if (document.querySelector('[data-counts]')) load();
  else document.querySelector('[data-menu]')?.addEventListener('toggle', load, { once: true });
};
