/** The audit's broken links beside those of an independent crawler, page by page and target by target. */
import { runAudit, type SiteKnowledge } from '../src/audit/index.ts';
import { quietWorld } from '../tests/audit/planted-site.ts';
import { crawlLinks } from './crawl-links.ts';

/** What both said of one site. A pair is written `page -> target`. */
export interface Comparison {
  /** How many pages both have looked at. */
  readonly pages: number;
  /** The broken links that both found. */
  readonly agreed: readonly string[];
  readonly onlyAudit: readonly string[];
  readonly onlyCrawler: readonly string[];
}

/** How long an answer may take for both, milliseconds. */
const TIMEOUT = 5000;

/** `Link to /path: HTTP 404`, as the audit's check writes it. */
const TARGET = /^(?:Link to|File) (\S+): /;

const auditPairs = async (origin: string, site: SiteKnowledge | undefined) => {
  const report = await runAudit(
    {
      origin,
      aliases: false,
      signal: new AbortController().signal,
      onProgress: () => {},
      pace: { delayMs: 0, timeoutMs: TIMEOUT },
      ...(site ? { site } : {}),
    },
    quietWorld,
  );
  const pairs = report.findings
    .filter(({ check }) => check === 'broken-links')
    .map(({ url, message }) => `${url} -> ${TARGET.exec(message)?.[1] ?? message}`);
  return { pages: report.rows.filter(({ seo }) => seo).map(({ result }) => result.url), pairs: new Set(pairs) };
};

/**
 * Lets both look at the links of the same pages: those that the audit could read.
 * @param site what the audit is told of the site; by default our own
 */
export const compareLinks = async (origin: string, site?: SiteKnowledge): Promise<Comparison> => {
  const audited = await auditPairs(origin, site);
  const { broken } = await crawlLinks(origin, audited.pages, { recurse: false, timeout: TIMEOUT });
  // The audit looks at addresses of the site; what is no address at all is not asked for by it.
  const crawled = new Set(
    broken
      .filter(({ page, target }) => page !== '' && target.startsWith('/'))
      .map(({ page, target }) => `${page} -> ${target}`),
  );
  return {
    pages: audited.pages.length,
    agreed: [...audited.pairs].filter((pair) => crawled.has(pair)),
    onlyAudit: [...audited.pairs].filter((pair) => !crawled.has(pair)),
    onlyCrawler: [...crawled].filter((pair) => !audited.pairs.has(pair)),
  };
};
