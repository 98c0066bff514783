/** Where a reference of a page leads; `null` for what is no address. */
export const toUrl = (reference: string, base: string): URL | null => {
  try {
    return new URL(reference.trim(), base);
  } catch {
    // Pages hold all kinds of text in `href`; what cannot be read leads nowhere.
    return null;
  }
};

/** The path and query of an address. */
export const pathOf = (url: URL): string => url.pathname + url.search;

/** A decoded piece of an address, or the piece itself where it cannot be decoded. */
export const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    // A lone percent sign: the piece is compared as it is written.
    return piece;
  }
};
