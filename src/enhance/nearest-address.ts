import { distance } from 'fastest-levenshtein';
import { locale } from '../../content/locale.ts';
import { allAddresses, allRedirects } from '../site/addresses.ts';

const MOST_WRONG = 1 / 3;

/** By the letters that would have to change; null when nothing is near. @param path as the browser writes it */
export const nearestAddress = (path: string): string | null => {
  const written = path.toLowerCase();
  let nearest: string | null = null;
  let least = Math.floor(written.length * MOST_WRONG) + 1;
  const known = [
    ...allAddresses([locale]).map(({ path: from, canonical }) => ({ path: from, to: canonical })),
    ...(locale === 'en' ? allRedirects() : []),
  ];
  for (const { path: from, to } of known) {
    // The lengths alone make them differ by more.
    if (Math.abs(from.length - written.length) >= least) continue;
    const wrong = distance(from, written);
    if (wrong >= least) continue;
    least = wrong;
    nearest = to;
  }
  return nearest;
};

/** @param place holds a link, and is hidden until then */
export const start = (place: HTMLElement, signal: AbortSignal): void => {
  const link = place.querySelector('a');
  const nearest = nearestAddress(location.pathname);
  if (!link || nearest === null || signal.aborted) return;
  link.href = nearest;
  link.textContent = nearest;
  place.hidden = false;
};
