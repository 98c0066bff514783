export interface StoredFlag {
  /** In this page only, where storage is refused. */
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
        // Refused: kept in this page only.
      }
    },
  };
};

export const sessionFlag = (key: string): StoredFlag => flagIn(() => sessionStorage, key);

export const deviceFlag = (key: string): StoredFlag => flagIn(() => localStorage, key);
