/** Where a page has room for what a phone folds; base.css uses the same width. */
const WIDE = '(min-width: 43.75em)';

/**
 * Opens what is folded on phones only where there is room, and takes its button out of the tab order: the styles show it
 * in any case, this says so to screen readers.
 * @param signal stops it for good
 */
export const startFolds = (signal: AbortSignal): void => {
  const wide = matchMedia(WIDE);
  const folds = document.querySelectorAll<HTMLDetailsElement>('details[data-fold]');
  const atFirst = new Map([...folds].map((fold) => [fold, fold.open]));
  const sync = (): void => {
    for (const [fold, open] of atFirst) {
      fold.open = wide.matches || open;
      fold.querySelector('summary')?.setAttribute('tabindex', wide.matches ? '-1' : '0');
    }
  };
  if (wide.matches) sync();
  wide.addEventListener('change', sync, { signal });
};
