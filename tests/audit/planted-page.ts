/** Pages for the audit's tests: without a fault unless one is asked for. */
import type { FirmDetails } from '../../src/audit/index.ts';

/** The firm of the planted site. */
export const plantedFirm: FirmDetails = {
  origin: 'https://firm.test',
  phone: '+91 98765 43210',
  whatsapp: '+91 98765 43211',
  address: { street: '12 Temple Street', locality: 'Coimbatore', region: 'Tamil Nadu', postalCode: '641001' },
};

/** Headers of a page without a fault. */
export const goodHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=()',
};

/** The parts of a page; a fault replaces one of them. */
export interface PageParts {
  /** The title element, or what stands in its place. */
  readonly title?: string;
  readonly description?: string;
  readonly canonical?: string;
  readonly head?: string;
  readonly h1?: string;
  readonly words?: number;
  readonly body?: string;
}

/** A text of exactly so many characters that no other name gives. */
const exactly = (name: string, length: number): string =>
  `${name} ${'says what the page is about and for whom it was written '.repeat(4)}`.slice(0, length - 1).concat('x');

/** A title element of so many characters. */
export const titleOf = (name: string, length = 45): string => `<title>${exactly(name, length)}</title>`;

/** A description element of so many characters. */
export const descriptionOf = (name: string, length = 140): string =>
  `<meta name="description" content="${exactly(name, length)}">`;

/** A page. */
export const plantedPage = (path: string, parts: PageParts = {}): string => `<!doctype html><html lang="en-IN"><head>
${parts.title ?? titleOf(path)}${parts.description ?? descriptionOf(path)}
${parts.canonical ?? `<link rel="canonical" href="${plantedFirm.origin}${path}">`}${parts.head ?? ''}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"AccountingService","telephone":"+91 98765 43210",
"address":{"@type":"PostalAddress","streetAddress":"12 Temple Street","postalCode":"641001"}}</script></head>
<body><header><a href="/">Home</a> <a href="tel:+919876543210">+91 98765 43210</a></header>
<main id="main">${parts.h1 ?? '<h1>Heading</h1>'}<p>${'word '.repeat((parts.words ?? 200) - (parts.h1 === '' ? 0 : 1))}</p>
${parts.body ?? ''}</main><footer><p>12 Temple Street, Coimbatore 641001, Tamil Nadu</p><a href="#main">Up</a></footer></body></html>`;
