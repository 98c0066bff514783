import { DUE_DATES_KEY } from '../../content/storage-keys.ts';

/**
 * The only script that pages hold inline, the same on all: it tells the styles that visitors have answered what
 * applies to them, so that nothing is folded after it was painted (src/ui/due-dates). The policy names its hash.
 */
export const EARLY_SCRIPT = `try{(localStorage.${DUE_DATES_KEY}||/[?&]for=/.test(location))&&(document.documentElement.dataset.answered='')}catch{}`;
