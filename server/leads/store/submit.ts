import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { CONTACT_FORM } from '../../../src/forms/contact.ts';
import { type Answers, forms } from '../../../src/forms/forms.ts';
import type { Channel, Lead, LeadState } from '../../../src/forms/lead.ts';
import { CONFIRM_WITHIN_DAYS, NEWSLETTER_FORM } from '../../../src/forms/newsletter.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '../../../src/office/durations.ts';
import { StorageError } from './errors.ts';
import { emailKey, findMailbox, fingerprint, keyColumn, keyHash, newReference } from './keys.ts';
import { countRows, isHeld, issueToken, queue, record, writeSetting } from './lead-queries.ts';
import { type LeadRow, staffChannels, type Tables } from './schema.ts';

interface Work {
  readonly trx: Kysely<Tables>;
  readonly configured: readonly Channel[];
  readonly now: number;
}

const announced = ['id', 'form', 'state', 'reasons', 'reference', 'email_key'] as const;
type Announced = Pick<LeadRow, (typeof announced)[number]>;

/**
 * Limits the mails that one mailbox, and all together, get in an hour: no form may fill a mailbox that is not the
 * visitor's. Mails beyond the limit wait for their hour, or are not sent. A channel with null does not write to visitors.
 */
const MAX_MAILS_PER_HOUR = {
  acknowledge: { mailbox: 2, all: 30, waits: true },
  confirm: { mailbox: 2, all: 120, waits: false },
  mail: null,
  webhook: null,
  answer: null,
} as const satisfies Record<Channel, Readonly<Record<'mailbox' | 'all', number> & { waits: boolean }> | null>;

/** True if a mail that asks to confirm is queued, or was sent and its link still works. Unsubscribing ends the link. */
const isAskedToConfirm = async ({ trx, now }: Work, leadId: string): Promise<boolean> => {
  const mail = await trx
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select('outbox.id')
    .where('outbox.lead_id', '=', leadId)
    .where('outbox.channel', '=', 'confirm')
    .where('outbox.created_at', '>', now - CONFIRM_WITHIN_DAYS * DAY_MS)
    .where((eb) => {
      const link = eb
        .selectFrom('tokens')
        .select('token_hash')
        .where('lead_id', '=', leadId)
        .where('purpose', '=', 'confirm')
        .where('expires_at', '>', now);
      // Somebody who has confirmed gets a later mail that says so, without a link.
      const saysConfirmed = eb('leads.state', '=', 'confirmed').and(
        'outbox.created_at',
        '>',
        eb.ref('leads.confirmed_at'),
      );
      const asks = eb('leads.state', '!=', 'confirmed').and(eb.exists(link));
      const holdsTrue = eb.or([saysConfirmed, asks]);
      return eb.or([eb('outbox.state', '=', 'pending'), eb('outbox.state', '=', 'sent').and(holdsTrue)]);
    })
    .limit(1)
    .executeTakeFirst();
  return mail !== undefined;
};

/** Five mails a week ask an address to confirm, at most one every quarter of an hour while an earlier link works. */
const mayConfirm = async (work: Work, { id }: Announced): Promise<boolean> => {
  const { trx, now } = work;
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('lead_id', '=', id)
    .where('channel', '=', 'confirm')
    .where('created_at', '>', now - 7 * DAY_MS)
    .execute();
  if (sent.length >= 5) return false;
  return sent.every((row) => row.created_at <= now - 15 * MINUTE_MS) || !(await isAskedToConfirm(work, id));
};

/** Returns the first moment from `now` on around which fewer than `most` mails of one hour are planned. */
const firstFree = (planned: readonly number[], most: number, now: number): number => {
  const isFree = (at: number): boolean => planned.filter((time) => Math.abs(time - at) < HOUR_MS).length < most;
  const ends = planned.map((time) => time + HOUR_MS).filter((end) => end > now);
  return [now, ...ends.sort((one, other) => one - other)].find(isFree) ?? now;
};

/** An acknowledgement that comes later than that is of no use to the visitor. */
const MAX_WAIT_MS = DAY_MS;

/** Returns when a notification may go; null for never. */
const plan = async (work: Work, channel: Channel, lead: Announced): Promise<number | null> => {
  const most = MAX_MAILS_PER_HOUR[channel];
  if (most === null) return work.now;
  if (lead.email_key === null || (channel === 'confirm' && !(await mayConfirm(work, lead)))) return null;
  const { trx, now } = work;
  // A lock until this transaction ends: transactions at the same time would not count each other's.
  await writeSetting(trx, 'mailing', '');
  const sent = await trx
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select(['leads.email_key', 'outbox.planned_at'])
    .where('outbox.channel', '=', channel)
    .where('outbox.planned_at', '>', now - HOUR_MS)
    .execute();
  const mailbox = findMailbox(lead.email_key);
  const same = sent.filter(({ email_key }) => email_key !== null && findMailbox(email_key) === mailbox);
  const [all, own] = [sent, same].map((rows) => rows.map(({ planned_at }) => planned_at));
  let at = now;
  for (let before = -1; before !== at; ) {
    before = at;
    at = firstFree(own ?? [], most.mailbox, firstFree(all ?? [], most.all, at));
  }
  return at > now + (most.waits ? MAX_WAIT_MS : 0) ? null : at;
};

export interface Submission extends Answers, Readonly<Pick<Lead, 'form' | 'language' | 'page' | 'referrer'>> {
  readonly state: Extract<LeadState, 'new' | 'unconfirmed' | 'held' | 'spam'>;
  readonly reasons: readonly string[];
  /** The idempotency key that was sent, or a new one, so that a commit whose answer was lost can be repeated. */
  readonly key: string;
  readonly receivedAt: number;
}

export interface Receipt {
  readonly reference: string;
  readonly token: string;
}

interface Stored {
  /** `known`: sent twice, or the same answers again. */
  readonly result: 'stored' | 'known';
  readonly id: string | null;
  readonly receipt: Receipt | null;
  /** True if a mail that asks the subscriber to confirm is on its way. */
  readonly asksToConfirm: boolean;
}

/** The idempotency key was used for other answers before. */
interface KeyReused {
  readonly result: 'key-reused';
}

type Taken = Omit<Stored, 'asksToConfirm'> | KeyReused;

export type Submitted = Stored | KeyReused;

const makeFingerprint = (submission: Submission): string => {
  if (submission.form === 'newsletter')
    return fingerprint(submission.form, submission.email && emailKey(submission.email));
  const answers = forms[submission.form].fields.map(({ name, kind }) => {
    const answer = submission[name];
    return answer && kind === 'email' ? emailKey(answer) : answer;
  });
  return fingerprint(submission.form, ...answers);
};

/**
 * Returns the key that folds repeats: equal answers on one day (UTC) are one lead; a newsletter address is one for
 * ever. Spam has keys of its own, so that it never hides a real message.
 */
const foldKey = ({ form, state, receivedAt }: Submission, print: string): string => {
  if (form === 'newsletter' && state !== 'spam') return `newsletter:${print}`;
  return `${state === 'spam' ? 'spam' : 'said'}:${Math.floor(receivedAt / DAY_MS)}:${print}`;
};

const toRow = (submission: Submission, print: string) => {
  const { key, receivedAt, reasons, ...columns } = submission;
  return {
    ...columns,
    id: randomUUID(),
    reasons: reasons.join(' '),
    reference: newReference(),
    email_key: keyColumn('email', submission.email),
    phone_key: keyColumn('phone', submission.phone),
    name_key: keyColumn('name', submission.name),
    fingerprint: print,
    fold_key: foldKey(submission, print),
    repeats: 0,
    received_at: receivedAt,
    last_received_at: receivedAt,
  };
};

const channelsFor = (state: LeadState, configured: readonly Channel[]): Channel[] => {
  if (state === 'new') return configured.filter((channel) => channel !== 'confirm');
  if (state !== 'unconfirmed') return [];
  // The staff hear of a subscriber who was asked to confirm only after the confirmation.
  return configured.includes('confirm') ? ['confirm'] : configured.filter((channel) => channel === 'webhook');
};

/** The news of a held enquiry waits for others: one mail counts all that are held by then. */
const HELD_DELAY_MS = 30 * SECOND_MS;

/** Queues no mail while one about another held enquiry waits, which will count this one too. A webhook call counts none. */
const announceHeld = async ({ trx, configured, now }: Work, id: string): Promise<void> => {
  // Changes nothing, but locks that mail: it is neither sent nor removed until this enquiry is there to be counted.
  const waiting = await trx
    .updateTable('outbox')
    .set({ state: 'pending' })
    .where('channel', '=', 'mail')
    .where('state', '=', 'pending')
    .where('lease_owner', 'is', null)
    .where('lead_id', 'in', (eb) => eb.selectFrom('leads').select('leads.id').where(isHeld))
    .executeTakeFirstOrThrow();
  const isCounted = waiting.numUpdatedRows > 0n;
  const channels = staffChannels.filter((each) => configured.includes(each) && !(each === 'mail' && isCounted));
  await queue(trx, id, channels, now, HELD_DELAY_MS);
};

const announce = async (work: Work, lead: Announced): Promise<void> => {
  if (lead.state === 'held' && lead.form === CONTACT_FORM) return announceHeld(work, lead.id);
  for (const channel of channelsFor(lead.state, work.configured)) {
    const at = await plan(work, channel, lead);
    if (at !== null) await queue(work.trx, lead.id, [channel], work.now, at - work.now);
    else if (channel === 'acknowledge' && lead.email_key !== null)
      await record(work.trx, { lead_id: lead.id, at: work.now, who: 'server', event: 'not acknowledged' });
  }
};

/** The reason of a lead that was marked as spam at the desk; earlier reasons follow. */
export const MARKED = 'marked';

/** Takes a lead that was set aside as a real one. @returns whether nobody else did it meanwhile */
const release = async (work: Work, lead: Announced): Promise<boolean> => {
  const { trx, configured, now } = work;
  const state = lead.form === CONTACT_FORM ? 'new' : 'unconfirmed';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ state, reasons: '' })
    .where('id', '=', lead.id)
    .where('state', '=', lead.state)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  // It came as a real one and was announced then.
  if (lead.reasons === MARKED) return true;
  // News that still waits is sent as that of any other lead.
  const waiting = await trx
    .updateTable('outbox')
    .set({ next_attempt_at: now })
    .where('lead_id', '=', lead.id)
    .where('state', '=', 'pending')
    .where('lease_owner', 'is', null)
    .returning('channel')
    .execute();
  const rest = configured.filter((each) => !waiting.some(({ channel }) => channel === each));
  await announce({ ...work, configured: rest }, { ...lead, state });
  return true;
};

/** A sender who repeats an enquiry gets at most so many links, each of which works. */
const MAX_LINKS = 20;

const receiptAgain = async (
  { trx, now }: Work,
  { id, form, reference }: Readonly<Record<'id' | 'form' | 'reference', string | null>>,
): Promise<Receipt | null> => {
  if (id === null || form !== CONTACT_FORM || !reference) return null;
  if ((await countRows(trx.selectFrom('tokens').where('lead_id', '=', id))) >= MAX_LINKS) return null;
  return { reference, token: await issueToken(trx, 'enquiry', id, now) };
};

const answerKnownKey = async (work: Work, key: string, print: string): Promise<Taken> => {
  const before = await work.trx
    .selectFrom('idempotency_keys as used')
    .leftJoin('leads', 'leads.id', 'used.lead_id')
    .select(['used.fingerprint', 'leads.id', 'leads.form', 'leads.reference'])
    .where('used.key_hash', '=', key)
    .executeTakeFirst();
  if (before && before.fingerprint !== print) return { result: 'key-reused' };
  return { result: 'known', id: before?.id ?? null, receipt: before ? await receiptAgain(work, before) : null };
};

/** Counts a repeat, which may need the mail that asks to confirm again, or releases a held lead when it has no doubt. */
const fold = async (work: Work, foldKey: string, key: string, state: LeadState): Promise<Taken> => {
  const { trx, now } = work;
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({ repeats: eb('repeats', '+', 1), last_received_at: now }))
    .where('fold_key', '=', foldKey)
    .returning(announced)
    .executeTakeFirst();
  if (!lead) throw new StorageError('busy', 'Repeated lead was deleted meanwhile, or the reference is in use');
  await trx.updateTable('idempotency_keys').set({ lead_id: lead.id }).where('key_hash', '=', key).execute();
  const isReal = state !== 'held' && state !== 'spam';
  if (isReal && lead.state === 'held') await release(work, lead);
  if (isReal && lead.form === NEWSLETTER_FORM && lead.state !== 'held') {
    // An unsubscribed address stays so until its owner confirms anew. A confirmed one is mailed too: the answer to the
    // form, which waits for a mail, would otherwise tell strangers who is subscribed.
    const configured = work.configured.filter((channel) => channel === 'confirm');
    await announce({ ...work, configured }, { ...lead, state: 'unconfirmed' });
  }
  return { result: 'known', id: lead.id, receipt: await receiptAgain(work, lead) };
};

/** Ends folding into an answered or withdrawn enquiry: a sender who repeats it waits for an answer again. */
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

const take = async (work: Work, submission: Submission): Promise<Taken> => {
  const { trx } = work;
  const print = makeFingerprint(submission);
  // Spam must not use up the key of the real submission.
  const key = keyHash(submission.form, submission.state === 'spam' ? `spam:${submission.key}` : submission.key);
  const row = toRow(submission, print);
  const claimed = await trx
    .insertInto('idempotency_keys')
    .values({ key_hash: key, fingerprint: print, created_at: work.now, lead_id: row.id })
    .onConflict((conflict) => conflict.column('key_hash').doNothing())
    .executeTakeFirst();
  if (claimed.numInsertedOrUpdatedRows !== 1n) return answerKnownKey(work, key, print);
  const isNew = (await insert(trx, row)) || ((await closeFolding(trx, row.fold_key)) && (await insert(trx, row)));
  // If only the reference was taken, `fold` finds no lead, and all is tried again.
  if (!isNew) return fold(work, row.fold_key, key, row.state);
  await announce(work, row);
  if (row.form !== CONTACT_FORM) return { result: 'stored', id: row.id, receipt: null };
  const token = await issueToken(trx, 'enquiry', row.id, work.now);
  return { result: 'stored', id: row.id, receipt: { reference: row.reference, token } };
};

/** Stores a submission and queues its notifications. @throws StorageError `busy` when it is to be tried again */
export const submit = async (
  trx: Kysely<Tables>,
  submission: Submission,
  configured: readonly Channel[],
): Promise<Submitted> => {
  const work = { trx, configured, now: submission.receivedAt };
  const taken = await take(work, submission);
  if (taken.result === 'key-reused') return taken;
  const subscriber = submission.form === NEWSLETTER_FORM ? taken.id : null;
  return { ...taken, asksToConfirm: subscriber !== null && (await isAskedToConfirm(work, subscriber)) };
};

/** Takes a held or spam lead as a real one and announces it. @returns whether it was one */
export const releaseLead = async (work: Work, id: string): Promise<boolean> => {
  const lead = await work.trx
    .selectFrom('leads')
    .select(announced)
    .where('id', '=', id)
    .where('state', 'in', ['held', 'spam'])
    // The sender of a withdrawn enquiry waits for no answer.
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return lead !== undefined && release(work, lead);
};

/** Puts a lead that was marked as spam back to where it was before. @returns whether it was one */
export const restoreLead = async (work: Work, id: string): Promise<boolean> => {
  const { trx, configured } = work;
  const lead = await trx
    .selectFrom('leads')
    .select('reasons')
    .where('id', '=', id)
    .where('state', '=', 'spam')
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  const [first, ...before] = lead?.reasons.split(' ') ?? [];
  if (first !== MARKED) return false;
  const state = before.length > 0 ? 'held' : 'new';
  const { numUpdatedRows } = await trx
    .updateTable('leads')
    .set({ state, reasons: before.join(' ') })
    .where('id', '=', id)
    .where('state', '=', 'spam')
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  if (state === 'new') return true;
  // A mail about held enquiries that was sent meanwhile did not count this one.
  const own = await trx.selectFrom('outbox').select('channel').where('lead_id', '=', id).execute();
  const rest = configured.filter((each) => !own.some(({ channel }) => channel === each));
  await announceHeld({ ...work, configured: rest }, id);
  return true;
};
