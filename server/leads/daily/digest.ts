/** The morning list: what waits, once on each business day. */
import { digestMail as texts } from '../../../content/mail/en.ts';
import type { OfficeHours } from '../../../content/site.ts';
import { hrefAnswered } from '../../../src/addresses/href.ts';
import { deskPaths } from '../../../src/desk/page.ts';
import type { Editions } from '../../../src/edition/edition.ts';
import type { Lead } from '../../../src/forms/lead.ts';
import { answerDue } from '../../../src/office/answer-due.ts';
import { DAY_MS } from '../../../src/office/durations.ts';
import { dayWords } from '../../../src/office/indian-moment.ts';
import { clockInIndia, dayInIndia } from '../../../src/office/indian-time.ts';
import { officeDay } from '../../../src/office/office-hours.ts';
import type { Log } from '../../logging.ts';
import type { CheckNightlyJobs } from '../../nightly.ts';
import type { LeadsConfig } from '../../settings.ts';
import { ATTEMPT_TIMEOUT_MS, backoff, DeliveryError } from '../outbox/delivery.ts';
import { answeredLink, heldPart, letter, moment, type Part, reachLinks } from '../outbox/letter.ts';
import { createMailer } from '../outbox/mailer.ts';
import { callWebhook } from '../outbox/webhook.ts';
import type { Store } from '../store/store.ts';

const MAX_SHOWN = 30;

const gather = async (
  { store: { daily }, editions, checkNightlyJobs }: Pick<DigestOptions, 'store' | 'editions' | 'checkNightlyJobs'>,
  since: number,
  now: number,
) => {
  const waiting = await daily.waiting();
  const night = await checkNightlyJobs(now);
  const isLate = (lead: Lead): boolean => answerDue(lead.receivedAt, editions.en.officeHours) < now;
  return {
    day: dayInIndia(now),
    fresh: waiting.filter((lead) => !isLate(lead)),
    late: waiting.filter(isLate),
    again: await daily.callAgain(dayInIndia(now)),
    undelivered: await daily.undelivered(since),
    held: await daily.heldSince(since),
    missed: [
      ...(night.backup === null || night.backup.isLate ? (['backup'] as const) : []),
      ...(night.build.isLate ? (['build'] as const) : []),
    ],
  };
};

type Digest = Awaited<ReturnType<typeof gather>>;

const isQuiet = ({ fresh, late, again, undelivered, held, missed }: Digest): boolean =>
  fresh.length + late.length + again.length + undelivered.length + held + missed.length === 0;

interface Links {
  readonly editions: Editions;
  readonly answeredHref: (lead: Lead) => string;
  readonly deskOrigin: string | null;
}

const waiting = (
  leads: readonly Lead[],
  heading: (count: number) => string,
  { editions, answeredHref, deskOrigin }: Links,
): Part[] => {
  if (leads.length === 0) return [];
  const row = (lead: Lead): [string, string] => {
    const { reference, id, name, phone, service, receivedAt, callOn, calledAt } = lead;
    const due = texts.answerBy(moment(answerDue(receivedAt, editions.en.officeHours)));
    const call = callOn === null ? [] : [texts.callOn(dayWords(Date.parse(`${callOn}T00:00+05:30`)))];
    const isPutOff = callOn !== null && calledAt !== null;
    return [reference ?? id, [name, phone, service, ...(isPutOff ? [] : [due]), ...call].join(', ')];
  };
  return [
    { text: heading(leads.length) },
    ...leads
      .slice(0, MAX_SHOWN)
      .flatMap((lead): Part[] => [
        { rows: [row(lead)] },
        { links: [...reachLinks(editions, lead), ...answeredLink(lead, answeredHref(lead))] },
      ]),
    { text: leads.length > MAX_SHOWN ? `${texts.more(leads.length - MAX_SHOWN)} ${deskOrigin ?? texts.seeMore}` : '' },
  ];
};

const undelivered = ({ undelivered: found }: Digest, { deskOrigin }: Links): Part[] =>
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

const digestLetter = (digest: Digest, links: Links): Part[] => [
  { text: isQuiet(digest) ? texts.quiet : '' },
  ...waiting(digest.late, texts.late, links),
  ...waiting(digest.again, texts.again, links),
  ...waiting(digest.fresh, texts.fresh, links),
  ...undelivered(digest, links),
  heldPart(digest.held, links.deskOrigin),
  ...digest.missed.map((job): Part => ({ text: texts.missed[job] })),
];

const entries = (hours: OfficeHours, leads: readonly Lead[]) => ({
  count: leads.length,
  leads: leads.slice(0, MAX_SHOWN).map(({ id, reference, receivedAt }) => ({
    id,
    reference,
    answerBy: new Date(answerDue(receivedAt, hours)).toISOString(),
  })),
});

/**
 * Writes the payload without names and addresses: the receiver got them with each enquiry, and finds them by its id.
 */
const payload = (hours: OfficeHours, { day, fresh, late, again, undelivered, held, missed }: Digest): string =>
  JSON.stringify({
    type: 'digest',
    day,
    new: entries(hours, fresh),
    late: entries(hours, late),
    callAgain: entries(hours, again),
    undelivered,
    held,
    missed,
  });

export interface DigestOptions {
  readonly editions: Editions;
  readonly store: Pick<Store, 'daily' | 'enquiries'>;
  readonly config: Pick<LeadsConfig, 'smtp' | 'webhook' | 'siteOrigin' | 'deskOrigin' | 'digestAt'>;
  readonly log: Log;
  readonly checkNightlyJobs: CheckNightlyJobs;
}

/** Sends the list by mail, or by webhook if only that is configured. @throws DeliveryError */
const send = async ({ editions, store, config }: DigestOptions, digest: Digest, now: number, signal: AbortSignal) => {
  const { smtp, webhook, siteOrigin, deskOrigin } = config;
  // Servers send the list of one day with one id, so that the receiver can drop a repeat.
  const id = `digest-${digest.day}`;
  if (smtp) {
    const answeredHref = (lead: Lead) => siteOrigin + hrefAnswered(store.enquiries.answeredToken(lead.id, now));
    const { subject } = texts;
    const mail = {
      to: [...smtp.notifyTo],
      subject: isQuiet(digest)
        ? subject.quiet
        : subject.waiting(digest.fresh.length, digest.late.length, digest.again.length),
      ...letter(digestLetter(digest, { editions, answeredHref, deskOrigin })),
    };
    const mailer = createMailer(smtp, siteOrigin);
    await mailer.send(id, mail, signal).finally(mailer.close);
  } else if (webhook) {
    try {
      await callWebhook(webhook, { id, body: payload(editions.en.officeHours, digest), now }, signal);
    } catch (error) {
      // Every failure may be tried again: the receiver knows a repeated call by its id.
      throw error instanceof DeliveryError ? new DeliveryError(error.message, { refused: true }) : error;
    }
  }
};

/** Quiet days pass without a list, but not so many in a row: it shows that it works. */
const WEEK_MS = 7 * DAY_MS;

/**
 * Sends the morning list at most once a day: again only when the other server certainly did not take it. After a crash the
 * list of the next day has whatever still waits. `cut` ends an attempt under way.
 */
export const digestLook = (options: DigestOptions, cut: AbortSignal) => {
  const { editions, store, config, log } = options;
  let failed = 0;
  let pausedUntil = 0;

  return async (now: number): Promise<void> => {
    if (config.digestAt === null || clockInIndia(now) < config.digestAt || now < pausedUntil) return;
    if (officeDay(now, editions.en.officeHours).spans.length === 0 || !(await store.daily.isFree('digest', now)))
      return;
    const sentAt = await store.daily.digestSentAt();
    const digest = await gather(options, sentAt ?? 0, now);
    // Compares days, not moments: lists are sent some seconds earlier or later each day.
    const isSilent = isQuiet(digest) && sentAt !== null && dayInIndia(sentAt + WEEK_MS) > digest.day;
    if (!(await store.daily.claim('digest', now)) || isSilent) return;
    const { fresh, late, again, undelivered, held, missed } = digest;
    const lists = { fresh: fresh.length, late: late.length, again: again.length, undelivered: undelivered.length };
    const counts = { ...lists, held, missed };
    try {
      await send(options, digest, now, AbortSignal.any([cut, AbortSignal.timeout(ATTEMPT_TIMEOUT_MS)]));
    } catch (error) {
      const reason = error instanceof DeliveryError ? error.message : 'FAULT';
      if (!(error instanceof DeliveryError && error.refused)) {
        return log.error({ ...counts, reason }, 'Digest delivery uncertain, not retrying');
      }
      failed++;
      pausedUntil = now + backoff(failed);
      await store.daily.giveBack('digest', now);
      return log.warn({ ...counts, reason }, 'Digest delivery failed, will retry');
    }
    failed = 0;
    await store.daily.noteDigest(now);
    log.info(counts, 'Digest sent');
  };
};
