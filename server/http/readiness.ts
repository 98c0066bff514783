import { inTime } from '../in-time.ts';
import type { Log } from '../logging.ts';

/** How long an answer of the store holds, milliseconds: however often somebody asks, it writes once a second at most. */
const KEPT_FOR = 1_000;

/** A store that needs longer is as good as away, milliseconds; a balancer asks again soon. */
const PATIENCE = 2_000;

/** Whether this server should be sent visitors. */
export interface Readiness {
  /** Whether enquiries can be stored and the server is not about to end. Never rejects. */
  isReady(): Promise<boolean>;
  /** Whether enquiries can be stored. Never rejects. */
  storageWorks(): Promise<boolean>;
  /** From now on it is not ready. */
  end(): void;
}

/** What must take enquiries; its errors are safe to log. */
export interface Watched {
  /** Resolves when it can be written. */
  readonly watch: { probe(now: number): Promise<void> };
  /** Calls a listener for each enquiry that could not be stored. */
  onRefused(listener: (fault: Error) => void): void;
}

/** What readiness is made from. */
export interface ReadinessOptions {
  readonly store: Watched;
  readonly log: Log;
  /** The clock, milliseconds, for tests. */
  readonly now?: () => number;
  /** In place of `PATIENCE`, for tests. */
  readonly patience?: number;
}

/** Watches whether the store can be written: by writing to it when somebody asks, and by every lead that it refuses. */
export const createReadiness = ({
  store,
  log,
  now = () => performance.now(),
  patience = PATIENCE,
}: ReadinessOptions): Readiness => {
  let ended = false;
  let works = true;
  let askedAt = Number.NEGATIVE_INFINITY;
  let refusals = 0;
  let asking: Promise<void> | null = null;

  const note = (result: boolean, reason: string): void => {
    if (result !== works) {
      if (result) log.info({}, 'the store can be written again');
      else log.error({ reason }, 'the store cannot be written');
    }
    works = result;
  };

  /** One question at a time: a store that hangs is not asked again and again. */
  const ask = (): Promise<void> => {
    const refusalsBefore = refusals;
    asking ??= store.watch
      .probe(Date.now())
      .then(
        // A lead that was refused meanwhile knows better.
        () => refusals === refusalsBefore && note(true, ''),
        (error: unknown) => note(false, error instanceof Error ? error.message : 'unknown'),
      )
      .then(() => {
        asking = null;
        askedAt = now();
      });
    return asking;
  };

  store.onRefused((fault) => {
    refusals++;
    note(false, fault.message);
    askedAt = now();
  });

  const storageWorks = async (): Promise<boolean> => {
    if (now() - askedAt < KEPT_FOR) return works;
    if (!(await inTime(ask(), patience))) note(false, 'no answer in time');
    return works;
  };

  return {
    storageWorks,
    end() {
      ended = true;
    },
    isReady: async () => !ended && (await storageWorks()) && !ended,
  };
};
