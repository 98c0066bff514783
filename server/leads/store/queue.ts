import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Channel, Tables } from './schema.ts';

/**
 * Puts one notification for each channel in the outbox, in the caller's transaction.
 * @param delay how long it waits there at least, milliseconds
 */
export const queue = async (
  trx: Kysely<Tables>,
  leadId: string,
  channels: readonly Channel[],
  now: number,
  delay = 0,
): Promise<void> => {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({
    // Ordered by time, so that new rows share a page of the index.
    id: randomUUIDv7(),
    lead_id: leadId,
    channel,
    state: 'pending' as const,
    created_at: now,
    next_attempt_at: now + delay,
    attempts: 0,
    lease_until: 0,
  }));
  await trx.insertInto('outbox').values(rows).execute();
};
