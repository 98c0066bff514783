/** Finds broken links with linkinator, an independent crawler. */
import { z } from 'zod';
import { runTool } from './tools/run-tool.ts';

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

export interface BrokenLink {
  /** The page that has the link; empty for an address that the crawl began with. */
  readonly page: string;
  readonly target: string;
  readonly status: number;
}

export interface Crawl {
  /** How many addresses of the site were requested. */
  readonly addresses: number;
  readonly broken: readonly BrokenLink[];
}

interface CrawlOptions {
  /** Whether links are followed from page to page; otherwise only the links of the given pages are checked. */
  readonly recurse: boolean;
  /** The origin in canonical links; its addresses are requested from the running site. */
  readonly publicOrigin?: string;
  /** How long an answer may take, milliseconds. */
  readonly timeout: number;
}

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const pathOf = (origin: string, address: string): string =>
  address.startsWith(`${origin}/`) || address === origin ? address.slice(origin.length) || '/' : address;

/**
 * Crawls a running site; links to other sites are skipped.
 * @param paths the pages to begin with
 * @throws Error when linkinator gives no result
 */
export const crawlLinks = async (
  origin: string,
  paths: readonly string[],
  { recurse, publicOrigin, timeout }: CrawlOptions,
): Promise<Crawl> => {
  const rewriting = publicOrigin
    ? ['--url-rewrite-search', escapePattern(publicOrigin), '--url-rewrite-replace', origin]
    : [];
  const own = [origin, ...(publicOrigin ? [publicOrigin] : [])].map((one) => `${escapePattern(one)}(?:[/?#]|$)`);
  const { out, err } = await runTool('linkinator/build/src/cli.js', [
    ...paths.map((path) => origin + path),
    ...(recurse ? ['--recurse'] : []),
    ...['--format', 'json', '--concurrency', '10', '--timeout', String(timeout)],
    ...['--skip', `^(?!${own.join('|')})`],
    ...rewriting,
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
