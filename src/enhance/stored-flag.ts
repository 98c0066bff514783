/** Something that has happened. */
export interface StoredFlag {
  /** Whether it has happened; in this page only, where storage is refused. */
  isSet(): boolean;
  set(): void;
}

/** Storage may throw wherever it is touched. */
const flagIn = (storage: () => Storage, key: string): StoredFlag => {
  let inThisPage = false;
  return {
    isSet() {
      try {
        return inThisPage || storage().getItem(key) !== null;
      } catch {
        return inThisPage;
      }
    },
    set() {
      inThisPage = true;
      try {
        storage().setItem(key, 'true');
      } catch {
        // Storage is refused: it is kept in this page only.
      }
    },
  };
};

/** A flag that holds for this browser session. */
export const sessionFlag = (key: string): StoredFlag => flagIn(() => sessionStorage, key);

/** A flag that holds on this device. */
export const deviceFlag = (key: string): StoredFlag => flagIn(() => localStorage, key);
