import { POPUP_KEY } from '../../content/storage-keys.ts';
import { afterLoad, isStyled } from './later.ts';
import { inSession } from './stored.ts';

/** The popup waits this long after the load event, in milliseconds. */
const DELAY_MS = 3000;

/** The visitor counts as busy this long after a sign of work, in milliseconds. */
const PAUSE_MS = 1000;

/** A page that is scrolled by a finger on a frame gets none of these events. */
const signs = ['keydown', 'input', 'scroll'];

/** Tests and tools set the key to keep the popup away. */
const shown = inSession(POPUP_KEY);

/** The contact form has the keyboard, or a tool or a list of papers has it or has told a result. */
const IN_USE = ':is([data-printable], form[name=contact]):focus-within, [data-printable] [role=status]:not(:empty)';

/** True if a field of the contact form holds text. */
const isWritten = (): boolean =>
  [
    ...document.querySelectorAll<HTMLInputElement>(
      'form[name=contact] :is(input:not([type=hidden]), select, textarea)',
    ),
  ].some(({ value }) => value);

/** True while a panel of the header is seen. Hover opens it by style alone, so only the style tells. */
const isPanelOpen = (): boolean =>
  [...document.querySelectorAll('[data-menu] + nav details + *')].some(
    (panel) => panel.getClientRects().length > 0 && getComputedStyle(panel).visibility === 'visible',
  );

const isBusy = (): boolean =>
  document.querySelector(`[data-menu][open], dialog[open], aside [aria-expanded=true], ${IN_USE}`) !== null ||
  isPanelOpen() ||
  document.activeElement?.tagName === 'IFRAME' ||
  isWritten();

export const startWelcomePopup = (signal: AbortSignal): void => {
  const dialog = document.querySelector<HTMLDialogElement>('#welcome');
  // A browser without dialogs would show it in the middle of the page.
  if (typeof dialog?.showModal !== 'function') return;
  let lastSign = Number.NEGATIVE_INFINITY;
  let usesPrintable = false;
  for (const sign of signs)
    addEventListener(sign, () => (lastSign = performance.now()), { capture: true, passive: true, signal });
  // Visitors who type into a tool or tick a paper came for that: the popup waits for another page.
  addEventListener(
    'input',
    ({ target }) => {
      usesPrintable ||= target instanceof Element && target.closest('[data-printable]') !== null;
    },
    { signal },
  );
  const ask = (): void => {
    // Another page of the session may have shown it since this one was loaded.
    if (signal.aborted || usesPrintable || shown.read() || dialog.open) return;
    if (performance.now() - lastSign < PAUSE_MS || isBusy()) setTimeout(ask, PAUSE_MS);
    else dialog.showModal();
  };
  // The page is complete without the popup, which needs its styles.
  if (isStyled()) afterLoad(DELAY_MS, ask);
  const note = (): void => shown.write('true');
  dialog.addEventListener('close', note, { signal });
  dialog.addEventListener(
    'click',
    ({ target }) => {
      // The dialog itself is the target of a press on its backdrop; its content lies in an element of its own.
      if (!(target instanceof Element) || (target !== dialog && !target.closest('a, [data-close]'))) return;
      dialog.close();
      // The close event comes later, and the page may have been left by then.
      if (target.closest('a[href^="/"]')) note();
    },
    { signal },
  );
  addEventListener('pageshow', () => dialog.open && shown.read() && dialog.close(), { signal });
};
