import { MINUTE_MS, SECOND_MS } from '../../../src/office/durations.ts';
import type { Log } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import { runPeriodically } from '../run-periodically.ts';
import { storageError } from '../store/errors.ts';
import type { Store } from '../store/store.ts';
import { createMailer } from './mailer.ts';

/** The alarm is raised for notifications that are unsent for longer. */
const ALARM_AFTER_MS = 15 * MINUTE_MS;

/** Monitoring finds the alarm by it. */
const NAME = 'lead-unsent';

const REPEAT_EVERY = 15 * MINUTE_MS;

/**
 * Logs an error when a notification has been unsent for 15 minutes (given up counts as unsent), again every 15 minutes,
 * and a line when that is over. Each server on one store does so.
 */
export const startAlarm = ({ watch }: Pick<Store, 'watch'>, log: Log, now = Date.now, checkEvery = 30 * SECOND_MS) => {
  let loggedAt: number | null = null;
  const check = async (): Promise<void> => {
    const time = now();
    const unsent = await watch.unsent(time - ALARM_AFTER_MS);
    if (unsent === null) {
      if (loggedAt !== null) log.info({ alarm: NAME }, 'Alarm cleared: no unsent notifications');
      loggedAt = null;
    } else if (loggedAt === null || time - loggedAt >= REPEAT_EVERY) {
      const seconds = Math.round((time - unsent.oldestAt) / 1000);
      log.error(
        { alarm: NAME, count: unsent.count, seconds, lead: unsent.lead },
        'Notifications unsent for 15 minutes',
      );
      loggedAt = time;
    }
  };
  const look = (): Promise<void> =>
    check().catch((error: unknown) =>
      log.warn({ reason: storageError(error).message }, 'Alarm check could not reach database, will retry'),
    );
  return runPeriodically(look, checkEvery);
};

/**
 * Signs in at the mail server again and again: a wrong address or password is known before an enquiry waits for it.
 * @returns `fault` says what is wrong since the last look (such as "SMTP EAUTH 535"), null where nothing is
 */
export const watchMail = (config: Pick<LeadsConfig, 'smtp' | 'siteOrigin'>, log: Log, lookEvery = 5 * MINUTE_MS) => {
  let fault: string | null = null;
  if (!config.smtp) return { fault: () => fault, stop: async () => undefined };
  const mailer = createMailer(config.smtp, config.siteOrigin);
  const note = (found: string | null): void => {
    if (found !== null && fault === null)
      log.error({ reason: found }, 'Mail server check failed, mails are queued: see npm run doctor');
    if (found === null && fault !== null) log.info({}, 'Mail server works again');
    fault = found;
  };
  const look = (): Promise<void> =>
    mailer.verify(AbortSignal.timeout(30 * SECOND_MS)).then(
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
