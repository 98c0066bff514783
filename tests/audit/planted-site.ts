/** A site on loopback that misbehaves as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AuditReport,
  type Environment,
  type Pace,
  realClock,
  runAudit,
  type SiteKnowledge,
} from '../../src/audit/index.ts';
import { plantedFirm } from './planted-page.ts';

/** Answers one request. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => void;

/** A running site. */
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

/** A sitemap of these locations. */
export const sitemapOf = (locations: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<urlset>${locations.map((location) => `<url><loc>${location.replaceAll('&', '&amp;')}</loc></url>`).join('')}</urlset>`;

/** A robots file without a fault. */
export const goodRobots = `User-agent: *\nDisallow: /closed\nSitemap: ${plantedFirm.origin}/sitemap.xml\n`;

/** Waiting times with which a test does not wait. */
export const quickPace: Partial<Pace> = { timeoutMs: 400, delayMs: 0, concurrency: 5 };

/** The real world with a silent log. */
export const quietWorld: Environment = { fetch, clock: realClock, log: { warn: () => {} } };

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
  options: { readonly aliases?: boolean; readonly pace?: Partial<Pace>; readonly signal?: AbortSignal } = {},
): Promise<AuditReport> =>
  runAudit(
    {
      origin,
      aliases: options.aliases ?? false,
      signal: options.signal ?? new AbortController().signal,
      onProgress: () => {},
      pace: { ...quickPace, ...options.pace },
      site,
    },
    quietWorld,
  );
