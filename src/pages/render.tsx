/** The entry of the build and of the development server: renders a route to the parts of its document. */
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../addresses/locale.ts';
import type { ScreenRoute } from '../addresses/route.ts';
import type { Edition } from '../edition/edition.ts';
import { type Head, makeHead } from '../seo/head.ts';
import { EditionProvider } from '../ui/edition.tsx';
import tamilStyles from '../ui/language.ta.css?inline';
import { LaterSheetHref } from './later-sheet.tsx';
import { writeStructuredData } from './page-structured-data.ts';
import { keepTogether, markEnglish } from './rewrite-html.ts';
import { makeScreen } from './screen.tsx';
import { Shell } from './shell.tsx';

export { createEditions } from '../edition/edition.ts';
/** The styles that a language sets after all others; English needs nothing. */
export const languageStyles = { en: '', ta: tamilStyles } satisfies Record<Locale, string>;

// The browser alone renders it, with the styles of this bundle.
export { ErrorScreen } from '../islands/error-screen/error-screen.tsx';
export { answerSamples } from './answer-samples.tsx';
export { renderDocument, renderServerDocument } from './document.ts';
export { upcomingDues } from './due-rows.ts';
export { allPosts } from './records.ts';

export interface RenderedPage {
  readonly head: Head;
  /** The HTML inside `#root`. */
  readonly body: string;
  readonly structuredData: string;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
}

/**
 * @param laterStyles the address of the sheet that follows the first screen; `null` where all styles are linked
 * @throws whatever its screen throws: an error ends the build
 */
export const renderPage = (edition: Edition, route: ScreenRoute, laterStyles: string | null): RenderedPage => {
  const screen = makeScreen(edition, route);
  const markup = renderToStaticMarkup(
    <EditionProvider edition={edition}>
      <LaterSheetHref value={laterStyles}>
        <Shell route={route}>{screen.node}</Shell>
      </LaterSheetHref>
    </EditionProvider>,
  );
  const body = markEnglish(edition, markup);
  return {
    head: makeHead(edition, route, screen.seo),
    body: keepTogether(body),
    structuredData: writeStructuredData(edition, route, screen),
    changedOn: screen.changedOn,
  };
};
