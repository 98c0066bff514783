/** The engine, and the views of a run beside it. */
export type RunParts = typeof import('./run.ts');

/** Fetches them; rejects when there is no connection. */
export const loadRunParts = (): Promise<RunParts> => import('./run.ts');
