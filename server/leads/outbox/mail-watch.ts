import type { Log } from '../../logging.ts';
import type { SmtpConfig } from '../../settings.ts';
import { runPeriodically } from '../run-periodically.ts';
import { createMailer } from './mailer.ts';

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
