import { SLOW_MS } from './limits.ts';
import { toWhom } from './status.ts';
import type { AuditRow, CrawlSummary, FileReport, SiteScore } from './types.ts';

/** As many addresses as an issue names. */
const NAMED = 5;

const naming = (urls: readonly string[]): string =>
  urls.slice(0, NAMED).join(', ') + (urls.length > NAMED ? ` and ${urls.length - NAMED} more` : '');

/** A message without what differs from page to page, so that pages with the same issue are grouped. */
const kindOf = (issue: string): string =>
  issue
    .replace(/ \(\d+ characters\)$/, '')
    .replace(/^(Image without alt text): .*$/s, '$1')
    .replace(/^There are \d+ H1/, 'There are several H1');

/** Groups of addresses by what is wrong with them, in the order in which the issues first appear. */
const groupsOf = (rows: readonly AuditRow[]): ReadonlyMap<string, string[]> => {
  const groups = new Map<string, string[]>();
  const add = (kind: string, url: string): void => {
    const urls = groups.get(kind);
    if (urls) urls.push(url);
    else groups.set(kind, [url]);
  };
  for (const { result, seo, slow, closedTo } of rows) {
    if (result.status === 'error') add(result.message, result.url);
    if (slow) add(`Slower than ${SLOW_MS} ms`, result.url);
    if (result.hasNoIndex) add('Marked noindex', result.url);
    else if (result.isValid && closedTo.length > 0) add(`Closed by robots.txt${toWhom(closedTo)}`, result.url);
    for (const kind of new Set((seo?.issues ?? []).map(kindOf))) add(kind, result.url);
  }
  return groups;
};

const recommendationsOf = (rows: readonly AuditRow[]): Set<string> => {
  const found = new Set<string>();
  if (rows.some(({ result }) => result.status === 'error'))
    found.add('Repair or remove the addresses that give errors');
  if (rows.some(({ slow }) => slow)) found.add(`Make pages answer within ${SLOW_MS} ms`);
  if (rows.some(({ result }) => result.isValid && !result.crawlable))
    found.add('See whether search engines shall really stay away from the pages that are closed to them');
  for (const { seo } of rows) for (const recommendation of seo?.recommendations ?? []) found.add(recommendation);
  return found;
};

/** Totals, averages, issues and recommendations of a run. */
export const summarize = (rows: readonly AuditRow[], files: readonly FileReport[]): CrawlSummary => {
  const count = (holds: (row: AuditRow) => boolean): number => rows.filter(holds).length;
  const answered = rows.filter(({ result }) => result.statusCode !== 0 && result.statusCode !== 408);
  const time = answered.reduce((sum, { result }) => sum + result.loadTime, 0);
  const crawlableUrls = count(({ result }) => result.crawlable);
  const pageIssues = [...groupsOf(rows)].map(([kind, urls]) => `${kind}: ${urls.length} (${naming(urls)})`);
  return {
    totalUrls: rows.length,
    validUrls: count(({ result }) => result.status === 'valid'),
    errorUrls: count(({ result }) => result.status === 'error'),
    redirectUrls: count(({ result }) => result.status === 'redirect'),
    crawlableUrls,
    nonCrawlableUrls: rows.length - crawlableUrls,
    averageLoadTime: answered.length === 0 ? 0 : Math.round(time / answered.length),
    seoIssues: [...files.flatMap(({ issues }) => issues), ...pageIssues],
    recommendations: [
      ...new Set([...files.flatMap(({ recommendations }) => recommendations), ...recommendationsOf(rows)]),
    ],
  };
};

/** The scores of all pages taken together. */
export const siteScore = (rows: readonly AuditRow[]): SiteScore => {
  const scores = rows.flatMap(({ seo }) => (seo ? [seo.score] : []));
  if (scores.length === 0) return { average: 0, lowest: 0, pages: 0 };
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    average: Math.floor((sum * 10) / scores.length) / 10,
    lowest: scores.reduce((lowest, score) => Math.min(lowest, score)),
    pages: scores.length,
  };
};

/** The filters of the results. */
export type ResultFilter = 'all' | 'valid' | 'errors' | 'redirects';

const statusOfFilter = { all: null, valid: 'valid', errors: 'error', redirects: 'redirect' } as const satisfies Record<
  ResultFilter,
  AuditRow['result']['status'] | null
>;

/**
 * The rows that a filter and a text leave.
 * @param text part of an address, in any case
 */
export const filterRows = (rows: readonly AuditRow[], filter: ResultFilter, text: string): AuditRow[] => {
  const status = statusOfFilter[filter];
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    ({ result }) => (status === null || result.status === status) && result.url.toLowerCase().includes(wanted),
  );
};
