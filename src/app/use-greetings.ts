import { useEffect, useState } from 'react';
import type { Greetings } from './greetings.tsx';

/** From the start of the app to the popup and the widget, milliseconds (specification 9). */
const DELAY = 3000;

/**
 * Fetches the rupee sign, which has a font file of its own and stands on most pages: it is there before a link is
 * followed, so that no price changes its look under the visitor's eyes.
 */
const loadRupee = (): void => {
  document.fonts?.load('1em "Figtree Variable"', '₹').catch(() => {
    // Another font's sign stands in.
  });
};

/** Loads the greetings when their time has come; a page without them is whole, so a failure stays silent. */
export const useGreetings = (): typeof Greetings | null => {
  const [loaded, setLoaded] = useState<{ readonly Greetings: typeof Greetings } | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => {
      import('./greetings.tsx').then(setLoaded, () => {});
      loadRupee();
    }, DELAY);
    return () => clearTimeout(timer);
  }, []);
  return loaded?.Greetings ?? null;
};
