import { type ReactNode, startTransition, useEffect, useState } from 'react';
import { labels } from '../../content/pages/labels.ts';
import { ErrorBoundary } from '../features/error-screen/error-boundary.tsx';
import { startMenu } from '../features/menu/menu.ts';
import { startReveal } from '../features/reveal/start-reveal.ts';
import type { ScreenRoute } from '../site/route.ts';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import { afterPaint } from '../ui/later/after-paint.ts';
import { WholeContext } from '../ui/later/later.tsx';
import { Adopted, type Markup, markupOf } from './adopted.tsx';
import { screenKey } from './screen-key.ts';
import { useGreetings } from './use-greetings.ts';

/**
 * Whether the page's markup is already there: true in the browser's bundle, where the build wrote it; false where it
 * is written, and under the development server.
 */
declare const __ADOPTS__: boolean;

/** The id of the main content, the target of the skip link. */
const MAIN = 'main';

interface Props {
  readonly route: ScreenRoute;
  /** What the page shows, or its markup when it stays as it was sent. */
  readonly content: { readonly node: ReactNode } | { readonly markup: Markup };
  /** What a screen reader is told when the visitor has come from another page, inside the app. */
  readonly announced?: string;
  /** Whether what lies below the first screen may come a moment later. */
  readonly inParts?: boolean;
  /** Called once the app answers the visitor. */
  readonly onReady?: () => void;
}

/** A part of the shell that is the same on every page, around its components or its markup. */
const written = (name: 'header' | 'footer', part: ReactNode): ReactNode => (
  <div className="contents" data-shell={name}>
    {part}
  </div>
);
const adopted = (name: 'header' | 'footer'): ReactNode => (
  <Adopted className="contents" data-shell={name} markup={markupOf(`[data-shell=${name}]`)} />
);

// Made once, so that React leaves them alone when the screen changes. The choice stands here, in the open, so that the
// browser's bundle is rid of both components.
const header = __ADOPTS__ ? adopted('header') : written('header', <Header />);
const footer = __ADOPTS__ ? adopted('footer') : written('footer', <Footer />);

const Shell = ({ route, content, announced = '', inParts = false, onReady }: Props) => {
  const key = screenKey(route);
  const Greetings = useGreetings();
  const [painted, setPainted] = useState('');
  const whole = !inParts || painted === key;
  useEffect(() => (whole ? undefined : afterPaint(() => startTransition(() => setPainted(key)))), [whole, key]);
  useEffect(startMenu, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen, or the rest of it, has other things to reveal
  useEffect(startReveal, [key, whole]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      {header}
      {'node' in content ? (
        <WholeContext value={whole}>
          <main id={MAIN} tabIndex={-1} key={key}>
            {content.node}
          </main>
        </WholeContext>
      ) : (
        <Adopted as="main" id={MAIN} tabIndex={-1} markup={content.markup} />
      )}
      {footer}
      {Greetings && <Greetings route={route} />}
      <p role="status" className="visually-hidden">
        {announced}
      </p>
    </>
  );
};

/** The whole page inside `#root`: the shell and one screen. A render error anywhere shows the error screen. */
export const App = (props: Props) => (
  <ErrorBoundary>
    <Shell {...props} />
  </ErrorBoundary>
);
