import { PAPERS_KEY } from '../../content/storage-keys.ts';
import { startFetched } from './fetched-part.ts';
import { deviceFlag } from './stored-flag.ts';

/**
 * Keeps the ticks of a sheet of papers. What does it is fetched once something is ticked, or when something was before.
 * @param signal stops it for good
 */
export const startPapers = (signal: AbortSignal): void => {
  const sheet = document.querySelector<HTMLElement>('[data-papers]');
  if (!sheet) return;
  const wake = (): void => startFetched(sheet, () => import('./keep-papers.ts'), signal);
  if (deviceFlag(PAPERS_KEY).isSet()) wake();
  else sheet.addEventListener('change', wake, { once: true });
};
