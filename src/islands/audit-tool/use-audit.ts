import { useCallback, useEffect, useRef, useState } from 'react';
import type { RunDifference } from '../../audit/compare.ts';
import type { AuditReport, Progress } from '../../audit/types.ts';
import { keepLastRun, readLastRun } from './last-run.ts';

/** The engine, and the views of a run beside it. */
type RunParts = typeof import('./run.ts');

/** Fetches them; rejects when there is no connection. */
const loadRunParts = (): Promise<RunParts> => import('./run.ts');

interface Seen {
  readonly parts: RunParts;
  readonly progress: Progress;
}

/** How far the visible run is; `seen` is `null` until what a run needs has come. */
export type AuditState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly seen: Seen | null }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'done';
      readonly parts: RunParts;
      readonly report: AuditReport;
      /** `null` without an earlier run of the same kind, and for a run that was cancelled. */
      readonly difference: RunDifference | null;
    };

/** The audit as the view sees it. */
export interface Audit {
  readonly state: AuditState;
  start(aliases: boolean): void;
  /** Ends the run; what is there becomes its report. */
  cancel(): void;
}

/** Milliseconds between two drawings of a run under way. */
const DRAW_MS = 250;

/** A cancelled run says nothing about the addresses that it did not reach, so it is neither compared nor kept. */
const compareWithLast = (engine: RunParts, report: AuditReport, aliases: boolean): RunDifference | null => {
  if (report.cancelled) return null;
  const before = readLastRun(aliases);
  const digest = engine.digestOf(report);
  keepLastRun(aliases, digest);
  return before && engine.compareRuns(before, digest);
};

/** Passes on the newest of many values, the first at once and then at most one in a while. */
export interface Throttle<Value> {
  push(value: Value): void;
  /** Drops what has not been passed on yet. */
  stop(): void;
}

/**
 * Makes a throttle.
 * @param ms the shortest time between two values
 */
export const throttle = <Value>(ms: number, pass: (value: Value) => void): Throttle<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: { readonly value: Value } | null = null;
  const next = (): void => {
    timer = undefined;
    if (!waiting) return;
    const { value } = waiting;
    waiting = null;
    timer = setTimeout(next, ms);
    pass(value);
  };
  return {
    push(value) {
      waiting = { value };
      if (timer === undefined) next();
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
      waiting = null;
    },
  };
};

/** The audit's states: none, running with partial results, results; a failure is logged and shown. */
export const useAudit = (): Audit => {
  const [state, setState] = useState<AuditState>({ kind: 'idle' });
  const running = useRef<AbortController | null>(null);

  const run = useCallback(async (aliases: boolean): Promise<void> => {
    // The disabled button is drawn too late for the second of two quick clicks.
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    const isShown = (): boolean => running.current === controller;
    const drawing = throttle<Seen>(DRAW_MS, (seen) => {
      // The run's list goes on growing; what is drawn must not.
      const progress = { ...seen.progress, rows: [...seen.progress.rows] };
      if (isShown()) setState({ kind: 'running', seen: { parts: seen.parts, progress } });
    });
    setState({ kind: 'running', seen: null });
    try {
      const parts = await loadRunParts();
      const report = await parts.runAudit(
        {
          origin: location.origin,
          aliases,
          signal: controller.signal,
          onProgress: (progress) => drawing.push({ parts, progress }),
        },
        {
          fetch: (input, init) => fetch(input, init),
          clock: parts.realClock,
          log: { warn: (message, details) => console.warn(message, details) },
        },
      );
      drawing.stop();
      if (isShown()) setState({ kind: 'done', parts, report, difference: compareWithLast(parts, report, aliases) });
    } catch (error) {
      drawing.stop();
      console.error('The audit failed.', error);
      if (isShown()) setState({ kind: 'failed' });
    } finally {
      if (isShown()) running.current = null;
    }
  }, []);

  useEffect(
    () => () => {
      running.current?.abort();
      running.current = null;
    },
    [],
  );

  return {
    state,
    start: (aliases) => void run(aliases),
    cancel: () => running.current?.abort(),
  };
};
