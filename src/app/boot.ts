/**
 * The only script that every page loads at once: it waits for the load event and an idle moment, or for the visitor's
 * first move, and then fetches the app. Everything on the page works without it.
 */
import type { start } from './client.tsx';
import { showFonts, showKeptFonts } from './fonts.ts';

/** The address of the app's entry; the build fills it in. */
declare const __APP__: string;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'click'];

const missed: Event[] = [];
let woken = false;

const wake = async (): Promise<void> => {
  if (woken) return;
  woken = true;
  showFonts();
  const app: { start: typeof start } = await import(/* @vite-ignore */ __APP__);
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

/** On a fast line the page is loaded, and the browser idle, before the first frame: that one comes first. */
const whenPainted = (): void => {
  requestAnimationFrame(() => setTimeout(whenIdle));
};
showKeptFonts();
if (document.readyState === 'complete') whenPainted();
else addEventListener('load', whenPainted, { once: true });
