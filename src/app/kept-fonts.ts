const KEY = 'fontsKept';

/** Notes that the fonts are on this device, so that the next page is set in them from the start. */
export const noteKeptFonts = (): void => {
  try {
    localStorage.setItem(KEY, '');
  } catch {
    // The next page begins with the stand-ins again.
  }
};

/** Sets the page in the site's fonts at once where they have been shown before, so that they come from the cache. */
export const showKeptFonts = (): void => {
  try {
    if (localStorage.getItem(KEY) !== null) document.documentElement.dataset.fonts = '';
  } catch {
    // No storage: the page begins with the stand-ins.
  }
};

/** Asks for all font files, the rupee's too; the app shows them when they are there (`fonts.ts`). */
export const fetchFonts = (): void => {
  // A browser without this set has no fonts to wait for; a stand-in may be missing on this device.
  document.fonts?.forEach((face) => void face.load().catch(() => {}));
};
