/**
 * The audit engine: gather, then pure checks, then a score table, then report writers. It uses no screen and no
 * platform; `fetch`, time and log are parameters, so that the page, the command line and the tests run the same code.
 */
export { type Clock, type Environment, realClock } from './environment.ts';
export { type Condition, holds, measured, measureNames, parseCondition } from './fail-on.ts';
export type { Pace } from './limits.ts';
export type { FirmDetails, SiteKnowledge } from './own-site.ts';
export { isReportFormat, type ReportFormat, writers } from './report.ts';
export { runAudit } from './run-audit.ts';
export type { SiteCheckId } from './site-checks.ts';
export type * from './types.ts';
