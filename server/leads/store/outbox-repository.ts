import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Channel, Delivery, Lead } from '../../../src/forms/lead.ts';
import { retried } from './errors.ts';
import { countRows, isHeld } from './lead-queries.ts';
import type { Kind } from './migrations.ts';
import { onceChannels, type Tables } from './schema.ts';
import { toDelivery, toLead } from './to-lead.ts';

export interface Job {
  readonly delivery: Delivery;
  readonly lead: Lead;
}

/** A failed attempt: the next one is made then, or none. */
interface Failure extends Pick<Delivery, 'lastError' | 'giveUpAt'> {
  readonly state: 'pending' | 'dead';
  readonly nextAttemptAt: number;
}

interface Claim {
  readonly owner: string;
  readonly channels: readonly Channel[];
  readonly now: number;
  /** The lease of the claimed notifications; nobody else gets them until it ends. */
  readonly leaseMs: number;
  readonly limit: number;
}

/** Selects notifications that may be claimed. */
const isDue =
  ({ channels, now }: Claim) =>
  (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('state', '=', 'pending'),
      eb('channel', 'in', channels),
      eb('next_attempt_at', '<=', now),
      eb('lease_until', '<=', now),
    ]);

export interface OutboxRepository {
  claim(wanted: Claim): Promise<readonly Job[]>;
  /** Re-checks before sending: the lead may have been erased or withdrawn since the claim. */
  isWanted(id: string, owner: string): Promise<boolean>;
  sent(id: string, owner: string, now: number): Promise<void>;
  failed(id: string, owner: string, failure: Failure): Promise<void>;
  /** Ends the leases of an owner, for a server that ends in good order. */
  giveBack(owner: string): Promise<void>;
  /** Returns a mail that was written at the desk, by its delivery: subject, empty line, text. */
  writtenMail(id: string): Promise<string | null>;
  heldCount(): Promise<number>;
}

export const outboxRepository = (db: Kysely<Tables>, kind: Kind): OutboxRepository => {
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
        // A mail to a visitor whose attempt has no result may have arrived; it is not sent a second time.
        await trx
          .updateTable('outbox')
          .set({ ...free, state: 'dead', last_error: 'INTERRUPTED' })
          .where(due)
          .where('channel', 'in', onceChannels)
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
          return lead ? [{ delivery: toDelivery(delivery), lead: toLead(lead) }] : [];
        });
      });
    },

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

    async failed(id: string, owner: string, { state, lastError, giveUpAt, nextAttemptAt }: Failure): Promise<void> {
      await claimed(id, owner)
        .set({ ...free, state, last_error: lastError, give_up_at: giveUpAt, next_attempt_at: nextAttemptAt })
        .execute();
    },

    async giveBack(owner: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set(free)
        .where('lease_owner', '=', owner)
        .where('state', '=', 'pending')
        // A mail to a visitor whose result could not be stored may have been sent.
        .where('channel', 'not in', onceChannels)
        .execute();
    },

    writtenMail: async (id: string): Promise<string | null> =>
      (await db.selectFrom('history').select('note').where('id', '=', id).executeTakeFirst())?.note ?? null,

    heldCount: (): Promise<number> => countRows(db.selectFrom('leads').where(isHeld)),
  });
};
