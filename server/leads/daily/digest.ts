/** The morning list: what waits, once on each business day. */

import { clockInIndia, dayInIndia } from '../../../src/site/indian-time.ts';
import { officeDay } from '../../../src/site/office-hours.ts';
import type { Log } from '../../logging.ts';
import { backoff } from '../outbox/backoff.ts';
import { DeliveryError } from '../outbox/channel.ts';
import type { Store } from '../store/store.ts';
import type { SendDigest } from './send-digest.ts';
import { gather, isQuiet } from './what-waits.ts';

/** Quiet days pass without a list, but not so many in a row, milliseconds: it shows that it works. */
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** One sending ends by then, milliseconds. */
const ATTEMPT = 45_000;

export interface DigestOptions {
  readonly store: Pick<Store, 'daily' | 'staff' | 'enquiries'>;
  readonly send: SendDigest;
  /** The time of the day, such as "08:30". */
  readonly at: string;
  readonly log: Log;
}

/**
 * Makes the look that sends the morning list when it is time. It is sent at most once a day: again only when the other
 * server certainly did not take it. After a crash the list of the next day has whatever still waits.
 * @param cut ends an attempt under way
 */
export const digestLook = (options: DigestOptions, cut: AbortSignal) => {
  const { store, send, at, log } = options;
  let failed = 0;
  let pausedUntil = 0;

  return async (now: number): Promise<void> => {
    const { spans } = officeDay(now);
    if (spans.length === 0 || clockInIndia(now) < at || now < pausedUntil || !(await store.daily.isFree('digest', now)))
      return;
    const sentAt = await store.daily.digestSentAt();
    const digest = await gather(store, sentAt ?? 0, now);
    // Compares days, not moments: lists are sent some seconds earlier or later each day.
    const isSilent = isQuiet(digest) && sentAt !== null && dayInIndia(sentAt + WEEK) > digest.day;
    const claim = await store.daily.claim('digest', now);
    if (claim === null || isSilent) return;
    const { fresh, late, undelivered, held } = digest;
    const counts = { fresh: fresh.count, late: late.count, undelivered: undelivered.length, held };
    try {
      await send(digest, AbortSignal.any([cut, AbortSignal.timeout(ATTEMPT)]));
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'FAULT';
      if (!(error instanceof DeliveryError && error.refused)) {
        return log.error({ ...counts, reason }, 'the morning list may not have arrived and is not sent again');
      }
      failed++;
      pausedUntil = now + backoff(failed);
      await store.daily.giveBack(claim);
      return log.warn({ ...counts, reason }, 'the morning list was not taken, will be tried again');
    }
    failed = 0;
    await store.daily.noteDigest(now);
    log.info(counts, 'the morning list was sent');
  };
};
