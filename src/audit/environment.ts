/** What the engine gets from outside, so that it runs in a browser, on the command line and in a test. */

/** Time, as the engine sees it. */
export interface Clock {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** The date and time of day. */
  readonly date: () => Date;
  /** Resolves after `ms`, or at once when `signal` aborts; it never rejects. */
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** Where failures of a run are written. */
export interface Log {
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** What one run gets from outside. */
export interface Environment {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly log: Log;
}

/** Time as both browsers and Node keep it. */
export const realClock: Clock = {
  now: () => performance.now(),
  date: () => new Date(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, ms);
      signal.addEventListener('abort', done);
    }),
};

/** The run was cancelled while something was in flight. */
export class CancelledError extends Error {
  override readonly name = 'CancelledError';
}
