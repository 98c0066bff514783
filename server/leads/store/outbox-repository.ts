import type { ExpressionBuilder, Kysely } from 'kysely';
import { HOUR_MS, MINUTE_MS } from '../../../src/site/durations.ts';
import { retried } from './errors.ts';
import { countOf, isHeld } from './lead-queries.ts';
import type { Kind } from './migrations.ts';
import type { Channel, Delivery, Lead, Tables } from './schema.ts';

export interface Job {
  readonly delivery: Delivery;
  readonly lead: Lead;
}

interface Claim {
  readonly owner: string;
  readonly channels: readonly Channel[];
  readonly now: number;
  /** For how long, milliseconds; nobody else gets the notifications until then. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** More than any pause between two attempts, and more than the clocks of two servers differ. */
const LONGEST_PAUSE = 2 * HOUR_MS;
const CLOCKS_APART = 5 * MINUTE_MS;

/**
 * Whether a notification may be claimed. A time further ahead than these was written before the clock was set back: it
 * does not count, or the notification would wait until the clock is there again.
 */
const isDue =
  ({ channels, now, leaseMs }: Claim) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('state', '=', 'pending'),
      eb('channel', 'in', channels),
      eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + LONGEST_PAUSE)]),
      eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + leaseMs + CLOCKS_APART)]),
    ]);

export const outboxRepository = (db: Kysely<Tables>, kind: Kind) => {
  const free = { state: 'pending', lease_owner: null, lease_until: 0 } as const;

  const claimed = (id: string, owner: string) =>
    db.updateTable('outbox').where('id', '=', id).where('lease_owner', '=', owner);

  return retried({
    async claim(wanted: Claim): Promise<Job[]> {
      const { owner, now, leaseMs, limit } = wanted;
      const due = isDue(wanted);
      // First without a lock and a write: an idle server asks this every two seconds.
      const waiting = await db.selectFrom('outbox').select('id').where(due).limit(1).execute();
      if (waiting.length === 0) return [];
      return db.transaction().execute(async (trx) => {
        // An acknowledgement whose attempt has no result may have arrived; it is not sent a second time.
        await trx
          .updateTable('outbox')
          .set({ ...free, state: 'dead', last_error: 'INTERRUPTED' })
          .where(due)
          .where('channel', '=', 'acknowledge')
          .where('lease_owner', 'is not', null)
          .execute();
        const rows = await trx
          .selectFrom('outbox')
          .select(['id', 'lead_id'])
          .where(due)
          .orderBy('next_attempt_at')
          .limit(limit)
          // SQLite has one writer and needs no row locks.
          .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
          .execute();
        if (rows.length === 0) return [];
        const [ids, leadIds] = [rows.map(({ id }) => id), rows.map(({ lead_id }) => lead_id)];
        const deliveries = await trx
          .updateTable('outbox')
          .set((eb) => ({ lease_owner: owner, lease_until: now + leaseMs, attempts: eb('attempts', '+', 1) }))
          .where('id', 'in', ids)
          .returningAll()
          .execute();
        const leads = await trx.selectFrom('leads').selectAll().where('id', 'in', leadIds).execute();
        return deliveries.flatMap((delivery) => {
          const lead = leads.find(({ id }) => id === delivery.lead_id);
          return lead ? [{ delivery, lead }] : [];
        });
      });
    },

    /** Whether a notification is still to be sent: its lead may have been erased or withdrawn since it was claimed. */
    async isWanted(id: string, owner: string): Promise<boolean> {
      const row = await db
        .selectFrom('outbox')
        .select('id')
        .where('id', '=', id)
        .where('lease_owner', '=', owner)
        .executeTakeFirst();
      return row !== undefined;
    },

    async sent(id: string, owner: string, now: number): Promise<void> {
      await claimed(id, owner)
        .set({ ...free, state: 'sent', sent_at: now, last_error: null })
        .execute();
    },

    async failed(
      id: string,
      owner: string,
      failure: Pick<Delivery, 'last_error' | 'next_attempt_at' | 'give_up_at'> & { readonly state: 'pending' | 'dead' },
    ): Promise<void> {
      await claimed(id, owner)
        .set({ ...free, ...failure })
        .execute();
    },

    /** Ends the leases of an owner, for a server that ends in good order. */
    async giveBack(owner: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set(free)
        .where('lease_owner', '=', owner)
        .where('state', '=', 'pending')
        // An acknowledgement whose result could not be stored may have been sent.
        .where('channel', '!=', 'acknowledge')
        .execute();
    },

    heldCount: (): Promise<number> => countOf(db.selectFrom('leads').where(isHeld)),
  });
};
