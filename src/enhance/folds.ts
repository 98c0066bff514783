/** base.css uses the same width. */
const WIDE = '(min-width: 43.75em)';

/** Rows of a table that a phone shows when asked: the browser's search finds them, and shows all then. */
const startRests = (wide: MediaQueryList, signal: AbortSignal): void => {
  for (const button of document.querySelectorAll('[data-rest]')) {
    const block = button.parentElement;
    const rows = block?.querySelectorAll<HTMLElement>('[data-more]') ?? [];
    const show = (): void => {
      for (const row of rows) {
        row.removeAttribute('hidden');
        row.removeAttribute('data-more');
      }
      button.remove();
    };
    const askFor = (): void => {
      show();
      // The keyboard goes on with what has appeared.
      const [first] = rows;
      first?.setAttribute('tabindex', '-1');
      first?.focus();
    };
    // Where there is room they are never hidden; styles show them in print alone.
    const sync = (): void => {
      for (const row of rows)
        if (wide.matches || !('more' in row.dataset)) row.removeAttribute('hidden');
        else row.setAttribute('hidden', 'until-found');
    };
    sync();
    wide.addEventListener('change', sync, { signal });
    button.addEventListener('click', askFor, { signal });
    block?.addEventListener('beforematch', show, { signal });
  }
};

/** Opens what phones fold where there is room, and tells screen readers so: its button leaves the tab order. */
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
  startRests(wide, signal);
};
