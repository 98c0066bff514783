import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Channel, Tables } from './schema.ts';

const MINUTE = 60_000;

/** Puts one notification for each channel in the outbox, in the caller's transaction. */
export const queue = async (
  trx: Kysely<Tables>,
  leadId: string,
  channels: readonly Channel[],
  now: number,
): Promise<void> => {
  if (channels.length === 0) return;
  const rows = channels.map((channel) => ({
    // Ordered by time, so that new rows share a page of the index.
    id: randomUUIDv7(),
    lead_id: leadId,
    channel,
    state: 'pending' as const,
    created_at: now,
    next_attempt_at: now,
    attempts: 0,
    lease_until: 0,
  }));
  await trx.insertInto('outbox').values(rows).execute();
};

/** Whether an address may get the confirmation again: nobody may fill a stranger's mailbox by this form. */
export const confirmationDue = async (trx: Kysely<Tables>, leadId: string, now: number): Promise<boolean> => {
  const sent = await trx
    .selectFrom('outbox')
    .select('created_at')
    .where('lead_id', '=', leadId)
    .where('channel', '=', 'confirm')
    .where('created_at', '>', now - 7 * 24 * 60 * MINUTE)
    .execute();
  return sent.length < 5 && sent.every((row) => row.created_at <= now - 15 * MINUTE);
};
