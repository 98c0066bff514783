import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../logging.ts';
import { isPassing, storageError } from './errors.ts';

/** The alarm's name in the log, by which monitoring finds it. */
const NAME = 'database-away';

/** How often the alarm is repeated, milliseconds. */
const REPEAT_EVERY = 15 * 60_000;

/** Pause between two attempts, milliseconds: short, because visitors wait as well. */
const PAUSE = 500;

export interface WaitOptions {
  readonly log: Log;
  /** How long the database may be away before the alarm, milliseconds. */
  readonly alarmAfter: number;
  /** Ends the wait. */
  readonly signal: AbortSignal;
}

/**
 * Prepares a database, and tries again without end while it is away. That is logged at once, and as an alarm after
 * `alarmAfter` and every 15 minutes from then on. Resolves when it is prepared, or when `signal` is aborted.
 * @throws StorageError when waiting does not help: a wrong password, no such database, a newer schema
 */
export const waitUntilPrepared = async (
  prepare: () => Promise<void>,
  { log, alarmAfter, signal }: WaitOptions,
): Promise<void> => {
  const began = performance.now();
  let alarmAt = began + alarmAfter;
  let alarmed = false;
  for (let tries = 0; ; tries++) {
    try {
      await prepare();
      if (alarmed) log.info({ alarm: NAME }, 'the alarm is over: PostgreSQL is there');
      return;
    } catch (error) {
      const fault = storageError(error);
      if (signal.aborted) return;
      if (!isPassing(fault)) throw fault;
      const reason = fault.message;
      if (tries === 0)
        log.warn({ reason }, 'PostgreSQL is away: pages are served, enquiries refused, it is tried again');
      if (performance.now() >= alarmAt) {
        const seconds = Math.round((performance.now() - began) / 1000);
        log.error({ alarm: NAME, seconds, reason }, 'PostgreSQL has not been reached since the start');
        alarmed = true;
        alarmAt = performance.now() + REPEAT_EVERY;
      }
    }
    await sleep(PAUSE * (0.75 + Math.random() / 2), undefined, { signal }).catch(() => undefined);
  }
};
