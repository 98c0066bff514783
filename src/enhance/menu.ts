import { closeOnBack } from './close-on-back.ts';
import { isStyled } from './later.ts';

/** The header's styles use the same width. */
const SHEET = '(max-width: 63.999em)';

/** Adds to the menu what its native disclosures cannot do. */
export const startMenu = (signal: AbortSignal): void => {
  const toggle = document.querySelector<HTMLDetailsElement>('details[data-menu]');
  const nav = document.querySelector<HTMLElement>('details[data-menu] + nav');
  if (!toggle || !nav) return;
  // The later sheet styles the panels; without it the menu is shown plain.
  nav.closest('header')?.toggleAttribute('data-plain', !isStyled());
  const panels = [...nav.querySelectorAll('details')];
  const sheet = matchMedia(SHEET);
  const openOnes = (): HTMLDetailsElement[] => [...panels, toggle].filter((details) => details.open);
  const close = (): void => {
    for (const details of openOnes()) details.open = false;
  };
  /** Closes also the panel that only hover holds open; the pointer's leaving or the keyboard's coming ends that. */
  const closeAll = (): void => {
    close();
    nav.toggleAttribute('data-chosen', true);
  };
  const unlessInside = (target: EventTarget | null, inside: boolean): void => {
    if (target instanceof Node && nav.contains(target) === inside) nav.removeAttribute('data-chosen');
  };

  const onClick = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    const isLink = target.closest('a[href]') !== null;
    if (target.closest('a[href^="/"]')) back.leave();
    if (nav.contains(target)) {
      if (isLink) closeAll();
    } else if (isLink || !toggle.contains(target)) close();
  };
  const onEscape = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape') return;
    // The keyboard goes back to what opened the menu, not to the start of the page.
    const opener = openOnes().at(-1)?.querySelector('summary');
    closeAll();
    opener?.focus();
  };
  /** A panel that the keyboard has left closes; inside the sheet they stay as they were opened. */
  const leavePanels = (target: EventTarget | null): void => {
    if (sheet.matches || !(target instanceof Node)) return;
    // The panel is the sibling of its disclosure, so that hover can open it too: what holds both is the item.
    for (const details of panels) {
      const isLeft = details.open && !details.parentElement?.contains(target);
      // The keyboard could otherwise come back into what is closed while it fades out, and lose its place.
      details.toggleAttribute('data-left', isLeft);
      if (isLeft) details.open = false;
    }
  };
  const back = closeOnBack(() => {
    close();
    toggle.querySelector('summary')?.focus();
  }, signal);
  /** While the sheet covers the page, nothing behind it can be reached; its two sections open independently. */
  const sync = (event?: Event): void => {
    const isCovered = sheet.matches && toggle.open;
    // The services are what most come for: the sheet begins with them open.
    if (isCovered && event?.target === toggle && panels[0]) panels[0].open = true;
    for (const part of document.querySelectorAll('#root > :not(header)')) part.toggleAttribute('inert', isCovered);
    back.update(isCovered);
    for (const details of panels) details.name = sheet.matches ? '' : 'main-menu';
  };

  document.addEventListener('click', onClick, { signal });
  document.addEventListener('keydown', onEscape, { signal });
  // `toggle` does not bubble.
  for (const details of [toggle, ...panels]) details.addEventListener('toggle', sync, { signal });
  document.addEventListener('pointerover', ({ target }) => unlessInside(target, false), { signal, passive: true });
  document.addEventListener(
    'focusin',
    ({ target }) => {
      unlessInside(target, true);
      leavePanels(target);
    },
    { signal },
  );
  sheet.addEventListener('change', sync, { signal });
  // A browser that keeps the page shows it again as it was left: closed.
  addEventListener(
    'pagehide',
    () => {
      back.leave();
      close();
      sync();
    },
    { signal },
  );
  sync();
};
