/** Compares the broken links that the audit finds with those of an independent crawler. */
import { runAudit, type SiteKnowledge } from '../src/audit/index.ts';
import { quietWorld } from '../tests/audit/planted-site.ts';
import { crawlLinks } from './crawl-links.ts';

/** The results of both for one site. A link is written `page -> target`. */
export interface Comparison {
  /** How many pages both have checked. */
  readonly pages: number;
  /** The broken links that both found. */
  readonly agreed: readonly string[];
  readonly onlyAudit: readonly string[];
  readonly onlyCrawler: readonly string[];
}

/** How long an answer may take for both, milliseconds. */
const TIMEOUT = 5000;

/** Finds the target in a message of the audit, such as `Link to /path: HTTP 404`. */
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
 * Checks the links of the same pages with both: of those that the audit could read.
 * @param site what the audit knows of the site; by default our own
 */
export const compareLinks = async (origin: string, site?: SiteKnowledge): Promise<Comparison> => {
  const audited = await auditPairs(origin, site);
  const { broken } = await crawlLinks(origin, audited.pages, { recurse: false, timeout: TIMEOUT });
  // The audit requests addresses of the site only.
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
