/** The engine as the page uses it: fetched when a run is asked for, never with the page. */
export type Engine = typeof import('./engine/index.ts');

/** Fetches the engine; rejects when the line is down. */
export const loadEngine = (): Promise<Engine> => import('./engine/index.ts');
