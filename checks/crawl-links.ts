/** Finds broken links with linkinator, an independent crawler. */
import { z } from 'zod';
import { runTool } from './tools/tools.ts';

const resultShape = z.object({
  links: z.array(
    z.object({
      url: z.string(),
      status: z.number().optional(),
      state: z.enum(['OK', 'BROKEN', 'SKIPPED']),
      parent: z.string().optional(),
    }),
  ),
});

interface BrokenLink {
  /** The page that has the link; empty for an address that the crawl began with. */
  readonly page: string;
  readonly target: string;
  readonly status: number;
}

interface Crawl {
  /** How many addresses of the site were requested. */
  readonly addresses: number;
  readonly broken: readonly BrokenLink[];
}

/** How long a page may take, milliseconds. */
const TIMEOUT = 20_000;

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pathOf = (origin: string, address: string): string =>
  address.startsWith(`${origin}/`) || address === origin ? address.slice(origin.length) || '/' : address;

/**
 * Crawls a running site from page to page; links to other sites are skipped.
 * @param paths the pages to begin with
 * @param publicOrigin the origin in canonical links; its addresses are requested from the running site
 * @throws Error when linkinator gives no result
 */
export const crawlLinks = async (origin: string, paths: readonly string[], publicOrigin: string): Promise<Crawl> => {
  const own = [origin, publicOrigin].map((one) => `${escapePattern(one)}(?:[/?#]|$)`);
  const { out, err } = await runTool('linkinator/build/src/cli.js', [
    ...paths.map((path) => origin + path),
    ...['--recurse', '--format', 'json', '--concurrency', '10', '--timeout', String(TIMEOUT)],
    ...['--skip', `^(?!${own.join('|')})`],
    ...['--url-rewrite-search', escapePattern(publicOrigin), '--url-rewrite-replace', origin],
  ]);
  if (!out.trim()) throw new Error(`linkinator gave no result: ${err.trim().slice(-500)}`);
  const { links } = resultShape.parse(JSON.parse(out.slice(out.indexOf('{'))));
  if (links.length === 0) throw new Error('linkinator saw no link at all');
  const asked = links.filter(({ state, url }) => state !== 'SKIPPED' && url.startsWith(origin));
  return {
    addresses: new Set(asked.map(({ url }) => url)).size,
    broken: links
      .filter(({ state }) => state === 'BROKEN')
      .map(({ url, parent, status }) => ({
        page: parent === undefined ? '' : pathOf(origin, parent),
        target: pathOf(origin, url),
        status: status ?? 0,
      })),
  };
};
