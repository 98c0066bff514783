import { DUE_DATES_KEY, PAPERS_KEY } from '../../content/storage-keys.ts';
import { loadDueWords } from './due-dates/words/words.ts';
import { pageLocale } from './page-locale.ts';
import { loadPapersWords } from './papers-words.ts';
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

const loadPapers = async (): Promise<Part> => {
  const [{ start }, words] = await Promise.all([import('./keep-papers.ts'), loadPapersWords[pageLocale()]()]);
  return { start: (sheet, signal) => start(sheet, words, signal) };
};

/** Fetches the script once something is ticked, or when something was before. */
export const startPapers = (signal: AbortSignal): void => {
  const sheet = document.querySelector<HTMLElement>('[data-papers]');
  const wake = (): void => fetchFor(sheet, loadPapers, signal);
  if (sheet && onDevice(PAPERS_KEY).read() !== null) wake();
  else sheet?.addEventListener('change', wake, { once: true });
};

export const startMap = (signal: AbortSignal): void =>
  fetchFor(document.querySelector<HTMLElement>('[data-map]'), () => import('./map.ts'), signal);

export const startNearestAddress = (signal: AbortSignal): void =>
  fetchFor(document.querySelector<HTMLElement>('[data-nearest]'), () => import('./nearest-address.ts'), signal);

/**
 * Fetches the list on pages with due dates; on the others for the line of the menu, for visitors who have answered what
 * applies to them. When the list does not arrive, the page keeps the dates of the build.
 */
export const startDueDates = (signal: AbortSignal): void => {
  const list = document.querySelector<HTMLElement>('[data-due-list]')?.dataset.dueList ?? '';
  if (document.querySelector('[data-counts]') || onDevice(DUE_DATES_KEY).read())
    Promise.all([import('./due-dates/due-dates.ts'), loadDueWords[pageLocale()](), fetch(list)])
      .then(([part, words, response]) => part.start(response, words, signal))
      .catch(() => {});
};
