import { dayInIndia } from '../site/indian-time.ts';
import { junitReport } from './report-junit.ts';
import { textReport } from './report-text.ts';
import type { AuditReport, AuditRow } from './types.ts';

type Cell = string | number | boolean | null;

/** A cell that begins like this is a formula to a spreadsheet, and the report holds text of the audited site. */
const FORMULA = /^\s*[=+\-@|%]|^[\t\r]/;

const cell = (value: Cell): string => {
  const text = value === null ? '' : String(value);
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** The columns of a result, in their order. */
const columns: readonly (readonly [name: string, value: (row: AuditRow) => Cell])[] = [
  ['url', ({ result }) => result.url],
  ['status', ({ result }) => result.status],
  ['isValid', ({ result }) => result.isValid],
  ['statusCode', ({ result }) => result.statusCode],
  ['message', ({ result }) => result.message],
  ['crawlable', ({ result }) => result.crawlable],
  ['hasMetaTags', ({ result }) => result.hasMetaTags],
  ['hasNoIndex', ({ result }) => result.hasNoIndex],
  ['redirectTo', ({ result }) => result.redirectTo],
  ['loadTime', ({ result }) => result.loadTime],
  ['slow', ({ slow }) => slow],
  ['closedTo', ({ closedTo }) => closedTo.join(', ')],
  ['ruleStatusCode', ({ rule }) => rule.statusCode],
  ['ruleMessage', ({ rule }) => rule.message],
  ['ruleRedirectTo', ({ rule }) => rule.redirectTo],
  ['listedIn', ({ listedIn }) => listedIn],
  ['score', ({ seo }) => seo?.score ?? null],
  ['title', ({ seo }) => seo?.metaTags.title ?? null],
  ['description', ({ seo }) => seo?.metaTags.description ?? null],
  ['issues', ({ seo }) => seo?.issues.join('; ') ?? null],
];

/** The results as a table for a spreadsheet (RFC 4180), one line an address. */
export const csvReport = ({ rows }: AuditReport): string =>
  [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, value]) => cell(value(row))))]
    .map((line) => `${line.join(',')}\r\n`)
    .join('');

/** The formats of a report. */
export type ReportFormat = 'txt' | 'csv' | 'json' | 'junit';

interface Writer {
  readonly write: (report: AuditReport) => string;
  readonly type: string;
  readonly extension: string;
}

/** How each format is written and what a file of it is called. */
export const writers = {
  txt: { write: textReport, type: 'text/plain;charset=utf-8', extension: 'txt' },
  csv: { write: csvReport, type: 'text/csv;charset=utf-8', extension: 'csv' },
  json: {
    write: (report: AuditReport) => `${JSON.stringify(report, null, 2)}\n`,
    type: 'application/json',
    extension: 'json',
  },
  junit: { write: junitReport, type: 'application/xml', extension: 'xml' },
} as const satisfies Record<ReportFormat, Writer>;

/** Whether a text names a format. */
export const isReportFormat = (text: string): text is ReportFormat => Object.hasOwn(writers, text);

/** The name of a saved report: with the day in India on which its run began, for example `website-audit-2026-11-21.txt`. */
export const reportFileName = ({ startedAt }: Pick<AuditReport, 'startedAt'>, format: ReportFormat): string =>
  `website-audit-${dayInIndia(Date.parse(startedAt))}.${writers[format].extension}`;
