import type { AuditReport } from '../types.ts';

/** The whole report. */
export const jsonReport = (report: AuditReport): string => `${JSON.stringify(report, null, 2)}\n`;
