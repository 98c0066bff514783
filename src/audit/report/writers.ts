import { dayInIndia } from '../../site/indian-time.ts';
import type { AuditReport } from '../types.ts';
import { csvReport } from './csv.ts';
import { jsonReport } from './json.ts';
import { junitReport } from './junit.ts';
import { textReport } from './text.ts';

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
  json: { write: jsonReport, type: 'application/json', extension: 'json' },
  junit: { write: junitReport, type: 'application/xml', extension: 'xml' },
} as const satisfies Record<ReportFormat, Writer>;

/** Whether a text names a format. */
export const isReportFormat = (text: string): text is ReportFormat => Object.hasOwn(writers, text);

/** The name of a saved report: with the day in India on which its run began, for example `website-audit-2026-11-21.txt`. */
export const reportFileName = ({ startedAt }: Pick<AuditReport, 'startedAt'>, format: ReportFormat): string =>
  `website-audit-${dayInIndia(Date.parse(startedAt))}.${writers[format].extension}`;
