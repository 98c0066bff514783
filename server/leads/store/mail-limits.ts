/** How much mail strangers may make this server send: neither form may fill a mailbox that is not the visitor's. */
import type { Kysely } from 'kysely';
import { mailboxOf } from './keys.ts';
import type { Channel, Lead, Tables } from './schema.ts';

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
  address: string | null,
  now: number,
): Promise<boolean> => {
  if (address === null) return false;
  // A lock until this transaction ends: transactions at the same time would not count each other's.
  await trx
    .insertInto('settings')
    .values({ key: 'mailing', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute();
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

/** Whether a lead may be acknowledged: it was not yet, and there were not too many. */
export const acknowledgementDue = async (
  trx: Kysely<Tables>,
  { id, email_key: address }: Pick<Lead, 'id' | 'email_key'>,
  now: number,
): Promise<boolean> => {
  const before = await trx
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', id)
    .where('channel', '=', 'acknowledge')
    .executeTakeFirst();
  return before === undefined && isWithinLimits(trx, 'acknowledge', address, now);
};

/** Whether an address may get the mail that asks to confirm: at most every quarter of an hour, and five in a week. */
export const confirmationDue = async (
  trx: Kysely<Tables>,
  { id, email_key: address }: Pick<Lead, 'id' | 'email_key'>,
  now: number,
): Promise<boolean> => {
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('lead_id', '=', id)
    .where('channel', '=', 'confirm')
    .where('created_at', '>', now - WEEK)
    .execute();
  if (sent.length >= 5 || sent.some((row) => row.created_at > now - 15 * MINUTE)) return false;
  return isWithinLimits(trx, 'confirm', address, now);
};
