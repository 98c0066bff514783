/** The app in the browser: takes over the page that the server sent, then answers moves inside the site. */
import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { ScreenRoute } from '../site/route.ts';
import { App } from './app.tsx';
import { destinationOf } from './destination.ts';
import { showHead } from './document-head.ts';
import { startNavigation } from './navigation.ts';
import { replay } from './replay.ts';
import { loadScreen, type Screen } from './screen.tsx';
import { loadStyles } from './styles.ts';
import { startWarming } from './warm.ts';

/** The route of the document itself: an unclean address on a foreign host must not make another page of it. */
const documentRoute = (): ScreenRoute => {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const path = canonical ? new URL(canonical).pathname : location.pathname;
  return destinationOf(new URL(path, location.origin))?.route ?? { kind: 'not-found' };
};

const rootElement = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('Root element not found');
  return root;
};

/**
 * Starts the app.
 * @param handOver ends the boot script's watch and gives the events that came before the app was there
 * @throws Error "Root element not found" when the document has no `#root`
 */
export const start = async (handOver: () => readonly Event[] = () => []): Promise<void> => {
  const element = rootElement();
  loadStyles().catch(() => {});
  const screen = await loadScreen(documentRoute());
  let stopNavigation = (): void => {};
  const options: RootOptions = {
    onCaughtError: (error) => {
      console.error(error);
      // What has failed once is left to page loads, so that every link of the error screen works.
      stopNavigation();
    },
  };
  await new Promise<void>((resolve) => {
    let root: Root;
    const tree = (shown: Screen, moved: boolean) => <App screen={shown} moved={moved} onReady={resolve} />;
    const show = (shown: Screen): void => {
      flushSync(() => root.render(tree(shown, true)));
      showHead(shown.head);
    };
    stopNavigation = startNavigation(show);
    // A transition lets the browser answer the visitor between the slices of the work.
    startTransition(() => {
      if (element.firstElementChild) root = hydrateRoot(element, tree(screen, false), options);
      else {
        root = createRoot(element, options);
        root.render(tree(screen, false));
      }
    });
  });
  startWarming();
  // For whoever needs to know that the page answers by itself now: tests, measurements.
  document.documentElement.dataset.alive = '';
  replay(handOver());
};
