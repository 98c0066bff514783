import { type FileReport, slowerAdvice, toWhom } from './crawl-files.ts';
import { isThrottled, isUnanswered, naming } from './urls.ts';
import { type AuditRow, SLOW_MS } from './visit.ts';

const MAX_NAMED = 5;

/** Removes the details that differ from page to page, so that pages with the same issue are grouped. */
const findKind = (issue: string): string =>
  issue
    .replace(/ \(\d+ characters\)$/, '')
    .replace(/^(Image without alt text): .*$/s, '$1')
    .replace(/^There are \d+ H1/, 'There are several H1');

const listKinds = ({ result, seo, slow, closedTo }: AuditRow): Set<string> =>
  new Set([
    ...(result.status === 'error' ? [result.message] : []),
    ...(slow ? [`Slower than ${SLOW_MS} ms`] : []),
    ...(result.hasNoIndex ? ['Marked noindex'] : []),
    ...(!result.hasNoIndex && result.isValid && closedTo.length > 0 ? [`Closed by robots.txt${toWhom(closedTo)}`] : []),
    ...(seo?.issues ?? []).map(findKind),
  ]);

const advice: readonly (readonly [concerns: (row: AuditRow) => boolean, recommendation: string])[] = [
  [
    ({ result }) => result.status === 'error' && !isThrottled(result.statusCode),
    'Repair or remove the addresses that give errors',
  ],
  [({ result }) => isThrottled(result.statusCode), slowerAdvice],
  [({ slow }) => slow, `Make pages answer within ${SLOW_MS} ms`],
  [
    ({ result }) => result.isValid && !result.crawlable,
    'See whether search engines shall really stay away from the pages that are closed to them',
  ],
];

export const summarize = (rows: readonly AuditRow[], files: readonly FileReport[]) => {
  const count = (holds: (result: AuditRow['result']) => boolean): number =>
    rows.filter(({ result }) => holds(result)).length;
  const answered = rows.filter(({ result }) => !isUnanswered(result.statusCode));
  const time = answered.reduce((sum, { result }) => sum + result.loadTime, 0);
  const crawlableUrls = count(({ crawlable }) => crawlable);
  const groups = Map.groupBy(
    rows.flatMap((row) => Array.from(listKinds(row), (kind) => ({ kind, url: row.result.url }))),
    ({ kind }) => kind,
  );
  const pageIssues = Array.from(groups, ([kind, entries]) => {
    const urls = entries.map(({ url }) => url);
    return `${kind}: ${urls.length} (${naming(urls, MAX_NAMED)})`;
  });
  const advised = advice.flatMap(([concerns, recommendation]) => (rows.some(concerns) ? [recommendation] : []));
  return {
    totalUrls: rows.length,
    validUrls: count(({ status }) => status === 'valid'),
    errorUrls: count(({ status }) => status === 'error'),
    redirectUrls: count(({ status }) => status === 'redirect'),
    crawlableUrls,
    nonCrawlableUrls: rows.length - crawlableUrls,
    /** Over the addresses that answered, whole milliseconds. */
    averageLoadTime: answered.length === 0 ? 0 : Math.round(time / answered.length),
    seoIssues: [...files.flatMap(({ issues }) => issues), ...pageIssues],
    recommendations: [
      ...new Set([
        ...files.flatMap(({ recommendations }) => recommendations),
        ...advised,
        ...rows.flatMap(({ seo }) => seo?.recommendations ?? []),
      ]),
    ],
  };
};

/** The mean is rounded down, so that 100 means every page. */
export const siteScore = (rows: readonly AuditRow[]) => {
  const scores = rows.flatMap(({ seo }) => seo?.score ?? []);
  const sum = scores.reduce((total, score) => total + score, 0);
  return {
    average: scores.length === 0 ? 0 : Math.floor((sum * 10) / scores.length) / 10,
    lowest: scores.reduce((lowest, score) => Math.min(lowest, score), scores[0] ?? 0),
    pages: scores.length,
  };
};

const statusOfFilter = { all: null, valid: 'valid', errors: 'error', redirects: 'redirect' } as const;

export type ResultFilter = keyof typeof statusOfFilter;

/** @param text part of an address, in any case */
export const filterRows = (rows: readonly AuditRow[], filter: ResultFilter, text: string): AuditRow[] => {
  const status = statusOfFilter[filter];
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    ({ result }) => (status === null || result.status === status) && result.url.toLowerCase().includes(wanted),
  );
};
