import { destinationOf } from './destination.ts';
import { loadScreen, type Screen } from './screen.tsx';
import { loadStyles } from './styles.ts';
import { readyScreen } from './warm.ts';

/**
 * Shows a screen; what is seen of the page has changed when it returns.
 * @param inParts whether what lies below the first screen may come a moment later
 */
export type Show = (screen: Screen, inParts: boolean) => void;

/** Whether the browser should do it by itself: files, fragments, forms, reloads. */
const isForBrowser = (event: NavigateEvent): boolean =>
  !event.canIntercept ||
  event.hashChange ||
  event.downloadRequest !== null ||
  event.formData !== null ||
  event.navigationType === 'reload';

/** Only a page that is entered at its top may grow below: the browser scrolls to a place that must be there. */
const startsAtTop = (event: NavigateEvent, url: URL): boolean => event.navigationType !== 'traverse' && url.hash === '';

/** Moves the keyboard's place to the new page, so that the next Tab or swipe goes on from its start. */
const focusPage = (): void => document.getElementById('main')?.focus({ preventScroll: true });

/**
 * Answers moves inside the site without loading a document (Navigation API). Browsers that do not have it load pages
 * as ever.
 * @param show puts a loaded screen on the page
 * @returns stops answering: from then on the browser loads every page
 */
export const startNavigation = (show: Show): (() => void) => {
  const { navigation } = window as { navigation?: Navigation };
  if (!navigation) return () => {};
  const onNavigate = (event: NavigateEvent): void => {
    if (isForBrowser(event)) return;
    const url = new URL(event.destination.url);
    const destination = destinationOf(url);
    if (!destination) return;
    if (destination.instead !== null) {
      // A history entry of the earlier site's address would send the visitor round in a circle.
      if (!event.cancelable) return;
      event.preventDefault();
      const target = destination.instead + url.search + url.hash;
      const history = event.navigationType === 'replace' ? 'replace' : 'auto';
      // Navigating from inside the event would end this navigation before the page has heard that it is cancelled.
      queueMicrotask(() => navigation.navigate(target, { history }));
      return;
    }
    event.intercept({
      focusReset: 'manual',
      handler: async () => {
        try {
          const { route } = destination;
          const screen = readyScreen(route) ?? (await Promise.all([loadScreen(route), loadStyles()]))[0];
          const inParts = startsAtTop(event, url);
          if (!inParts) await screen.loadRest?.();
          if (event.signal.aborted) return;
          show(screen, inParts);
          focusPage();
        } catch (error) {
          // A deploy in between, or no line: the address is already the new one, so the browser loads it.
          if (event.signal.aborted) return;
          console.warn('Loading the page from the server instead:', error);
          location.reload();
          // The old page's place must not be scrolled while the new document comes.
          await new Promise(() => {});
        }
      },
    });
  };
  navigation.addEventListener('navigate', onNavigate);
  return () => navigation.removeEventListener('navigate', onNavigate);
};
