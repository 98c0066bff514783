/** How much mail strangers may make this server send: neither form may fill a mailbox that is not the visitor's. */
import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { type Answers, answersIn, type FormName, forms } from '../../../src/forms/forms.ts';
import type { Locale } from '../../../src/site/locale.ts';
import { StorageError } from './errors.ts';
import { emailKey, fingerprint, keyColumn, keyHash, mailboxOf, newReference } from './keys.ts';
import { countOf, issueToken, queue, writeSetting } from './lead-queries.ts';
import { type Channel, type Lead, type LeadState, staffChannels, type Tables } from './schema.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

/** How many mails of a kind one mailbox, and all together, get in an hour. */
const MOST = {
  acknowledge: { mailbox: 2, all: 30 },
  confirm: { mailbox: 2, all: 120 },
} as const satisfies Partial<Record<Channel, unknown>>;

/** Whether neither the mailbox of an address nor all together had too many mails of a kind in the last hour. */
const isWithinLimits = async (
  trx: Kysely<Tables>,
  channel: keyof typeof MOST,
  { email_key: address }: Pick<Lead, 'email_key'>,
  now: number,
): Promise<boolean> => {
  if (address === null) return false;
  // A lock until this transaction ends: transactions at the same time would not count each other's.
  await writeSetting(trx, 'mailing', '');
  const sent = await trx
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select('leads.email_key')
    .where('outbox.channel', '=', channel)
    .where('outbox.created_at', '>', now - HOUR)
    .execute();
  const mailbox = mailboxOf(address);
  const same = sent.filter(({ email_key }) => email_key !== null && mailboxOf(email_key) === mailbox);
  return sent.length < MOST[channel].all && same.length < MOST[channel].mailbox;
};

/** Whether an address may get the mail that asks to confirm: at most every quarter of an hour, and five in a week. */
const confirmationDue = async (
  trx: Kysely<Tables>,
  lead: Pick<Lead, 'id' | 'email_key'>,
  now: number,
): Promise<boolean> => {
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('lead_id', '=', lead.id)
    .where('channel', '=', 'confirm')
    .where('created_at', '>', now - WEEK)
    .execute();
  if (sent.length >= 5 || sent.some((row) => row.created_at > now - 15 * MINUTE)) return false;
  return isWithinLimits(trx, 'confirm', lead, now);
};

/** A submission whose answers were checked. */
export interface Submission extends Answers {
  readonly form: FormName;
  readonly state: Extract<LeadState, 'new' | 'unconfirmed' | 'held' | 'spam'>;
  readonly reasons: readonly string[];
  readonly language: Locale;
  readonly page: string | null;
  readonly referrer: string | null;
  readonly userAgent: string | null;
  readonly clientTime: string | null;
  /** The idempotency key that was sent, or a new one, so that a commit whose answer was lost can be repeated. */
  readonly key: string;
  readonly receivedAt: number;
}

/** What the sender of an enquiry is shown. */
export interface Receipt {
  readonly reference: string;
  /** Of the link to the enquiry's page. */
  readonly token: string;
}

/**
 * The result: a new lead; one that is known already (sent twice, or the same answers again); or none, because the key
 * was used for other answers before.
 */
export type Submitted =
  | { readonly result: 'stored' | 'known'; readonly id: string | null; readonly receipt: Receipt | null }
  | { readonly result: 'key-reused' };

/** The same answers on one day (UTC) are one lead, milliseconds. */
const FOLD_WITHIN = 24 * 60 * 60 * 1000;

const fingerprintOf = (submission: Submission): string => {
  if (submission.form === 'newsletter')
    return fingerprint(submission.form, submission.email && emailKey(submission.email));
  const answers = forms[submission.form].fields.map(({ name, kind }) => {
    const answer = submission[name];
    return answer && kind === 'email' ? emailKey(answer) : answer;
  });
  return fingerprint(submission.form, ...answers);
};

/** Spam has keys of its own, so that it never hides a real message; a newsletter address is one lead for ever. */
const foldKey = (submission: Submission, print: string): string => {
  if (submission.form === 'newsletter' && submission.state !== 'spam') return `newsletter:${print}`;
  return `${submission.state === 'spam' ? 'spam' : 'said'}:${Math.floor(submission.receivedAt / FOLD_WITHIN)}:${print}`;
};

const toRow = (submission: Submission, print: string) => ({
  id: randomUUID(),
  form: submission.form,
  state: submission.state,
  reasons: submission.reasons.join(' '),
  language: submission.language,
  reference: newReference(),
  ...answersIn(submission),
  page: submission.page,
  referrer: submission.referrer,
  user_agent: submission.userAgent,
  client_time: submission.clientTime,
  email_key: keyColumn('email', submission.email),
  phone_key: keyColumn('phone', submission.phone),
  fingerprint: print,
  fold_key: foldKey(submission, print),
  repeats: 0,
  received_at: submission.receivedAt,
  last_received_at: submission.receivedAt,
});

/** The channels on which a lead in this state is announced. */
const channelsFor = (state: LeadState, configured: readonly Channel[]): Channel[] => {
  if (state === 'new') return configured.filter((channel) => channel !== 'confirm');
  if (state !== 'unconfirmed') return [];
  // The staff are told of a subscriber who was asked to confirm, once they have confirmed.
  return configured.includes('confirm') ? ['confirm'] : configured.filter((channel) => channel === 'webhook');
};

/** How long the news of a held enquiry waits for others, milliseconds: one mail counts all that are held by then. */
const HELD_DELAY = 30_000;

/** Queues the news of a held enquiry, unless news of another one waits, which will count this one too. */
const announceHeld = async (trx: Kysely<Tables>, id: string, configured: readonly Channel[], now: number) => {
  const waiting = await trx
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select('outbox.channel')
    .distinct()
    .where('outbox.state', '=', 'pending')
    .where('outbox.lease_owner', 'is', null)
    .where('leads.state', '=', 'held')
    .execute();
  const channels = staffChannels.filter(
    (each) => configured.includes(each) && !waiting.some(({ channel }) => channel === each),
  );
  await queue(trx, id, channels, now, HELD_DELAY);
};

/** Whether one of the mails to a visitor that are limited may be sent. */
const isDue = {
  acknowledge: (trx, lead, now) => isWithinLimits(trx, 'acknowledge', lead, now),
  confirm: confirmationDue,
  mail: null,
  webhook: null,
} as const satisfies Record<Channel, typeof confirmationDue | null>;

/** What is needed of a lead to announce it. */
type Announced = Pick<Lead, 'id' | 'form' | 'state' | 'email_key'>;

/** Queues what is sent about a lead that has come, or is released. */
const announce = async (
  trx: Kysely<Tables>,
  lead: Announced,
  configured: readonly Channel[],
  now: number,
): Promise<void> => {
  if (lead.state === 'held' && lead.form === CONTACT_FORM) return announceHeld(trx, lead.id, configured, now);
  const channels: Channel[] = [];
  for (const channel of channelsFor(lead.state, configured)) {
    const due = isDue[channel];
    if (due === null || (await due(trx, lead, now))) channels.push(channel);
  }
  await queue(trx, lead.id, channels, now);
};

/** Why a lead is spam that came as a real one and was marked at the desk. */
export const MARKED = 'marked';

/**
 * Takes a lead that was set aside as a real one, and announces it: news of it that still waits is then sent as that of any
 * other lead. One that was marked at the desk was announced when it came.
 * @returns whether nobody else did it meanwhile
 */
const release = async (
  trx: Kysely<Tables>,
  lead: Announced & Pick<Lead, 'reasons'>,
  configured: readonly Channel[],
  now: number,
): Promise<boolean> => {
  const state = lead.form === CONTACT_FORM ? 'new' : 'unconfirmed';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ state, reasons: '' })
    .where('id', '=', lead.id)
    .where('state', '=', lead.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (lead.reasons === MARKED) return true;
  const waiting = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('lead_id', '=', lead.id)
    .where('state', '=', 'pending')
    .where('lease_owner', 'is', null)
    .returning('channel')
    .execute();
  const rest = configured.filter((each) => !waiting.some(({ channel }) => channel === each));
  await announce(trx, { ...lead, state }, rest, now);
  return true;
};

/** Whoever sends the same again and again gets so many links, each of which works. */
const MOST_LINKS = 20;

/** The receipt of an enquiry that is stored already; null when it has many links. */
const receiptAgain = async (
  trx: Kysely<Tables>,
  { id, form, reference }: Pick<Lead, 'id' | 'form' | 'reference'>,
  now: number,
): Promise<Receipt | null> => {
  if (form !== CONTACT_FORM || !reference) return null;
  if ((await countOf(trx.selectFrom('tokens').where('lead_id', '=', id))) >= MOST_LINKS) return null;
  return { reference, token: await issueToken(trx, 'enquiry', id, now) };
};

const answerKnownKey = async (trx: Kysely<Tables>, key: string, print: string, now: number): Promise<Submitted> => {
  const before = await trx
    .selectFrom('idempotency_keys')
    .select(['fingerprint', 'lead_id'])
    .where('key_hash', '=', key)
    .executeTakeFirst();
  if (before && before.fingerprint !== print) return { result: 'key-reused' };
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'form', 'reference'])
    .where('id', '=', before?.lead_id ?? '')
    .executeTakeFirst();
  return { result: 'known', id: lead?.id ?? null, receipt: lead ? await receiptAgain(trx, lead, now) : null };
};

/** Releases a held lead that is sent again without a doubt; a newsletter address may need its mail again. */
const repeat = async (
  trx: Kysely<Tables>,
  lead: Announced & Pick<Lead, 'reasons'>,
  submission: Submission,
  configured: readonly Channel[],
): Promise<void> => {
  if (submission.state === 'held' || submission.state === 'spam') return;
  const now = submission.receivedAt;
  if (lead.state === 'held') await release(trx, lead, configured, now);
  else if (lead.state === 'unconfirmed' || lead.state === 'unsubscribed') {
    // An unsubscribed address stays so until its owner confirms anew.
    const asks = configured.filter((channel) => channel === 'confirm');
    await announce(trx, { ...lead, state: 'unconfirmed' }, asks, now);
  }
};

/** Counts one more submission of a lead that is known. */
const fold = async (
  trx: Kysely<Tables>,
  foldKey: string,
  key: string,
  submission: Submission,
  configured: readonly Channel[],
): Promise<Submitted> => {
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({ repeats: eb('repeats', '+', 1), last_received_at: submission.receivedAt }))
    .where('fold_key', '=', foldKey)
    .returning(['id', 'form', 'state', 'reasons', 'reference', 'email_key'])
    .executeTakeFirst();
  if (!lead)
    throw new StorageError('busy', 'The lead that this one repeats was removed meanwhile, or the reference was taken');
  await trx.updateTable('idempotency_keys').set({ lead_id: lead.id }).where('key_hash', '=', key).execute();
  await repeat(trx, lead, submission, configured);
  return { result: 'known', id: lead.id, receipt: await receiptAgain(trx, lead, submission.receivedAt) };
};

/** What was answered or withdrawn takes up no repeat: who sends the same again waits for an answer again. */
const closeFolding = async (trx: Kysely<Tables>, foldKey: string): Promise<boolean> => {
  const closed = await trx
    .updateTable('leads')
    .set({ fold_key: sql`fold_key || ':' || id` })
    .where('fold_key', '=', foldKey)
    .where((eb) => eb.or([eb('answered_at', 'is not', null), eb('withdrawn_at', 'is not', null)]))
    .executeTakeFirst();
  return closed.numUpdatedRows > 0n;
};

/** @returns whether the row is new; its fold key is known otherwise, or by chance its reference */
const insert = async (trx: Kysely<Tables>, row: ReturnType<typeof toRow>): Promise<boolean> => {
  const inserted = await trx
    .insertInto('leads')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
};

/**
 * Stores one submission and queues its notifications, in the caller's transaction.
 * @throws StorageError `busy` when it is to be tried again
 */
export const submit = async (
  trx: Kysely<Tables>,
  submission: Submission,
  configured: readonly Channel[],
): Promise<Submitted> => {
  const print = fingerprintOf(submission);
  // Spam must not use up the key of the real submission.
  const key = keyHash(submission.form, submission.state === 'spam' ? `spam:${submission.key}` : submission.key);
  const row = toRow(submission, print);
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key_hash: key, fingerprint: print, created_at: submission.receivedAt, lead_id: row.id })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return answerKnownKey(trx, key, print, submission.receivedAt);
  const isNew = (await insert(trx, row)) || ((await closeFolding(trx, row.fold_key)) && (await insert(trx, row)));
  // Where it was the reference, `fold` finds no lead, and all is tried again.
  if (!isNew) return fold(trx, row.fold_key, key, submission, configured);
  await announce(trx, row, configured, submission.receivedAt);
  if (row.form !== CONTACT_FORM) return { result: 'stored', id: row.id, receipt: null };
  const token = await issueToken(trx, 'enquiry', row.id, submission.receivedAt);
  return { result: 'stored', id: row.id, receipt: { reference: row.reference, token } };
};

/**
 * Takes a held or spam lead as a real one, in the caller's transaction, and announces it like any other.
 * @returns whether it was one
 */
export const releaseLead = async (
  trx: Kysely<Tables>,
  id: string,
  configured: readonly Channel[],
  now: number,
): Promise<boolean> => {
  const lead = await trx
    .selectFrom('leads')
    .select(['id', 'form', 'state', 'reasons', 'email_key'])
    .where('id', '=', id)
    .where('state', 'in', ['held', 'spam'])
    // The sender of a withdrawn enquiry waits for no answer.
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return lead !== undefined && release(trx, lead, configured, now);
};
