import type { AuditReport } from './types.ts';

/** What a run can be measured by. */
const measures = {
  score: (report: AuditReport): number => report.score.average,
  lowest: (report: AuditReport): number => report.score.lowest,
  errors: (report: AuditReport): number => report.summary.errorUrls,
  redirects: (report: AuditReport): number => report.summary.redirectUrls,
  issues: (report: AuditReport): number => report.summary.seoIssues.length,
  findings: (report: AuditReport): number => report.findings.length,
  slow: (report: AuditReport): number => report.rows.filter(({ slow }) => slow).length,
} as const;

const comparisons = {
  '<': (a: number, b: number): boolean => a < b,
  '<=': (a: number, b: number): boolean => a <= b,
  '>': (a: number, b: number): boolean => a > b,
  '>=': (a: number, b: number): boolean => a >= b,
  '=': (a: number, b: number): boolean => a === b,
} as const;

type Measure = keyof typeof measures;
type Comparison = keyof typeof comparisons;

/** When a run has failed, for example `score<90`. */
export interface Condition {
  readonly measure: Measure;
  readonly comparison: Comparison;
  readonly limit: number;
}

/** The names that a condition may begin with. */
export const measureNames = Object.keys(measures);

const isMeasure = (name: string): name is Measure => Object.hasOwn(measures, name);
const isComparison = (sign: string): sign is Comparison => Object.hasOwn(comparisons, sign);

/** Reads a condition; `null` when it is none. */
export const parseCondition = (text: string): Condition | null => {
  const [, measure = '', comparison = '', limit = ''] =
    /^\s*([a-z]+)\s*([<>]=?|=)\s*(\d+(?:\.\d+)?)\s*$/.exec(text) ?? [];
  return isMeasure(measure) && isComparison(comparison) ? { measure, comparison, limit: Number(limit) } : null;
};

/** What a report measures for a condition. */
export const measured = (report: AuditReport, { measure }: Condition): number => measures[measure](report);

/** Whether a report meets a condition. */
export const holds = (report: AuditReport, condition: Condition): boolean =>
  comparisons[condition.comparison](measured(report, condition), condition.limit);
