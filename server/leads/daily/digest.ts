/** The morning list: what waits, once on each business day. */
import { staffMail, digestMail as texts } from '../../../content/mail.ts';
import { deskPaths } from '../../../src/desk/page.ts';
import { answerDue } from '../../../src/site/answer-due.ts';
import { hrefAnswered } from '../../../src/site/href.ts';
import { clockInIndia, dayInIndia } from '../../../src/site/indian-time.ts';
import { officeDay } from '../../../src/site/office-hours.ts';
import { DAY } from '../../durations.ts';
import type { Log } from '../../logging.ts';
import type { LeadsConfig } from '../../settings.ts';
import { inIndiaInFull } from '../indian-moment.ts';
import { ATTEMPT, backoff, DeliveryError } from '../outbox/deliver.ts';
import { answeredLink, heldPart, letter, type Part, reachLinks } from '../outbox/letter.ts';
import { createMailer } from '../outbox/mailer.ts';
import { callWebhook } from '../outbox/webhook.ts';
import type { Undelivered } from '../store/daily-repository.ts';
import type { Lead } from '../store/schema.ts';
import type { Store } from '../store/store.ts';

/** How many enquiries of each kind are shown; all are counted. */
const SHOWN = 30;

/** All of them counted, the oldest shown. */
interface Waiting {
  count: number;
  readonly shown: { readonly lead: Lead; readonly due: number; readonly answeredToken: string }[];
}

interface Digest {
  /** By Indian time. */
  readonly day: string;
  readonly fresh: Waiting;
  /** Past the promised time. */
  readonly late: Waiting;
  readonly undelivered: readonly Undelivered[];
  /** How many messages were set aside as doubtful since the last list. */
  readonly held: number;
}

const gather = async (store: Pick<Store, 'daily' | 'enquiries'>, since: number, now: number): Promise<Digest> => {
  const fresh: Waiting = { count: 0, shown: [] };
  const late: Waiting = { count: 0, shown: [] };
  for (const lead of await store.daily.waiting()) {
    const due = answerDue(lead.received_at);
    const list = due < now ? late : fresh;
    list.count++;
    if (list.shown.length < SHOWN)
      list.shown.push({ lead, due, answeredToken: store.enquiries.answeredToken(lead.id, now) });
  }
  const [undelivered, held] = [await store.daily.undelivered(since), await store.daily.heldSince(since)];
  return { day: dayInIndia(now), fresh, late, undelivered, held };
};

const isQuiet = ({ fresh, late, undelivered, held }: Digest): boolean =>
  fresh.count + late.count + undelivered.length + held === 0;

type Origins = Pick<LeadsConfig, 'siteOrigin' | 'deskOrigin'>;

const moment = (time: number): string => staffMail.inIndia(inIndiaInFull(time));

const waiting = (
  { count, shown }: Waiting,
  heading: (count: number) => string,
  { siteOrigin, deskOrigin }: Origins,
): Part[] =>
  count === 0
    ? []
    : [
        { text: heading(count) },
        ...shown.flatMap(({ lead, due, answeredToken }): Part[] => [
          {
            rows: [
              [
                lead.reference ?? lead.id,
                [lead.name, lead.phone, lead.service, texts.answerBy(moment(due))].join(', '),
              ],
            ],
          },
          { links: [...reachLinks(lead), ...answeredLink(lead, `${siteOrigin}${hrefAnswered(answeredToken)}`)] },
        ]),
        { text: count > shown.length ? `${texts.more(count - shown.length)} ${deskOrigin ?? texts.seeMore}` : '' },
      ];

const undelivered = ({ undelivered: found }: Digest, { deskOrigin }: Origins): Part[] =>
  found.length === 0
    ? []
    : [
        { text: texts.undelivered(found.length) },
        {
          rows: found.map(({ id, form, reference, channel }) => [
            form === 'contact' ? (reference ?? id) : texts.newsletter,
            texts.channels[channel],
          ]),
        },
        { text: deskOrigin ? `${deskOrigin}${deskPaths.deliveries}` : texts.tryAgain },
      ];

const digestLetter = (digest: Digest, origins: Origins): Part[] => [
  { text: isQuiet(digest) ? texts.quiet : '' },
  ...waiting(digest.late, texts.late, origins),
  ...waiting(digest.fresh, texts.fresh, origins),
  ...undelivered(digest, origins),
  heldPart(digest.held, origins.deskOrigin),
];

/** @throws DeliveryError */
type SendDigest = (digest: Digest, signal: AbortSignal) => Promise<void>;

export type DigestConfig = Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin' | 'deskOrigin' | 'digestAt'>;

/** The same for one day, whichever server sends it. */
const idOf = ({ day }: Digest): string => `digest-${day}`;

const entries = ({ count, shown }: Waiting) => ({
  count,
  leads: shown.map(({ lead: { id, reference }, due }) => ({
    id,
    reference,
    answerBy: new Date(due).toISOString(),
  })),
});

/** Without names and addresses: the receiver got them with each enquiry, and finds them by its id. */
const payload = (digest: Digest): string =>
  JSON.stringify({
    type: 'digest',
    day: digest.day,
    new: entries(digest.fresh),
    late: entries(digest.late),
    undelivered: digest.undelivered,
    held: digest.held,
  });

/** The sender by mail, or by the webhook where only that is set; null without both. */
export const digestSender = (
  { smtp, webhook, siteOrigin, deskOrigin }: DigestConfig,
  now: () => number,
): SendDigest | null => {
  if (smtp)
    return async (digest, signal) => {
      const { subject } = texts;
      const mailer = createMailer(smtp, siteOrigin);
      const mail = {
        to: [...smtp.notifyTo],
        subject: isQuiet(digest) ? subject.quiet : subject.waiting(digest.fresh.count, digest.late.count),
        ...letter(digestLetter(digest, { siteOrigin, deskOrigin })),
      };
      try {
        await mailer.send(idOf(digest), mail, signal);
      } finally {
        mailer.close();
      }
    };
  if (webhook)
    return async (digest, signal) => {
      try {
        await callWebhook(webhook, { id: idOf(digest), body: payload(digest), now: now() }, signal);
      } catch (error) {
        // Every failure may be tried again: the receiver knows a repeated call by its id.
        throw error instanceof DeliveryError ? new DeliveryError(error.message, { refused: true }) : error;
      }
    };
  return null;
};

/** Quiet days pass without a list, but not so many in a row: it shows that it works. */
const WEEK = 7 * DAY;

interface DigestOptions {
  readonly store: Pick<Store, 'daily' | 'enquiries'>;
  readonly send: SendDigest;
  /** Such as "08:30". */
  readonly at: string;
  readonly log: Log;
}

/**
 * Sends the morning list at most once a day: again only when the other server certainly did not take it. After a crash the
 * list of the next day has whatever still waits.
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
    if (!(await store.daily.claim('digest', now)) || isSilent) return;
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
      await store.daily.giveBack('digest', now);
      return log.warn({ ...counts, reason }, 'the morning list was not taken, will be tried again');
    }
    failed = 0;
    await store.daily.noteDigest(now);
    log.info(counts, 'the morning list was sent');
  };
};
