import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

const HOUR = 60 * 60_000;

/** How many acknowledgements one mail address, and all together, get in an hour: the form must not mail to strangers. */
const MOST = { address: 2, all: 30 } as const;

/**
 * Whether one more acknowledgement may go to an address.
 * @param emailKey as the store has it; null for an enquiry without an address
 */
export const acknowledgementDue = async (
  trx: Kysely<Tables>,
  emailKey: string | null,
  now: number,
): Promise<boolean> => {
  if (emailKey === null) return false;
  // Holds others that count until this transaction ends: each of many at once would else see none.
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
  return sent.length < MOST.all && sent.filter(({ email_key }) => email_key === emailKey).length < MOST.address;
};
