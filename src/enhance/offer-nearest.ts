import { nearestAddress } from './find-nearest.ts';

/** Shows the address that was meant, where there is one. @param place holds a link, and is hidden until then */
export const start = (place: HTMLElement, signal: AbortSignal): void => {
  const link = place.querySelector('a');
  const nearest = nearestAddress(location.pathname);
  if (!link || nearest === null || signal.aborted) return;
  link.href = nearest;
  link.textContent = nearest;
  place.hidden = false;
};
