import { PAPERS_KEY } from '../../content/storage-keys.ts';
import type { UpcomingDues } from '../dates/upcoming-dues.ts';
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

/** Fetched on pages with due dates, elsewhere when the menu opens, for its one line. */
export const startDueDates = (signal: AbortSignal): void => {
  const counts = document.querySelector<HTMLElement>('[data-counts]');
  const menu = document.querySelector<HTMLElement>('[data-menu]');
  const list = document.querySelector<HTMLElement>('script[data-due-list]')?.dataset.dueList ?? '';
  const loadPart = async (): Promise<Part> => {
    const [part, dues] = await Promise.all([
      import('./due-dates/due-dates.ts'),
      fetch(list).then((response): Promise<UpcomingDues> => response.json()),
    ]);
    return { start: () => part.start(dues, signal) };
  };
  const load = (): void => fetchFor(counts ?? menu, loadPart, signal);
  if (counts) load();
  else menu?.addEventListener('toggle', load, { once: true });
};
