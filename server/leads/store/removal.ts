import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Eraser, Lead, Tables } from './schema.ts';

/** How many leads are removed at once. */
const PAGE = 500;

/**
 * Deletes leads with their idempotency keys, in the caller's transaction, and notes that it was done; notifications, links
 * and history go by cascade.
 * @param reference of the one lead that its sender erases
 * @returns how many leads
 */
export const removeLeads = async (
  trx: Kysely<Tables>,
  leads: readonly Pick<Lead, 'id'>[],
  done: { readonly who: Eraser; readonly now: number; readonly reference?: string | null },
): Promise<number> => {
  let count = 0;
  for (let from = 0; from < leads.length; from += PAGE) {
    const some = leads.slice(from, from + PAGE).map(({ id }) => id);
    await trx
      .deleteFrom('idempotency_keys')
      .where('fingerprint', 'in', (eb) => eb.selectFrom('leads').select('fingerprint').where('id', 'in', some))
      .execute();
    // Another server may have removed some of them a moment ago.
    const { numDeletedRows } = await trx.deleteFrom('leads').where('id', 'in', some).executeTakeFirstOrThrow();
    count += Number(numDeletedRows);
  }
  const { who, now, reference = null } = done;
  if (count > 0)
    await trx.insertInto('erasures').values({ id: randomUUIDv7(), at: now, who, leads: count, reference }).execute();
  return count;
};
