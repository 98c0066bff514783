import { firm } from '../../content/firm.ts';
import type { Head } from '../site/head.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => entities[character] ?? character);

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
${head.canonical ? `<link rel="canonical" href="${escapeHtml(head.canonical)}">\n` : ''}${preload
  .map((href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>\n`)
  .join('')}<style>${css}</style>
<script type="module" src="${boot}"></script>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/site.webmanifest">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${escapeHtml(firm.name)}">
<meta property="og:locale" content="en_IN">
<meta property="og:title" content="${escapeHtml(head.title)}">
<meta property="og:description" content="${escapeHtml(head.description)}">
${head.canonical ? `<meta property="og:url" content="${escapeHtml(head.canonical)}">\n` : ''}<meta property="og:image" content="${escapeHtml(head.image)}">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${structuredData}</script>
</head>
<body>
<div id="root">${body}</div>
</body>
</html>
`;
