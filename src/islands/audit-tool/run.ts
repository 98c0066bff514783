/** What a run needs and what is drawn of it: one file, fetched when a run is asked for, never with the page. */
export * from '../../audit/index.ts';
export { Results } from './results.tsx';
export { RunReport } from './run-report.tsx';
