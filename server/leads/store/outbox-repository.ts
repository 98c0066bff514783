import type { ExpressionBuilder, Kysely } from 'kysely';
import { storageError } from './errors.ts';
import type { Kind } from './migrate.ts';
import { withPatience } from './retry.ts';
import type { Channel, Delivery, Lead, Tables } from './schema.ts';

/** A notification with the lead that it tells about. */
export interface Job {
  readonly delivery: Delivery;
  readonly lead: Lead;
}

/** What a failed attempt leaves behind. */
export interface Failure {
  readonly error: string;
  readonly nextAttemptAt: number;
  readonly giveUpAt: number;
  readonly dead: boolean;
}

export interface OutboxRepository {
  /** Takes due notifications for `leaseMs`; nobody else gets them until then. */
  claim(request: {
    owner: string;
    channels: readonly Channel[];
    now: number;
    leaseMs: number;
    limit: number;
  }): Promise<Job[]>;
  sent(id: string, owner: string, now: number): Promise<void>;
  failed(id: string, owner: string, failure: Failure): Promise<void>;
  /** Gives back what this owner holds, for a server that ends in good order. */
  giveBack(owner: string): Promise<void>;
  heldCount(): Promise<number>;
}

/** Longer than any pause between two tries, and further than the clocks of two servers are apart, milliseconds. */
const LONGEST_PAUSE = 2 * 60 * 60 * 1000;
const CLOCKS_APART = 5 * 60 * 1000;

/**
 * Whether a notification may be taken. A time further ahead than anybody sets one was written before the clock was set
 * back, and nothing is to wait until the clock is there again.
 */
const isDue =
  (channels: readonly Channel[], now: number, leaseMs: number) => (eb: ExpressionBuilder<Tables, 'outbox'>) =>
    eb.and([
      eb('state', '=', 'pending'),
      eb('channel', 'in', channels),
      eb.or([eb('next_attempt_at', '<=', now), eb('next_attempt_at', '>', now + LONGEST_PAUSE)]),
      eb.or([eb('lease_until', '<=', now), eb('lease_until', '>', now + leaseMs + CLOCKS_APART)]),
    ]);

/** The queries of the outbox. */
export const outboxRepository = (db: Kysely<Tables>, kind: Kind): OutboxRepository => {
  const free = { state: 'pending', lease_owner: null, lease_until: 0 } as const;

  const claimIds = (trx: Kysely<Tables>, due: ReturnType<typeof isDue>, limit: number) =>
    trx
      .selectFrom('outbox')
      .select('id')
      .where(due)
      .orderBy('next_attempt_at')
      .limit(limit)
      // SQLite has one writer and needs no row locks.
      .$if(kind === 'postgres', (query) => query.forUpdate().skipLocked())
      .execute();

  return {
    async claim({ owner, channels, now, leaseMs, limit }) {
      // A look without a write first: an idle server must not commit every second.
      const due = isDue(channels, now, leaseMs);
      const waiting = await db
        .selectFrom('outbox')
        .select('id')
        .where(due)
        .limit(1)
        .execute()
        .catch((error: unknown) => Promise.reject(storageError(error)));
      if (waiting.length === 0) return [];
      return withPatience(() =>
        db.transaction().execute(async (trx) => {
          const ids = (await claimIds(trx, due, limit)).map((row) => row.id);
          if (ids.length === 0) return [];
          const deliveries = await trx
            .updateTable('outbox')
            .set((eb) => ({ lease_owner: owner, lease_until: now + leaseMs, attempts: eb('attempts', '+', 1) }))
            .where('id', 'in', ids)
            .returningAll()
            .execute();
          const leads = await trx
            .selectFrom('leads')
            .selectAll()
            .where(
              'id',
              'in',
              deliveries.map((delivery) => delivery.lead_id),
            )
            .execute();
          const byId = new Map(leads.map((lead) => [lead.id, lead]));
          return deliveries.flatMap((delivery) => {
            const lead = byId.get(delivery.lead_id);
            return lead ? [{ delivery, lead }] : [];
          });
        }),
      );
    },

    async sent(id, owner, now) {
      await withPatience(() =>
        db
          .updateTable('outbox')
          .set({ state: 'sent', sent_at: now, lease_owner: null, lease_until: 0, last_error: null })
          .where('id', '=', id)
          .where('lease_owner', '=', owner)
          .execute(),
      );
    },

    async failed(id, owner, { error, nextAttemptAt, giveUpAt, dead }) {
      await withPatience(() =>
        db
          .updateTable('outbox')
          .set({
            ...free,
            state: dead ? 'dead' : 'pending',
            last_error: error,
            next_attempt_at: nextAttemptAt,
            give_up_at: giveUpAt,
          })
          .where('id', '=', id)
          .where('lease_owner', '=', owner)
          .execute(),
      );
    },

    async giveBack(owner) {
      await withPatience(() =>
        db.updateTable('outbox').set(free).where('lease_owner', '=', owner).where('state', '=', 'pending').execute(),
      );
    },

    async heldCount() {
      const row = await db
        .selectFrom('leads')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'held')
        .executeTakeFirstOrThrow();
      return row.count;
    },
  };
};
