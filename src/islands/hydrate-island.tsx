import { type ComponentType, createElement, type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { errorTexts as english } from '../../content/pages/error/en.ts';
import { errorTexts as tamil } from '../../content/pages/error/ta.ts';
import { pageLocale } from '../enhance/page-locale.ts';
import { ErrorScreen } from './error-screen/error-screen.tsx';
import { type IslandName, makePrefix } from './list.ts';

/** Both are here, because nothing can be fetched when it is needed. */
const errorWords = { en: english, ta: tamil } as const;

interface Arrived {
  readonly place: HTMLElement;
  readonly name: IslandName;
  readonly component: ComponentType<never>;
  /** The error screen replaces its content. */
  readonly root: HTMLElement;
  readonly onError: () => void;
}

/** Marks an island as hydrated, for styles, tests and measurements. */
const Awake = ({ place, children }: { readonly place: HTMLElement; readonly children: ReactNode }) => {
  useEffect(() => {
    place.dataset.awake = '';
  }, [place]);
  return children;
};

/** Hydrates an island; if it throws while rendering, now or later, the error screen replaces the whole page. */
export const hydrateIsland = ({ place, name, component, root, onError }: Arrived): void => {
  // The build wrote these with the type that the component declares.
  const data = place.nextElementSibling;
  const props = JSON.parse(data?.matches('script') ? data.textContent : '{}') as never;
  hydrateRoot(place, <Awake place={place}>{createElement(component, props)}</Awake>, {
    identifierPrefix: makePrefix(name),
    onUncaughtError: (error) => {
      console.error(`Island "${name}" failed`, error);
      onError();
      // The page's styles stand in what the error screen replaces.
      document.head.append(...root.querySelectorAll('link[rel=stylesheet]'));
      createRoot(root).render(<ErrorScreen texts={errorWords[pageLocale()]} />);
    },
  });
};
