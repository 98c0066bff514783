/** What a device keeps. Storage may throw wherever it is touched: then nothing is kept, and the page works without. */

type Kind = 'localStorage' | 'sessionStorage';

/** What is kept under a name; `null` where nothing is, or nothing can be read. */
export const stored = (kind: Kind, key: string): string | null => {
  try {
    return globalThis[kind].getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text under a name, as far as the device lets us; `null` leaves nothing behind. */
export const store = (kind: Kind, key: string, text: string | null): void => {
  try {
    if (text === null) globalThis[kind].removeItem(key);
    else globalThis[kind].setItem(key, text);
  } catch {
    // Refused, or full.
  }
};

/** Something that has happened: in this page only, where storage is refused. */
export const storedFlag = (kind: Kind, key: string) => {
  let inThisPage = false;
  return {
    isSet: (): boolean => inThisPage || stored(kind, key) !== null,
    set(): void {
      inThisPage = true;
      store(kind, key, 'true');
    },
  };
};
