import { DUE_DATES_KEY } from '../../../content/storage-keys.ts';

/** Keeps a choice on this device alone; an empty one leaves nothing behind. */
export const keepKinds = (kinds: readonly string[]): void => {
  try {
    if (kinds.length > 0) localStorage.setItem(DUE_DATES_KEY, kinds.join());
    else localStorage.removeItem(DUE_DATES_KEY);
  } catch {
    // Storage is refused: the choice holds in this page.
  }
};

/** The query of an address that says a choice; a comma need not be escaped in it. */
export const queryOf = (kinds: readonly string[]): string => (kinds.length > 0 ? `?for=${kinds.join()}` : '');
