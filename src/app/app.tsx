import { useEffect } from 'react';
import { labels } from '../../content/pages/labels.ts';
import { ErrorBoundary } from '../features/error-screen/error-boundary.tsx';
import { startMenu } from '../features/menu/menu.ts';
import { startReveal } from '../features/reveal/start-reveal.ts';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import type { Screen } from './screen.tsx';
import { screenKey } from './screen-key.ts';
import { useGreetings } from './use-greetings.ts';

/** The id of the main content, the target of the skip link. */
const MAIN = 'main';

interface Props {
  readonly screen: Screen;
  /** Whether the visitor came to the screen from another one, inside the app. */
  readonly moved?: boolean;
  /** Called once the app answers the visitor. */
  readonly onReady?: () => void;
}

const Shell = ({ screen, moved = false, onReady }: Props) => {
  const key = screenKey(screen.route);
  const Greetings = useGreetings();
  useEffect(startMenu, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen has other things to reveal
  useEffect(startReveal, [key]);
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1} key={key}>
        {screen.node}
      </main>
      <Footer />
      {Greetings && <Greetings route={screen.route} />}
      <p role="status" className="visually-hidden">
        {moved ? screen.head.title : ''}
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
