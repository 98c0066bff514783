import { distance } from 'fastest-levenshtein';
import { locale } from '../../content/locale.ts';
import { allAddresses, allRedirects } from '../site/addresses.ts';

/** So much of an address may be written wrong. */
const MOST_WRONG = 1 / 3;

/**
 * The canonical address that a mistyped one comes nearest to, by the letters that would have to change.
 * @param path the path of an address that the site does not know, as the browser writes it
 * @returns null when nothing is near
 */
export const nearestAddress = (path: string): string | null => {
  const written = path.toLowerCase();
  let nearest: string | null = null;
  let least = Math.floor(written.length * MOST_WRONG) + 1;
  const known = [
    ...allAddresses([locale]).map(({ path: from, canonical }) => [from, canonical] as const),
    ...(locale === 'en' ? allRedirects() : []).map(({ path: from, to }) => [from, to] as const),
  ];
  for (const [from, to] of known) {
    // The lengths alone make them differ by more.
    if (Math.abs(from.length - written.length) >= least) continue;
    const wrong = distance(from, written);
    if (wrong >= least) continue;
    least = wrong;
    nearest = to;
  }
  return nearest;
};

/** Shows the address that was meant, where there is one. @param place holds a link, and is hidden until then */
export const start = (place: HTMLElement, signal: AbortSignal): void => {
  const link = place.querySelector('a');
  const nearest = nearestAddress(location.pathname);
  if (!link || nearest === null || signal.aborted) return;
  link.href = nearest;
  link.textContent = nearest;
  place.hidden = false;
};
