import { hrefFeed } from '../addresses/href.ts';
import { type Locale, languageTags } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';
import { blogRssUrl } from '../feed/feed-urls.ts';
import type { Head } from '../seo/head.ts';
import { escapeHtml } from '../text/escape-html.ts';

export interface Assets {
  readonly script: string;
  /** The address of the style sheet that follows the first screen; `null` where all styles are linked. */
  readonly laterStyles: string | null;
  /** The address of the list of due dates (src/dates/upcoming-dues.ts). */
  readonly dueList: string;
}

export interface DocumentParts {
  readonly head: Head;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** The page's own styles as markup: an inline sheet, or links. */
  readonly styles: string;
  /** The JSON-LD text, escaped. */
  readonly structuredData: string;
  /** The drawings that the page uses, as symbols to refer to. */
  readonly drawings: string;
  readonly assets: Assets;
}

const addressTags = ({ hrefPage, firm }: Edition, { canonical, alternates }: Head): string => {
  if (canonical === null) return '';
  const { pathname } = new URL(canonical);
  const languages = alternates
    .map(({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}">\n`)
    .join('');
  const feed =
    pathname === hrefPage('blog')
      ? `${firm.blogUrl ? `<link rel="alternate" type="application/rss+xml" href="${escapeHtml(blogRssUrl(firm.blogUrl))}">\n` : ''}<link rel="alternate" type="application/atom+xml" href="${hrefFeed()}">\n`
      : '';
  return `<link rel="canonical" href="${escapeHtml(canonical)}">
${languages}${feed}`;
};

/** Returns the tags for shared links (ogp.me; X falls back to these but for the kind of card). */
const shareTags = ({ firm }: Edition, head: Head): string => {
  const properties = {
    'og:type': 'website',
    'og:site_name': firm.name,
    'og:locale': languageTags[head.locale].replace('-', '_'),
    'og:title': head.title,
    'og:description': head.description,
    ...(head.canonical ? { 'og:url': head.canonical } : {}),
    'og:image': head.image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.title,
  };
  const tags = Object.entries(properties).map(
    ([key, value]) => `<meta property="${key}" content="${escapeHtml(value)}">\n`,
  );
  return `${tags.join('')}<meta name="twitter:card" content="summary_large_image">\n`;
};

const opening = ({ site }: Edition, title: string, locale: Locale): string => `<!doctype html>
<html lang="${languageTags[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="theme-color" content="${site.colours.bottle}">`;

const icons = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`;

/** Writes the HTML document around a rendered page. The root element's id is a contract with the browser's script. */
export const renderDocument = (
  edition: Edition,
  { head, body, drawings, styles, structuredData, assets }: DocumentParts,
): string =>
  `${opening(edition, head.title, head.locale)}
<meta name="description" content="${escapeHtml(head.description)}">
${
  head.keywords &&
  `<meta name="keywords" content="${escapeHtml(head.keywords)}">
`
}<meta name="robots" content="${head.robots}">
${addressTags(edition, head)}${styles}
<script type="module" fetchpriority="low" src="${assets.script}" data-due-list="${assets.dueList}"></script>
${icons}
<link rel="manifest" href="/site.webmanifest">
${shareTags(edition, head)}<script type="application/ld+json">${structuredData}</script>
</head>
<body>
<div id="root">${body}</div>
${drawings}
</body>
</html>
`;

/**
 * Writes the document of a page that the server renders: nothing to find, to share or to run. @param title a mark that
 * the server replaces
 */
export const renderServerDocument = (
  edition: Edition,
  {
    title,
    body,
    drawings,
    styles,
    assets,
  }: Pick<DocumentParts, 'body' | 'drawings' | 'styles' | 'assets'> & { readonly title: string },
): string =>
  `${opening(edition, `${title} | ${edition.firm.name}`, edition.locale)}
<meta name="robots" content="noindex">
${styles}${assets.laterStyles ? `<link rel="stylesheet" href="${assets.laterStyles}">` : ''}
${icons}
</head>
<body>
<div id="root">${body}</div>
${drawings}
</body>
</html>
`;
