import type { Log } from '../../logging.ts';
import type { SmtpConfig } from '../../settings.ts';
import { runPeriodically } from '../run-periodically.ts';
import { storageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { createMailer } from './mailer.ts';

/** How long a lead's notification may be unsent before the alarm, milliseconds. */
export const ALARM_AFTER = 15 * 60_000;

const REPEAT_EVERY = ALARM_AFTER;

/** The alarm's name in the log, by which monitoring finds it. */
const NAME = 'lead-unsent';

export interface AlarmOptions {
  readonly store: Pick<Store, 'watch'>;
  readonly log: Log;
  /** The clock, for tests. */
  readonly now?: () => number;
  /** Pause between two checks, milliseconds, for tests. */
  readonly checkEvery?: number;
}

/** Checks once; of several servers on one store only one writes the log line. */
const check = async ({ store: { watch }, log }: AlarmOptions, now: number): Promise<void> => {
  const unsent = await watch.unsent(now - ALARM_AFTER);
  if (unsent === null) {
    if (await watch.endAlarm(NAME, now, REPEAT_EVERY))
      log.info({ alarm: NAME }, 'the alarm is over: every lead has been announced');
  } else if (await watch.soundAlarm(NAME, now, REPEAT_EVERY)) {
    const seconds = Math.round((now - unsent.oldestAt) / 1000);
    log.error({ alarm: NAME, count: unsent.count, seconds, lead: unsent.lead }, 'leads have not been announced');
  }
};

/**
 * Writes an error line when a lead's notification has been unsent for 15 minutes (given up counts as unsent), repeats it
 * every 15 minutes while that lasts, and logs when it is over.
 * @returns `stop` ends it, after a check that is under way
 */
export const startAlarm = (options: AlarmOptions): { stop(): Promise<void> } => {
  const { log, now = Date.now, checkEvery = 30_000 } = options;
  return runPeriodically(
    () =>
      check(options, now()).catch((error: unknown) =>
        log.warn({ reason: storageError(error).message }, 'the alarm cannot reach its store, will look again'),
      ),
    checkEvery,
  );
};

/** Pause between two looks, milliseconds: a wrong mail server is known within ten minutes. */
const LOOK_EVERY = 5 * 60_000;
/** How long a mail server may take to answer, milliseconds. */
const WITHIN = 30_000;

export interface MailWatchOptions {
  /** Null where no mail server is set: nothing is looked at. */
  readonly smtp: SmtpConfig | null;
  readonly siteOrigin: string;
  readonly log: Log;
  /** Pause between two looks, milliseconds, for tests. */
  readonly lookEvery?: number;
}

/**
 * Signs in at the mail server again and again, so that a wrong address or password is known before an enquiry waits for
 * it. It writes one line into the log when the server fails, and one when it works again.
 * @returns `fault` says what is wrong since the last look (such as "SMTP EAUTH 535"), null where nothing is; `stop` ends it
 */
export const watchMail = ({ smtp, siteOrigin, log, lookEvery = LOOK_EVERY }: MailWatchOptions) => {
  let fault: string | null = null;
  if (!smtp) return { fault: () => fault, stop: async () => undefined };
  const mailer = createMailer(smtp, siteOrigin);
  const note = (found: string | null): void => {
    if (found !== null && fault === null)
      log.error({ reason: found }, 'the mail server does not work: mails wait until it does; see npm run doctor');
    if (found === null && fault !== null) log.info({}, 'the mail server works again');
    fault = found;
  };
  const look = (): Promise<void> =>
    mailer.verify(AbortSignal.timeout(WITHIN)).then(
      () => note(null),
      (error: unknown) => note(error instanceof Error ? error.message : 'unknown'),
    );
  const looking = runPeriodically(look, lookEvery);
  return {
    fault: () => fault,
    async stop(): Promise<void> {
      mailer.close();
      await looking.stop();
    },
  };
};
