/**
 * What the main menu does beyond its native disclosures: closing on a choice, on Escape and on a press outside, and
 * keeping the keyboard inside the sheet of small screens. It listens on the document, so that it works on the header
 * that the server sent and on any that React makes.
 */
import styles from './menu.module.css';

/** Where the menu is a sheet; the header's styles use the same width. */
const SHEET = '(max-width: 63.999rem)';

const focusable = 'a[href], summary';

const toggleOf = (): HTMLDetailsElement | null => document.querySelector('details[data-menu]');
const navOf = (): HTMLElement | null => document.querySelector('details[data-menu] + nav');

const visible = (element: HTMLElement): boolean => element.checkVisibility?.() ?? element.offsetParent !== null;

const openDetails = (): HTMLDetailsElement[] => {
  const toggle = toggleOf();
  const panels = navOf()?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
  return [...panels, ...(toggle?.open ? [toggle] : [])];
};

/** Closes everything, the panel that only hover holds open included. */
const closeAll = (): void => {
  for (const details of openDetails()) details.open = false;
  navOf()?.classList.add(styles.chosen ?? '');
};

const onClick = ({ target }: Event): void => {
  if (!(target instanceof Element)) return;
  const nav = navOf();
  const inside = nav?.contains(target) || toggleOf()?.contains(target);
  if (!inside || target.closest('a[href]')) for (const details of openDetails()) details.open = false;
  if (nav?.contains(target) && target.closest('a[href]')) closeAll();
};

const onEscape = (event: KeyboardEvent): void => {
  const opened = openDetails();
  if (event.key !== 'Escape') return;
  closeAll();
  // The keyboard goes back to what opened the menu, not to the start of the page.
  const opener = opened.at(-1)?.querySelector('summary');
  if (opener && (opened.some((details) => details.parentElement?.contains(document.activeElement)) || toggleOf()))
    opener.focus();
};

/** Lets Tab go round inside the open sheet. */
const onTab = (event: KeyboardEvent): void => {
  const toggle = toggleOf();
  const nav = navOf();
  if (event.key !== 'Tab' || !toggle?.open || !nav || !matchMedia(SHEET).matches) return;
  const stops = [toggle, nav]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(focusable)])
    .filter((element) => visible(element));
  const edge = event.shiftKey ? stops.at(0) : stops.at(-1);
  const outside = !stops.some((stop) => stop === document.activeElement);
  if (!outside && document.activeElement !== edge) return;
  event.preventDefault();
  (event.shiftKey ? stops.at(-1) : stops.at(0))?.focus();
};

/** While the sheet covers the page, nothing behind it can be reached; its two sections open independently. */
const sync = (): void => {
  const sheet = matchMedia(SHEET).matches;
  const covered = sheet && toggleOf()?.open === true;
  // Everything beside the header, and beside each element around it up to the root.
  for (
    let part: Element | null | undefined = toggleOf()?.closest('header');
    part && part.id !== 'root';
    part = part.parentElement
  )
    for (const sibling of part.parentElement?.children ?? [])
      if (sibling !== part) sibling.toggleAttribute('inert', covered);
  for (const details of navOf()?.querySelectorAll('details') ?? []) details.name = sheet ? '' : 'main-menu';
};

/** The panels may open again once the pointer has left the menu or the keyboard has come back to it. */
const onReturn = (target: EventTarget | null, inside: boolean): void => {
  const nav = navOf();
  if (target instanceof Node && nav?.contains(target) === inside) nav.classList.remove(styles.chosen ?? '');
};

/** Starts the menu. */
export const startMenu = (): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  document.addEventListener('keydown', onTab, { signal });
  // `toggle` does not bubble.
  document.addEventListener('toggle', sync, { signal, capture: true });
  document.addEventListener('pointerover', ({ target }) => onReturn(target, false), { signal, passive: true });
  document.addEventListener('focusin', ({ target }) => onReturn(target, true), { signal });
  matchMedia(SHEET).addEventListener('change', sync, { signal });
  sync();
  return () => stop.abort();
};
