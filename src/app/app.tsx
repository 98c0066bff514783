import { labels } from '../../content/pages/labels.ts';
import { Footer } from '../ui/footer/footer.tsx';
import { Header } from '../ui/header/header.tsx';
import type { Screen } from './screen.tsx';

/** The id of the main content, the target of the skip link. */
const MAIN = 'main';

/** The whole page inside `#root`: the shell and one screen. */
export const App = ({ screen }: { screen: Screen }) => (
  <>
    <a href={`#${MAIN}`} className="skip">
      {labels.skip}
    </a>
    <Header />
    <main id={MAIN} tabIndex={-1}>
      {screen.node}
    </main>
    <Footer />
  </>
);
