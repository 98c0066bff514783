/**
 * The only script that stands in the pages themselves, so that the first paint waits for nothing: it waits for that
 * paint and an idle moment, or for the visitor's first move, and then fetches the app. Everything on the page works
 * without it. It is the same in all pages, whatever they say: its hash is part of every page's policy.
 */
import type { start } from './client.tsx';
import { fetchFonts, showKeptFonts } from './kept-fonts.ts';

/** The address of the file that names the app; the build fills it in. */
declare const __APP__: string;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click'];

const missed: Event[] = [];
let woken = false;

const wake = async (): Promise<void> => {
  if (woken) return;
  woken = true;
  fetchFonts();
  const app: { start: typeof start } = await import(/* @vite-ignore */ __APP__);
  // The first move may come before the last byte of the page.
  if (document.readyState === 'loading') await new Promise((done) => addEventListener('DOMContentLoaded', done));
  await app.start(() => {
    for (const sign of signs) removeEventListener(sign, notice, true);
    return missed;
  });
};

/** Links, disclosures and forms act natively; only what needs the app is kept for it. */
const needsApp = (event: Event): boolean =>
  (event.type === 'click' && event.target instanceof Element && !!event.target.closest('button[type=button]')) ||
  (event instanceof KeyboardEvent && event.key === 'Escape');

const notice = (event: Event): void => {
  if (needsApp(event)) missed.push(event);
  void wake();
};
for (const sign of signs) addEventListener(sign, notice, { capture: true, passive: true });

const whenIdle = (): void => {
  try {
    requestIdleCallback(() => void wake(), { timeout: 2000 });
  } catch {
    // Safari has no idle callback.
    setTimeout(wake, 200);
  }
};

/** From the load event; some browsers report no paint, and some tabs are not looked at, milliseconds. */
const LONGEST_WAIT = 1000;

/**
 * On a fast line the page is loaded, and the browser idle, before the first frame is on the screen. The entry comes when
 * it is.
 */
const whenPainted = (): void => {
  setTimeout(whenIdle, LONGEST_WAIT);
  try {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      whenIdle();
    }).observe({ type: 'paint', buffered: true });
  } catch {
    // No observer: the timer alone.
  }
};

showKeptFonts();
addEventListener('load', whenPainted, { once: true });
