import { WIDGET_KEY } from '../../content/storage-keys.ts';
import styles from '../ui/whatsapp-widget/whatsapp-widget.module.css';
import { afterLoad } from './after-load.ts';
import { keepClear } from './keep-clear.ts';
import { laterStyles } from './later-styles.ts';
import { sessionFlag } from './stored-flag.ts';

/** From the load event to the widget, and from there to its one bounce, milliseconds. */
const DELAY = 3000;
const BOUNCE_AFTER = 500;

const appeared = sessionFlag(WIDGET_KEY);

/**
 * The floating button and its preview card: hidden, shown after three seconds, bouncing once; on later pages of the same
 * browser session it stands at once.
 * @param signal stops it for good
 */
export const startWhatsApp = (signal: AbortSignal): void => {
  const widget = document.querySelector<HTMLElement>(`.${styles.widget}`);
  const button = widget?.querySelector('button');
  const card = document.getElementById(button?.getAttribute('aria-controls') ?? '');
  if (!widget || !button || !card) return;
  const open = (isOpen: boolean): void => {
    card.hidden = !isOpen;
    button.setAttribute('aria-expanded', String(isOpen));
    widget.toggleAttribute('data-open', isOpen);
  };
  const show = (): void => {
    if (signal.aborted || !widget.hidden) return;
    widget.hidden = false;
    keepClear(button, (covering) => widget.toggleAttribute('data-away', covering), signal);
    if (!appeared.isSet()) setTimeout(() => button.toggleAttribute('data-bounce', true), BOUNCE_AFTER);
    appeared.set();
  };
  const showStyled = (): void => void laterStyles().then(show, () => {});
  if (appeared.isSet()) showStyled();
  else afterLoad(DELAY, showStyled);
  button.addEventListener('click', () => open(!widget.hasAttribute('data-open')), { signal });
  const onCardClick = ({ target }: Event): void => {
    if (target instanceof Element && target.closest('a')) open(false);
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    // The keyboard is not left on what has gone.
    if (card.contains(document.activeElement)) button.focus();
    open(false);
  };
  card.addEventListener('click', onCardClick, { signal });
  document.addEventListener('keydown', onKey, { signal });
  // A page that the visitor comes back to is as it was left, but for what was open in passing.
  addEventListener('pagehide', () => open(false), { signal });
};
