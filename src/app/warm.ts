import type { ScreenRoute } from '../site/route.ts';
import { destinationOf } from './destination.ts';
import { loadScreen, type Screen } from './screen.tsx';
import { screenKey } from './screen-key.ts';
import { loadStyles } from './styles.ts';

/** A pointer that only crosses a link on its way elsewhere is gone by then, milliseconds. */
const LINGER = 65;

const warmed = new Set<string>();
const ready = new Map<string, Screen>();

/** A screen that a pointer or finger has already made ready: it is there without a turn of waiting. */
export const readyScreen = (route: ScreenRoute): Screen | undefined => ready.get(screenKey(route));

const warm = (link: HTMLAnchorElement): void => {
  if (warmed.has(link.href)) return;
  warmed.add(link.href);
  const destination = destinationOf(new URL(link.href));
  if (!destination) return;
  Promise.all([loadScreen(destination.route), loadStyles()]).then(
    ([screen]) => ready.set(screenKey(screen.route), screen),
    // A failure shows when the link is followed; the browser then loads the page.
    () => {},
  );
};

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Loads a page's chunks when a pointer rests on its link or a finger touches it; each page once. */
export const startWarming = (): void => {
  let timer: number | undefined;
  const later = (event: Event): void => {
    clearTimeout(timer);
    const link = linkOf(event);
    if (link) timer = window.setTimeout(warm, LINGER, link);
  };
  const now = (event: Event): void => {
    const link = linkOf(event);
    if (link) warm(link);
  };
  const listen = (type: string, listener: (event: Event) => void): void =>
    document.addEventListener(type, listener, { passive: true });
  listen('pointerover', later);
  listen('focusin', later);
  listen('touchstart', now);
  listen('pointerdown', now);
};
