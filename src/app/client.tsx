/** The app in the browser: takes over the page that the server sent, then answers moves inside the site. */
import { type ComponentProps, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import type { ScreenRoute } from '../site/route.ts';
import { isActing } from './acting-pages.ts';
import { markupOf } from './adopted.tsx';
import { App } from './app.tsx';
import { destinationOf } from './destination.ts';
import { showHead } from './document-head.ts';
import { awaitFonts, showFonts } from './fonts.ts';
import { addManifest } from './manifest.ts';
import { startNavigation } from './navigation.ts';
import { rehearse } from './rehearsal.tsx';
import { replay } from './replay.ts';
import { loadWholeScreen, type Screen } from './screen.tsx';
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

/** What the app takes over: the page's own components, or its markup as it stands when nothing on it acts. */
const takenOver = async (route: ScreenRoute, element: HTMLElement): Promise<ComponentProps<typeof App>['content']> =>
  element.firstElementChild && !isActing(route)
    ? { markup: markupOf('#main') }
    : { node: (await loadWholeScreen(route)).node };

/**
 * Starts the app.
 * @param handOver ends the boot script's watch and gives the events that came before the app was there
 * @throws Error "Root element not found" when the document has no `#root`
 */
export const start = async (handOver: () => readonly Event[] = () => []): Promise<void> => {
  const element = rootElement();
  loadStyles().catch(() => {});
  void awaitFonts();
  const route = documentRoute();
  const content = await takenOver(route, element);
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
    const sent = <App route={route} content={content} onReady={resolve} />;
    const show = (screen: Screen, inParts: boolean): void => {
      const { title } = screen.head;
      showFonts();
      flushSync(() => root.render(<App route={screen.route} content={screen} announced={title} inParts={inParts} />));
      showHead(screen.head);
    };
    stopNavigation = startNavigation(show);
    // A transition lets the browser answer the visitor between the slices of the work.
    startTransition(() => {
      if (element.firstElementChild) root = hydrateRoot(element, sent, options);
      else {
        root = createRoot(element, options);
        root.render(sent);
      }
    });
  });
  startWarming();
  addManifest();
  // For whoever needs to know that the page answers by itself now: tests, measurements.
  document.documentElement.dataset.alive = '';
  replay(handOver());
  rehearse();
};
