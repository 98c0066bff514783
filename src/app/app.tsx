import { useEffect } from 'react';
import { labels } from '../../content/pages/labels.ts';
import { ErrorBoundary } from '../features/error-screen/error-boundary.tsx';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import { screenKey } from './screen-key.ts';
import type { Screen } from './screen.tsx';

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
  useEffect(() => onReady?.(), [onReady]);
  return (
    <>
      <a href={`#${MAIN}`} className="skip">
        {labels.skip}
      </a>
      <Header />
      <main id={MAIN} tabIndex={-1} key={screenKey(screen.route)}>
        {screen.node}
      </main>
      <Footer />
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
