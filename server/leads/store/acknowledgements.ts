import type { Kysely } from 'kysely';
import type { Lead, Tables } from './schema.ts';

const HOUR = 60 * 60_000;

/** How many acknowledgements one mail address, and all together, get in an hour: the form must not mail to strangers. */
const MOST = { address: 2, all: 30 } as const;

/** Whether a lead may be acknowledged: it was not yet, and neither its address nor all together had too many. */
export const acknowledgementDue = async (
  trx: Kysely<Tables>,
  { id, email_key: address }: Pick<Lead, 'id' | 'email_key'>,
  now: number,
): Promise<boolean> => {
  if (address === null) return false;
  // A lock until this transaction ends: transactions at the same time would not count each other's.
  await trx
    .insertInto('settings')
    .values({ key: 'acknowledging', value: '' })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: '' }))
    .execute();
  const sent = await trx
    .selectFrom('outbox')
    .innerJoin('leads', 'leads.id', 'outbox.lead_id')
    .select('leads.email_key')
    .where('outbox.channel', '=', 'acknowledge')
    .where('outbox.created_at', '>', now - HOUR)
    .execute();
  const before = await trx
    .selectFrom('outbox')
    .select('id')
    .where('lead_id', '=', id)
    .where('channel', '=', 'acknowledge')
    .executeTakeFirst();
  if (before) return false;
  return sent.length < MOST.all && sent.filter(({ email_key }) => email_key === address).length < MOST.address;
};
