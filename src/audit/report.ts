import { dayInIndia } from '../office/indian-time.ts';
import { writeCsv } from '../text/csv.ts';
import { toWhom } from './crawl-files.ts';
import type { AuditReport } from './run-audit.ts';
import { siteCheckTitles } from './site-checks.ts';
import type { AuditRow } from './visit.ts';

/** Removes control characters, which move cursors and colour terminals. */
const plain = (text: string): string => text.replace(/\p{Cc}/gu, ' ');

const section = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, '-'.repeat(title.length), ...lines.map(plain)];

const bullets = (lines: readonly string[]): string[] => lines.map((line) => `- ${line}`);

const summaryLines = ({ summary, score }: AuditReport): string[] => [
  `Total URLs: ${summary.totalUrls}`,
  `Valid: ${summary.validUrls}`,
  `Errors: ${summary.errorUrls}`,
  `Redirects: ${summary.redirectUrls}`,
  `Crawlable: ${summary.crawlableUrls}`,
  `Not crawlable: ${summary.nonCrawlableUrls}`,
  `Average load time: ${summary.averageLoadTime} ms`,
  `Page score: ${score.average} on average, ${score.lowest} at least, ${score.pages} pages`,
];

const rowLines = ({ result, rule, seo, slow, closedTo }: AuditRow): string[] => {
  const parts = [
    `[${result.statusCode ?? 'redirect'}] ${result.url} - ${result.message}${result.redirectTo ? ` to ${result.redirectTo}` : ''}`,
    `${result.loadTime} ms`,
    seo ? `score ${seo.score}` : 'no page',
    `rules: ${rule.statusCode}${rule.redirectTo ? ` to ${rule.redirectTo}` : ''}`,
    result.hasNoIndex && 'noindex',
    result.isValid && closedTo.length > 0 && `closed by robots.txt${toWhom(closedTo)}`,
    seo && !result.hasMetaTags && 'meta tags missing',
    slow && 'slow',
  ];
  return [parts.filter(Boolean).join(', '), ...(seo?.issues ?? []).map((issue) => `      ${issue}`)];
};

export const findingsByCheck = ({ findings }: Pick<AuditReport, 'findings'>) =>
  Array.from(
    Map.groupBy(findings, ({ check }) => check),
    ([check, own]) => ({
      title: siteCheckTitles.get(check) ?? check,
      lines: own.map(({ url, message }) => (url === null ? message : `${url}: ${message}`)),
    }),
  );

const textReport = (report: AuditReport): string => {
  const rowsWith = (status: AuditRow['result']['status']): string[] =>
    report.rows.filter(({ result }) => result.status === status).flatMap(rowLines);
  const files = [report.robots, report.sitemap].flatMap(({ url, isValid, issues }) =>
    isValid ? [`${url}: OK`] : issues.map((issue) => `${url}: ${issue}`),
  );
  const lines = [
    `Website audit of ${plain(report.origin)}`,
    `${report.startedAt}, ${(report.durationMs / 1000).toFixed(1)} s${report.cancelled ? ', cancelled' : ''}`,
    ...section('Notes', bullets(report.notes)),
    ...section('Summary', summaryLines(report)),
    ...section('Files', files),
    ...section('Issues', bullets(report.summary.seoIssues)),
    ...section('Recommendations', bullets(report.summary.recommendations)),
    ...section(
      'Beyond the score',
      findingsByCheck(report).flatMap((group) => [`${group.title}:`, ...bullets(group.lines)]),
    ),
    // Readers look for the addresses that need a correction first.
    ...section('Errors', rowsWith('error')),
    ...section('Redirects', rowsWith('redirect')),
    ...section('Valid', rowsWith('valid')),
  ];
  return `${lines.join('\n')}\n`;
};

const makeCells = ({ result, slow, closedTo, rule, listedIn, seo }: AuditRow) => ({
  ...result,
  slow,
  closedTo: closedTo.join(', '),
  ruleStatusCode: rule.statusCode,
  ruleMessage: rule.message,
  ruleRedirectTo: rule.redirectTo,
  listedIn,
  score: seo?.score ?? null,
  title: seo?.metaTags.title ?? null,
  description: seo?.metaTags.description ?? null,
  issues: seo?.issues.join('; ') ?? null,
});

const csvReport = ({ rows }: AuditReport): string => {
  const lines = rows.map(makeCells);
  return writeCsv([Object.keys(lines[0] ?? {}), ...lines.map((line) => Object.values(line))]);
};

export const writers = {
  txt: { write: textReport, type: 'text/plain;charset=utf-8' },
  csv: { write: csvReport, type: 'text/csv;charset=utf-8' },
  json: { write: (report: AuditReport): string => `${JSON.stringify(report, null, 2)}\n`, type: 'application/json' },
} as const;

export type ReportFormat = keyof typeof writers;

/**
 * Returns the name of the file with the day in India on which the run began, for example
 * `website-audit-2026-11-21.txt`.
 */
export const reportFileName = ({ startedAt }: Pick<AuditReport, 'startedAt'>, format: ReportFormat): string =>
  `website-audit-${dayInIndia(Date.parse(startedAt))}.${format}`;
