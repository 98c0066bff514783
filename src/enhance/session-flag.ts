/** Something that has happened in this browser session. */
export interface SessionFlag {
  /** Whether it has happened; in this page only, where storage is refused. */
  isSet(): boolean;
  set(): void;
}

/** A flag under a key of the session storage, which may throw wherever it is touched. */
export const sessionFlag = (key: string): SessionFlag => {
  let inThisPage = false;
  return {
    isSet() {
      try {
        return inThisPage || sessionStorage.getItem(key) !== null;
      } catch {
        return inThisPage;
      }
    },
    set() {
      inThisPage = true;
      try {
        sessionStorage.setItem(key, 'true');
      } catch {
        // Storage is refused: this page remembers.
      }
    },
  };
};
