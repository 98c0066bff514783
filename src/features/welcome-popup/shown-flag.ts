/** The session-storage key that the specification names (specification 7). */
const KEY = 'welcomePopupShown';

let shownOnThisPage = false;

/** Whether the popup has been shown in this browser session; in this page only, where storage is refused. */
export const wasShown = (): boolean => {
  try {
    return shownOnThisPage || sessionStorage.getItem(KEY) !== null;
  } catch {
    return shownOnThisPage;
  }
};

/** Remembers that the popup need not come again. */
export const rememberShown = (): void => {
  shownOnThisPage = true;
  try {
    sessionStorage.setItem(KEY, 'true');
  } catch {
    // Storage is refused: this page remembers.
  }
};
