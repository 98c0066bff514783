/** What a device keeps. Storage may be full or refused, and then throws wherever it is touched. */
type Storages = 'localStorage' | 'sessionStorage';

/** What is kept; `null` for nothing, and where storage is refused. */
export const readStored = (storage: Storages, key: string): string | null => {
  try {
    return globalThis[storage].getItem(key);
  } catch {
    return null;
  }
};

/** Keeps a text as far as the device lets us; `null` leaves nothing behind. */
export const store = (storage: Storages, key: string, text: string | null): void => {
  try {
    if (text === null) globalThis[storage].removeItem(key);
    else globalThis[storage].setItem(key, text);
  } catch {
    // It holds in this page alone.
  }
};

/** Something that has happened in this session of the browser; in this page only, where storage is refused. */
export interface SessionFlag {
  isSet(): boolean;
  set(): void;
}

export const sessionFlag = (key: string): SessionFlag => {
  let inThisPage = false;
  return {
    isSet: () => inThisPage || readStored('sessionStorage', key) !== null,
    set() {
      inThisPage = true;
      store('sessionStorage', key, 'true');
    },
  };
};
