const KEY = 'fontsKept';

/** Whether the fonts have been shown on this device before, so that they come from its cache. */
const isKept = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

/**
 * Sets the page in the site's own fonts. The first paint goes without them (`src/ui/tokens.css`): 41 KB that would
 * share the line with the page itself, for stand-ins of the same measure.
 */
export const showFonts = (): void => {
  document.documentElement.dataset.fonts = '';
  try {
    localStorage.setItem(KEY, '');
  } catch {
    // The next page waits for its fonts again.
  }
};

/** Shows the fonts at once where they are at hand. */
export const showKeptFonts = (): void => {
  if (isKept()) showFonts();
};

/**
 * Fetches the rupee sign, which has a font file of its own and stands on most pages: it is there before a link is
 * followed, so that no price changes its look under the visitor's eyes.
 */
export const fetchRupee = (): void => {
  document.fonts?.load('1em "Figtree Variable"', '₹').catch(() => {
    // Another font's sign stands in.
  });
};
