import { startFetched } from './fetched-part.ts';

/** Offers the address that was meant on the Not Found page. What knows all addresses is fetched there alone. */
export const startNearestAddress = (signal: AbortSignal): void => {
  const place = document.querySelector<HTMLElement>('[data-nearest]');
  if (place) startFetched(place, () => import('./offer-nearest.ts'), signal);
};
