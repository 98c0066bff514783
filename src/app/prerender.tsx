/** The build's entry: renders a route to the parts of its document. */
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { ServerPage } from '../pages/server-page.tsx';
import type { Head } from '../site/head.ts';
import type { ScreenRoute } from '../site/route.ts';
import { App } from './app.tsx';
import { structuredDataOf } from './page-data.ts';
import { loadWholeScreen } from './screen.tsx';

export { renderDocument, renderServerDocument } from './document.ts';

/** A rendered page without its document. */
export interface RenderedPage {
  readonly head: Head;
  readonly body: string;
  readonly structuredData: string;
  readonly changedOn: string;
}

/** Renders a route. */
export const renderPage = async (route: ScreenRoute): Promise<RenderedPage> => {
  const screen = await loadWholeScreen(route);
  return {
    head: screen.head,
    body: renderToString(<App route={route} content={screen} />),
    structuredData: structuredDataOf(screen),
    changedOn: screen.changedOn,
  };
};

/** Renders the page whose words the server fills in. No script takes it over, so it is plain markup. */
export const renderServerPage = (): string =>
  renderToStaticMarkup(<App route={{ kind: 'not-found' }} content={{ node: <ServerPage /> }} />);
