import { type Kysely, sql } from 'kysely';
import type { FormName } from '../../../src/forms/forms.ts';
import type { Kind } from './migrate.ts';
import { withPatience } from './retry.ts';
import type { DeliveryState, LeadState, Tables } from './schema.ts';

/** Notifications to the staff that are late; those to a subscriber's own address are not ours to mend. */
export interface Unsent {
  /** Leads with at least one. */
  readonly count: number;
  /** When the oldest was queued, and its lead. */
  readonly oldestAt: number;
  readonly lead: string;
}

/** How many leads and notifications there are. */
export interface Counts {
  readonly leads: readonly { readonly form: FormName; readonly state: LeadState; readonly count: number }[];
  readonly outbox: readonly { readonly state: DeliveryState; readonly count: number }[];
}

/** The questions of whoever watches the server. */
export interface WatchRepository {
  /** Resolves once a transaction as large as a lead's is on disk; rejects with a StorageError. */
  probe(now: number): Promise<void>;
  counts(): Promise<Counts>;
  /** What was queued before `before` and is not sent; null when nothing is. */
  unsent(before: number): Promise<Unsent | null>;
  /** Whether this server is the one to sound an alarm that was not sounded for `every` milliseconds. */
  soundAlarm(name: string, now: number, every: number): Promise<boolean>;
  /** Whether this server is the one to say that an alarm is over. */
  endAlarm(name: string): Promise<boolean>;
}

/** The longest that a probe waits for a lock, milliseconds: a backup holds one for less. */
const PROBE_PATIENCE = 1_000;

/**
 * How much a probe writes, bytes. The longest lead that the form takes changes at most 32 pages of SQLite's file: on a
 * disk that has room for a probe there is room for it. What PostgreSQL's disk has room for shows in PostgreSQL's answer
 * to a lead.
 */
const PROBE_SIZE = { sqlite: 32 * 4096, postgres: 64 } as const satisfies Record<Kind, number>;

/** Differs from one time to the next in every page that it fills: SQLite does not write what is there already. */
const probeValue = (kind: Kind, now: number): string => {
  const text = `${now} `;
  return text.repeat(Math.ceil(PROBE_SIZE[kind] / text.length));
};

/** The queries of the watch; alarms are kept in the store, so that several servers sound one. */
export const watchRepository = (db: Kysely<Tables>, kind: Kind): WatchRepository => {
  const alarmKey = (name: string): string => `alarm:${name}`;
  const lateToStaff = (before: number) =>
    db
      .selectFrom('outbox')
      .where('state', 'in', ['pending', 'dead'])
      .where('channel', '!=', 'confirm')
      .where('created_at', '<=', before);

  return {
    async probe(now) {
      const value = probeValue(kind, now);
      await withPatience(
        () =>
          db.transaction().execute((trx) =>
            trx
              .insertInto('settings')
              .values({ key: 'probe', value })
              .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
              .execute(),
          ),
        (error) => error.fault === 'busy',
        PROBE_PATIENCE,
      );
    },

    async counts() {
      const leads = await db
        .selectFrom('leads')
        .select((eb) => ['form', 'state', eb.fn.countAll<number>().as('count')])
        .groupBy(['form', 'state'])
        .execute();
      const outbox = await db
        .selectFrom('outbox')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return { leads, outbox };
    },

    async unsent(before) {
      const oldest = await lateToStaff(before)
        .select(['lead_id', 'created_at'])
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst();
      if (!oldest) return null;
      const { count } = await lateToStaff(before)
        .select((eb) => eb.fn.count<number>('lead_id').distinct().as('count'))
        .executeTakeFirstOrThrow();
      return { count, oldestAt: oldest.created_at, lead: oldest.lead_id };
    },

    soundAlarm: (name, now, every) =>
      withPatience(async () => {
        const sounded = sql<number>`cast(settings.value as bigint)`;
        const row = await db
          .insertInto('settings')
          .values({ key: alarmKey(name), value: String(now) })
          .onConflict((conflict) =>
            conflict
              .column('key')
              .doUpdateSet({ value: String(now) })
              // A time ahead of ours was written before the clock was set back.
              .where((eb) => eb.or([eb(sounded, '<=', now - every), eb(sounded, '>', now + every)])),
          )
          .returning('key')
          .executeTakeFirst();
        return row !== undefined;
      }),

    endAlarm: (name) =>
      withPatience(async () => {
        const row = await db
          .deleteFrom('settings')
          .where('key', '=', alarmKey(name))
          .returning('key')
          .executeTakeFirst();
        return row !== undefined;
      }),
  };
};
