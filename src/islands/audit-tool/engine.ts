import type * as engine from '../../audit/index.ts';

/** The engine as the page uses it; it is fetched when a run is asked for. */
export type Engine = typeof engine;
