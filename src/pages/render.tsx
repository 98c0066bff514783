/** The entry of the build and of the development server: renders a route to the parts of its document. */
import '../ui/tokens.css';
import '../ui/fonts.css';
import '../ui/base.css';
import '../ui/language.css';
import { renderToStaticMarkup } from 'react-dom/server';
import { locale } from '../../content/locale.ts';
import type { ToolSlug } from '../../content/tool-index.ts';
import { type Head, headOf } from '../site/head.ts';
import type { ScreenRoute } from '../site/route.ts';
import { toolEntry } from '../site/tools.ts';
import { keepTogether, markEnglish } from './rewrite-html.ts';
import { screenOf } from './screen.tsx';
import { EnquiryTemplate, ServerPage, ToolTemplate } from './server-pages.tsx';
import { Shell } from './shell.tsx';
import { structuredDataOf } from './structured-data-of.ts';

// The browser alone renders it, with the styles of this bundle.
export { ErrorScreen } from '../islands/error-screen/error-screen.tsx';
export { renderDocument, renderServerDocument } from './document.ts';

/** A rendered page without its document. */
export interface RenderedPage {
  readonly head: Head;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** JSON-LD. */
  readonly structuredData: string;
  /** ISO date of the last change to the page's own text. */
  readonly changedOn: string;
}

/**
 * Renders a route.
 * @throws whatever its screen throws: an error ends the build
 */
export const renderPage = (route: ScreenRoute): RenderedPage => {
  const screen = screenOf(route);
  const body = markEnglish(renderToStaticMarkup(<Shell route={route}>{screen.node}</Shell>));
  return {
    head: headOf(route, screen.seo),
    // The English pages that exist once say little of forms, and two have no byte to spare in their first flight.
    body: route.kind === 'fixed' && locale === 'en' ? body : keepTogether(body),
    structuredData: structuredDataOf(route, screen),
    changedOn: screen.changedOn,
  };
};

/** The language of the pages that the server fills in, as their route says it. */
const here = locale === 'en' ? {} : { locale };

/** Renders the page of the server's short messages, which the server fills in. */
export const renderServerPage = (): string =>
  markEnglish(
    renderToStaticMarkup(
      <Shell route={{ kind: 'not-found', ...here }}>
        <ServerPage />
      </Shell>,
    ),
  );

/** Renders the page of an enquiry, which the server fills in. */
export const renderEnquiryTemplate = (): string =>
  markEnglish(
    renderToStaticMarkup(
      <Shell route={{ kind: 'not-found', ...here }}>
        <EnquiryTemplate />
      </Shell>,
    ),
  );

/** What the browser's tab says of a tool that the server answers. */
export const toolName = (slug: ToolSlug): string => toolEntry(slug).name;

/** Renders the page of a tool as the server answers its form. */
export const renderToolTemplate = (slug: ToolSlug): string =>
  keepTogether(
    markEnglish(
      renderToStaticMarkup(
        <Shell route={{ kind: 'tool', tool: slug, ...here }}>
          <ToolTemplate slug={slug} />
        </Shell>,
      ),
    ),
  );
