/** base.css uses the same width. */
const WIDE = '(min-width: 43.75em)';

/** Rows that are shown when asked, most of them on phones alone: the browser's search finds them, and opens all then. */
const startRests = (wide: MediaQueryList, signal: AbortSignal): void => {
  for (const rest of document.querySelectorAll<HTMLDetailsElement>('[data-rest]')) {
    const block = rest.parentElement;
    const rows = block?.querySelectorAll<HTMLElement>('[data-more]') ?? [];
    // Wide screens always show these rows; those for print alone are shown by styles.
    const sync = (): void => {
      for (const row of rows)
        if (rest.open || (wide.matches && row.dataset.more !== 'all')) row.removeAttribute('hidden');
        else row.setAttribute('hidden', 'until-found');
    };
    const open = (): void => {
      rest.open = true;
      sync();
    };
    sync();
    wide.addEventListener('change', sync, { signal });
    block?.addEventListener('beforematch', open, { signal });
    rest.firstElementChild?.addEventListener(
      'click',
      (event) => {
        event.preventDefault();
        open();
        // The keyboard goes on with what has appeared.
        const [first] = rows;
        first?.setAttribute('tabindex', '-1');
        first?.focus();
      },
      { signal },
    );
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
