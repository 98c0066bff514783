/** Prints the section of a button alone; base.css leaves the rest of the page out. */
export const startPrint = (signal: AbortSignal): void => {
  const onClick = ({ target }: Event): void => {
    const sheet = target instanceof Element && target.closest('[data-print]')?.closest('[data-printable]');
    if (!sheet) return;
    sheet.toggleAttribute('data-printed', true);
    addEventListener('afterprint', () => sheet.removeAttribute('data-printed'), { once: true });
    print();
  };
  document.addEventListener('click', onClick, { signal });
};
