import type { Clock } from './environment.ts';
import type { AuditRow } from './types.ts';

/** The parts of a run, in their order. */
export type Phase = 'files' | 'pages' | 'links' | 'done';

/** How far a run is. */
export interface Progress {
  readonly phase: Phase;
  /** Addresses of this phase that are done. */
  readonly done: number;
  readonly total: number;
  /** How long the rest of this phase will take at the pace so far, milliseconds; `null` when nothing is known yet. */
  readonly remainingMs: number | null;
  /** The address that has just been audited. */
  readonly latest: AuditRow | null;
  /** All results so far: the run's own list, which goes on growing. */
  readonly rows: readonly AuditRow[];
}

/** Counts one phase and calls the listener. */
export const countPhase = (
  phase: Phase,
  total: number,
  rows: readonly AuditRow[],
  clock: Clock,
  tell: (progress: Progress) => void,
): ((latest: AuditRow | null) => void) => {
  const started = clock.now();
  let done = 0;
  tell({ phase, done, total, remainingMs: null, latest: null, rows });
  return (latest) => {
    done += 1;
    const remainingMs = Math.round(((clock.now() - started) / done) * (total - done));
    tell({ phase, done, total, remainingMs, latest, rows });
  };
};
