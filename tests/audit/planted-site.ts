/** A site on loopback that misbehaves as told; its pages are without a fault unless one is asked for. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FirmDetails, SiteKnowledge } from '../../src/audit/own-site.ts';
import type { Environment, Pace } from '../../src/audit/request.ts';
import { type AuditReport, runAudit } from '../../src/audit/run-audit.ts';

export const plantedFirm: FirmDetails = {
  origin: 'https://firm.test',
  phone: '+91 98765 43210',
  whatsapp: '+91 98765 43211',
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

/** Returns a text of exactly so many characters that no other name gives. */
const exactly = (name: string, length: number): string =>
  `${name} ${'says what the page is about and for whom it was written '.repeat(4)}`.slice(0, length - 1).concat('x');

/** Returns a title element of so many characters. */
export const makeTitle = (name: string, length = 45): string => `<title>${exactly(name, length)}</title>`;

/** Returns a description element of so many characters. */
export const makeDescription = (name: string, length = 140): string =>
  `<meta name="description" content="${exactly(name, length)}">`;

export const plantedPage = (path: string, parts: PageParts = {}): string => `<!doctype html><html lang="en-IN"><head>
${parts.title ?? makeTitle(path)}${parts.description ?? makeDescription(path)}
${parts.canonical ?? `<link rel="canonical" href="${plantedFirm.origin}${path}">`}${parts.head ?? ''}
<script type="application/ld+json">{"@context":"https://schema.org","@type":"AccountingService","telephone":"+91 98765 43210",
"address":{"@type":"PostalAddress","streetAddress":"12 Temple Street","postalCode":"641001"}}</script></head>
<body><header><a href="/">Home</a> <a href="tel:+919876543210">+91 98765 43210</a></header>
<main id="main">${parts.h1 ?? '<h1>Heading</h1>'}<p>${'word '.repeat((parts.words ?? 200) - (parts.h1 === '' ? 0 : 1))}</p>
${parts.body ?? ''}</main><footer><p>12 Temple Street, Coimbatore 641001, Tamil Nadu</p><a href="#main">Up</a></footer></body></html>`;

export type Answering = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface PlantedSite {
  readonly origin: string;
  /** Every request as method and address, in order. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts a site on a free port of loopback. */
export const plantSite = async (answer: Answering): Promise<PlantedSite> => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
};

export const writeSitemap = (locations: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset>${locations.map((location) => `<url><loc>${location.replaceAll('&', '&amp;')}</loc></url>`).join('')}</urlset>`;

/** A robots file without a fault. */
export const goodRobots = `User-agent: *\nDisallow: /closed\nSitemap: ${plantedFirm.origin}/sitemap.xml\n`;

/** Waiting times with which a test does not wait; a busy machine does not reach the time limit of a request. */
export const quickPace = { timeoutMs: 60_000, delayMs: 0, concurrency: 5 } as const satisfies Partial<Pace>;

/** The controllers that end requests as their time limits do, by the number that each request carries. */
const limits: AbortController[] = [];
const NUMBER = 'x-number';

/** Leaves a request without an answer, or without the rest of it: its time is over then, and no test waits for that. */
export const hang = ({ headers }: IncomingMessage): void =>
  limits[Number(headers[NUMBER])]?.abort(new DOMException('too late', 'TimeoutError'));

/** The real world with a silent log, and no time limit that a slow machine could miss. */
export const quietWorld: Environment = {
  fetch: (input, init) => {
    const limit = new AbortController();
    const number = limits.push(limit) - 1;
    const signal = AbortSignal.any([limit.signal, ...(init?.signal ? [init.signal] : [])]);
    return fetch(input, { ...init, signal, headers: { [NUMBER]: String(number) } });
  },
  warn: () => {},
};

/** Knows nothing but the firm. */
export const strangeSite: SiteKnowledge = {
  firm: plantedFirm,
  judge: () => ({ statusCode: 200, message: 'Valid URL', redirectTo: null }),
  canonical: ['/'],
  aliases: [],
};

/** Audits a planted site. */
export const auditPlanted = (
  origin: string,
  site: SiteKnowledge = strangeSite,
  options: {
    readonly aliases?: boolean;
    readonly pace?: Partial<Pace>;
    readonly signal?: AbortSignal;
    readonly environment?: Environment;
  } = {},
): Promise<AuditReport> =>
  runAudit({
    origin,
    aliases: options.aliases ?? false,
    signal: options.signal ?? new AbortController().signal,
    onProgress: () => {},
    pace: { ...quickPace, ...options.pace },
    site,
    environment: options.environment ?? quietWorld,
  });
