import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Answers, answersIn, type FormName, forms } from '../../../src/forms/forms.ts';
import { StorageError } from './errors.ts';
import { emailKey, fingerprint, keyHash, type PersonField, phoneKey } from './keys.ts';
import { confirmationDue, queue } from './queue.ts';
import type { Channel, Lead, LeadState, Tables } from './schema.ts';

/** A submission as the form's schema left it. */
export interface Submission extends Answers {
  readonly form: FormName;
  readonly state: Extract<LeadState, 'new' | 'unconfirmed' | 'held' | 'spam'>;
  readonly reasons: readonly string[];
  readonly page: string | null;
  readonly referrer: string | null;
  readonly userAgent: string | null;
  readonly clientTime: string | null;
  /** The browser's key for this submission, or one made up for it: a lost commit is then safe to repeat. */
  readonly key: string;
  readonly receivedAt: number;
}

/**
 * What became of it: a new lead; known already (a second try, or the same words again); or refused, because the
 * browser's key was used for other words before.
 */
export type Submitted =
  | { readonly result: 'stored' | 'known'; readonly id: string | null }
  | { readonly result: 'key-reused' };

/** The same words within this time are one lead. */
const FOLD_WITHIN = 24 * 60 * 60 * 1000;

const wordsOf = (said: Submission): string => {
  if (said.form === 'newsletter') return fingerprint(said.form, said.email && emailKey(said.email));
  const words = forms[said.form].fields.map(({ name, kind }) => {
    const word = said[name];
    return word && kind === 'email' ? emailKey(word) : word;
  });
  return fingerprint(said.form, ...words);
};

/** Spam folds apart, so that it can never swallow a real message; a newsletter address is one lead for ever. */
const foldKey = (said: Submission, words: string): string => {
  if (said.form === 'newsletter' && said.state !== 'spam') return `newsletter:${words}`;
  return `${said.state === 'spam' ? 'spam' : 'said'}:${Math.floor(said.receivedAt / FOLD_WITHIN)}:${words}`;
};

/** What a person is found by. */
const keysOf = ({ email, phone }: Answers): Record<`${PersonField}_key`, string | null> => ({
  email_key: email === null ? null : emailKey(email),
  phone_key: phone === null ? null : phoneKey(phone),
});

const toRow = (said: Submission, words: string) => ({
  id: randomUUID(),
  form: said.form,
  state: said.state,
  reasons: said.reasons.join(' '),
  ...answersIn(said),
  page: said.page,
  referrer: said.referrer,
  user_agent: said.userAgent,
  client_time: said.clientTime,
  ...keysOf(said),
  fingerprint: words,
  fold_key: foldKey(said, words),
  repeats: 0,
  received_at: said.receivedAt,
  last_received_at: said.receivedAt,
});

/** The channels that a lead in this state is announced on. */
export const channelsFor = (state: LeadState, configured: readonly Channel[]): Channel[] => {
  if (state === 'new') return configured.filter((channel) => channel !== 'confirm');
  if (state !== 'unconfirmed') return [];
  // Who is asked to confirm is announced to the staff once they did.
  return configured.includes('confirm') ? ['confirm'] : configured.filter((channel) => channel === 'webhook');
};

/** A second try of the same words, or a key that was used for others. */
const answerKnownKey = async (trx: Kysely<Tables>, key: string, words: string): Promise<Submitted> => {
  const before = await trx
    .selectFrom('idempotency_keys')
    .select('fingerprint')
    .where('key_hash', '=', key)
    .executeTakeFirst();
  return before && before.fingerprint !== words ? { result: 'key-reused' } : { result: 'known', id: null };
};

/** A held lead that comes again without a doubt is released; a newsletter address may need its mail again. */
const sayAgain = async (
  trx: Kysely<Tables>,
  lead: Pick<Lead, 'id' | 'state'>,
  said: Submission,
  configured: readonly Channel[],
): Promise<void> => {
  if (said.state === 'held' || said.state === 'spam') return;
  if (lead.state === 'held') {
    await trx.updateTable('leads').set({ state: said.state, reasons: '' }).where('id', '=', lead.id).execute();
    await queue(trx, lead.id, channelsFor(said.state, configured), said.receivedAt);
  } else if (lead.state === 'unconfirmed' || lead.state === 'unsubscribed') {
    // An unsubscribed address stays so until its owner confirms anew.
    if (configured.includes('confirm') && (await confirmationDue(trx, lead.id, said.receivedAt))) {
      await queue(trx, lead.id, ['confirm'], said.receivedAt);
    }
  }
};

/** Counts the same words once more. */
const fold = async (
  trx: Kysely<Tables>,
  foldKey: string,
  said: Submission,
  configured: readonly Channel[],
): Promise<Submitted> => {
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({ repeats: eb('repeats', '+', 1), last_received_at: said.receivedAt }))
    .where('fold_key', '=', foldKey)
    .returning(['id', 'state'])
    .executeTakeFirst();
  if (!lead) throw new StorageError('busy', 'The lead that this one repeats was removed meanwhile');
  await sayAgain(trx, lead, said, configured);
  return { result: 'known', id: lead.id };
};

/**
 * What stores one submission and queues its notifications, in the caller's transaction.
 * @returns rejects with a StorageError `busy` when it is to be tried again
 */
export const submitter =
  (configured: readonly Channel[]) =>
  async (trx: Kysely<Tables>, said: Submission): Promise<Submitted> => {
    const words = wordsOf(said);
    // A post that a robot's field marked as spam must not use up the key of the real one.
    const key = keyHash(said.form, said.state === 'spam' ? `spam:${said.key}` : said.key);
    const claimed = await trx
      .insertInto('idempotency_keys')
      .values({ key_hash: key, fingerprint: words, created_at: said.receivedAt })
      .onConflict((conflict) => conflict.column('key_hash').doNothing())
      .executeTakeFirst();
    if (claimed.numInsertedOrUpdatedRows !== 1n) return answerKnownKey(trx, key, words);
    const row = toRow(said, words);
    const inserted = await trx
      .insertInto('leads')
      .values(row)
      .onConflict((conflict) => conflict.column('fold_key').doNothing())
      .executeTakeFirst();
    if (inserted.numInsertedOrUpdatedRows !== 1n) return fold(trx, row.fold_key, said, configured);
    await queue(trx, row.id, channelsFor(said.state, configured), said.receivedAt);
    return { result: 'stored', id: row.id };
  };
