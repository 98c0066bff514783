import { siteChecks } from './site-checks.ts';
import { toWhom } from './status.ts';
import type { AuditReport, AuditRow, FileReport } from './types.ts';

/** Control characters of an audited page must not reach a terminal. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these move cursors and colour terminals
const plain = (text: string): string => text.replace(/[\u0000-\u001f\u007f-\u009f]/g, ' ');

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

const fileLines = (file: FileReport): string[] =>
  file.isValid ? [`${file.url}: OK`] : file.issues.map((issue) => `${file.url}: ${issue}`);

const ruleText = ({ rule }: AuditRow): string =>
  rule.redirectTo ? `${rule.statusCode} to ${rule.redirectTo}` : `${rule.statusCode}`;

const rowLines = (row: AuditRow): string[] => {
  const { result, seo, closedTo } = row;
  const marks = [
    result.hasNoIndex ? 'noindex' : '',
    result.isValid && closedTo.length > 0 ? `closed by robots.txt${toWhom(closedTo)}` : '',
    seo && !result.hasMetaTags ? 'meta tags missing' : '',
    row.slow ? 'slow' : '',
  ].filter((mark) => mark !== '');
  const target = result.redirectTo ? ` to ${result.redirectTo}` : '';
  const score = seo ? `score ${seo.score}` : 'no page';
  const line = `[${result.statusCode ?? 'redirect'}] ${result.url} - ${result.message}${target}, ${result.loadTime} ms, ${score}, rules: ${ruleText(row)}`;
  return [[line, ...marks].join(', '), ...(seo?.issues ?? []).map((issue) => `      ${issue}`)];
};

/** What needs a correction comes first. */
const byStatus = (rows: readonly AuditRow[]): string[] =>
  (
    [
      ['Errors', 'error'],
      ['Redirects', 'redirect'],
      ['Valid', 'valid'],
    ] as const
  ).flatMap(([title, status]) =>
    section(title, rows.filter(({ result }) => result.status === status).flatMap(rowLines)),
  );

const findingLines = ({ findings }: AuditReport): string[] =>
  siteChecks.flatMap(({ id, title }) => {
    const own = findings.filter(({ check }) => check === id);
    return own.length === 0
      ? []
      : [`${title}:`, ...own.map(({ url, message }) => `- ${url === null ? '' : `${url}: `}${message}`)];
  });

/** The report for reading. */
export const textReport = (report: AuditReport): string =>
  `${[
    `Website audit of ${plain(report.origin)}`,
    `${report.startedAt}, ${(report.durationMs / 1000).toFixed(1)} s${report.cancelled ? ', cancelled' : ''}`,
    ...section('Notes', bullets(report.notes)),
    ...section('Summary', summaryLines(report)),
    ...section('Files', [...fileLines(report.robots), ...fileLines(report.sitemap)]),
    ...section('Issues', bullets(report.summary.seoIssues)),
    ...section('Recommendations', bullets(report.summary.recommendations)),
    ...section('Beyond the score', findingLines(report)),
    ...byStatus(report.rows),
  ].join('\n')}\n`;
