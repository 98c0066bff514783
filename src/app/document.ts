import { firm } from '../../content/firm.ts';
import { escapeHtml } from '../site/escape-html.ts';
import type { Head } from '../site/head.ts';
import { markdownPath } from '../site/markdown-path.ts';

/** What a document is made of. */
export interface DocumentParts {
  readonly head: Head;
  /** The HTML inside `#root`. */
  readonly body: string;
  /** The CSS that the page uses, inlined. */
  readonly css: string;
  /** The JSON-LD text, escaped. */
  readonly structuredData: string;
  /** Addresses of fonts that the first screen needs. */
  readonly preload: readonly string[];
  /** The address of the boot script. */
  readonly boot: string;
}

/** Where the page is, and where its twin for programs is; the Not Found page has neither. */
const addressTags = ({ canonical }: Head): string =>
  canonical === null
    ? ''
    : `<link rel="canonical" href="${escapeHtml(canonical)}">
<link rel="alternate" type="text/markdown" href="${escapeHtml(markdownPath(new URL(canonical).pathname))}">
`;

/** What the page looks like where it is shared (ogp.me; X falls back to these but for the kind of card). */
const shareTags = (head: Head): string => {
  const properties = {
    'og:type': 'website',
    'og:site_name': firm.name,
    'og:locale': 'en_IN',
    'og:title': head.title,
    'og:description': head.description,
    ...(head.canonical ? { 'og:url': head.canonical } : {}),
    'og:image': head.image,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': head.title,
  };
  const names = {
    'twitter:card': 'summary_large_image',
    'twitter:title': head.title,
    'twitter:description': head.description,
    'twitter:image': head.image,
  };
  const tags = (attribute: 'property' | 'name', values: Readonly<Record<string, string>>): string =>
    Object.entries(values)
      .map(([key, value]) => `<meta ${attribute}="${key}" content="${escapeHtml(value)}">\n`)
      .join('');
  return tags('property', properties) + tags('name', names);
};

/** The HTML document around a rendered page. The root element's id is a contract with the browser's entry. */
export const renderDocument = ({ head, body, css, structuredData, preload, boot }: DocumentParts): string =>
  `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="robots" content="${head.robots}">
<meta name="theme-color" content="#0a3a33">
${addressTags(head)}${preload
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>\n`)
  .join('')}<style>${css}</style>
<script type="module" src="${boot}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
${shareTags(head)}<script type="application/ld+json">${structuredData}</script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
