import type { Log } from '../../logging.ts';
import { storageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';

/** Unsent for longer than this, the staff do not know of a lead, milliseconds. */
export const ALARM_AFTER = 15 * 60_000;

/** Pause between two lines about the same trouble. */
const REPEAT_EVERY = ALARM_AFTER;

/** The alarm's name in the log, where a watcher looks for it. */
const NAME = 'lead-unsent';

/** What the alarm is made from. */
export interface AlarmOptions {
  readonly store: Pick<Store, 'watch'>;
  readonly log: Log;
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Pause between two looks, milliseconds. */
  readonly checkEvery?: number;
}

/** A running alarm. */
export interface Alarm {
  /** Ends after a look that is under way. */
  stop(): Promise<void>;
}

/** Looks once and says what is to be said; of several servers on one store one says it. */
const check = async ({ store: { watch }, log }: AlarmOptions, now: number): Promise<void> => {
  const unsent = await watch.unsent(now - ALARM_AFTER);
  if (unsent === null) {
    if (await watch.endAlarm(NAME)) log.info({ alarm: NAME }, 'the alarm is over: every lead has been announced');
  } else if (await watch.soundAlarm(NAME, now, REPEAT_EVERY)) {
    const seconds = Math.round((now - unsent.oldestAt) / 1000);
    log.error({ alarm: NAME, count: unsent.count, seconds, lead: unsent.lead }, 'leads have not been announced');
  }
};

/**
 * Writes an error line when a lead's notification has been unsent for 15 minutes (given up counts as unsent), repeats it
 * every 15 minutes while that lasts, and says when it is over.
 */
export const startAlarm = (options: AlarmOptions): Alarm => {
  const { log, now = Date.now, checkEvery = 30_000 } = options;
  let looking = Promise.resolve();
  const look = async (): Promise<void> => {
    await check(options, now()).catch((error: unknown) =>
      log.warn({ reason: storageError(error).message }, 'the alarm cannot reach its store, will look again'),
    );
    timer.refresh();
  };
  const timer = setTimeout(() => {
    looking = look();
  }, checkEvery);
  // The first look does not wait: a server that was just started may have been down for long.
  looking = look();
  return {
    async stop() {
      clearTimeout(timer);
      await looking;
      // The look has set it again.
      clearTimeout(timer);
    },
  };
};
