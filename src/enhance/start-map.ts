import { startFetched } from './fetched-part.ts';

/** Fetches what shows the map, on the page that has one. @param signal stops it for good */
export const startMap = (signal: AbortSignal): void => {
  const place = document.querySelector<HTMLElement>('[data-map]');
  if (place) startFetched(place, () => import('./map.ts'), signal);
};
