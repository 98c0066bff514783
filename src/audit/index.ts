/**
 * The audit engine: gather, then pure checks, then a score table, then report writers. It uses no screen and no
 * platform; `fetch`, time and log are parameters, so that the page, the command line and the tests run the same code.
 */
export type { Verdict } from '../site/audit-rules.ts';
export { compareRuns, digestOf, type RunDifference, type RunDigest } from './compare.ts';
export { CancelledError, type Clock, type Environment, type Log, realClock } from './environment.ts';
export { type Condition, holds, measured, measureNames, parseCondition } from './fail-on.ts';
export { defaultPace, type Pace, SLOW_MS } from './limits.ts';
export { type FirmDetails, ownSite, type SiteKnowledge } from './own-site.ts';
export { isReportFormat, type ReportFormat, reportFileName, writers } from './report.ts';
export { type AuditOptions, auditOnePage, type OnePage, runAudit } from './run-audit.ts';
export { type SiteCheckId, siteCheckTitles } from './site-checks.ts';
export { filterRows, type ResultFilter } from './summary.ts';
export type * from './types.ts';
