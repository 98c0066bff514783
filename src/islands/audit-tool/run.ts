/** What a run needs and what is drawn of it: one file, fetched when a run is asked for, never with the page. */
export { compareRuns, digestOf } from '../../audit/compare.ts';
export { realClock } from '../../audit/environment.ts';
export { runAudit } from '../../audit/run-audit.ts';
export { Results } from './results.tsx';
export { RunReport } from './run-report.tsx';
