/** A site on loopback that misbehaves as told. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type AuditReport,
  type Clock,
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

/** Waiting times with which a test does not wait; a busy machine does not reach the time limit of a request. */
export const quickPace = { timeoutMs: 60_000, delayMs: 0, concurrency: 5 } as const satisfies Partial<Pace>;

const hanging = new Set<ServerResponse>();
const impatient = new Set<() => void>();

/** Every request has one waiting time of its own: when there are as many as hanging answers, nothing else is to come. */
const look = (): void => {
  if (hanging.size === 0 || hanging.size !== impatient.size) return;
  hanging.clear();
  for (const end of impatient) end();
};

/** Leaves a request without an answer, or without the rest of it. */
export const hang = (response: ServerResponse): void => {
  hanging.add(response);
  look();
};

/** A clock by which the time limit of a request is over once every open request hangs, and never before. */
const eventClock: Clock = {
  ...realClock,
  sleep: (ms, signal) => {
    if (ms !== quickPace.timeoutMs) return realClock.sleep(ms, signal);
    const { promise, resolve } = Promise.withResolvers<void>();
    const end = (): void => {
      impatient.delete(end);
      resolve();
      look();
    };
    impatient.add(end);
    signal.addEventListener('abort', end, { once: true });
    look();
    return promise;
  },
};

/** The real world with a silent log, and no time limit that a slow machine could miss. */
const quietWorld: Environment = { fetch, clock: eventClock, log: { warn: () => {} } };

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
