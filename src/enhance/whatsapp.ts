import { WIDGET_KEY } from '../../content/storage-keys.ts';
import { afterLoad, isStyled } from './later.ts';
import { inSession } from './stored.ts';

/** The button comes this long after the load event, and then bounces once. */
const DELAY_MS = 3000;
const BOUNCE_AFTER_MS = 500;

/** The styles use the same width. */
const PHONE = '(max-width: 43.749em)';

const appeared = inSession(WIDGET_KEY);

/** It is shown after some seconds with one bounce; at once on later pages of the same browser session. */
export const startWhatsApp = (signal: AbortSignal): void => {
  const widget = document.querySelector<HTMLElement>('#whatsapp');
  const button = widget?.querySelector<HTMLButtonElement>('button[aria-controls]');
  const card = widget?.querySelector('dialog');
  // The page has the same links, so that an unstyled button is not needed.
  if (!widget || !button || !card || !isStyled()) return;
  const phone = matchMedia(PHONE);
  const tell = (): void => {
    button.setAttribute('aria-expanded', String(card.open));
    widget.toggleAttribute('data-open', card.open);
  };
  const close = (): void => {
    // The close event comes later.
    card.close();
    tell();
  };
  const toggle = (): void => {
    if (card.open) close();
    else if (phone.matches) card.showModal();
    else card.show();
    tell();
  };
  const show = (): void => {
    if (signal.aborted || !widget.hidden) return;
    widget.hidden = false;
    if (!appeared.read()) setTimeout(() => button.toggleAttribute('data-bounce', true), BOUNCE_AFTER_MS);
    appeared.write('true');
  };
  if (appeared.read()) show();
  else afterLoad(DELAY_MS, show);
  button.addEventListener('click', toggle, { signal });
  card.addEventListener('close', tell, { signal });
  const onCardClick = ({ target }: Event): void => {
    // The dialog itself is the target of a press on its backdrop.
    if (target === card || (target instanceof Element && target.closest('a, [data-close]'))) close();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    // The sheet of a phone is modal and closes itself.
    if (key !== 'Escape' || !card.open || card.matches(':modal')) return;
    // The focus must not stay on what is hidden.
    if (card.contains(document.activeElement)) button.focus();
    close();
  };
  card.addEventListener('click', onCardClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  // A sheet is for a phone, a card for where there is room.
  phone.addEventListener('change', close, { signal });
  // A page that the visitor comes back to is as it was left, but for what was open in passing.
  addEventListener('pagehide', close, { signal });
};
