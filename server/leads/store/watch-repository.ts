import { type Kysely, sql } from 'kysely';
import { MINUTE_MS, SECOND_MS } from '../../../src/site/durations.ts';
import { isBusy, retried, withRetries } from './errors.ts';
import { takeSetting, writeSetting } from './lead-queries.ts';
import type { Kind } from './migrations.ts';
import { staffChannels, type Tables } from './schema.ts';

/** How long a probe waits for a lock: a backup holds one for less. */
const PROBE_WAIT = SECOND_MS;

/** How often a probe writes as much as a lead. Balancers ask every second, all day. */
const ROOM_EVERY = MINUTE_MS;

/**
 * How much a lead is, bytes. The longest lead changes at most 32 pages of SQLite's file: where a probe fits, it fits
 * too. PostgreSQL reserves its space otherwise; a full disk shows when it refuses a lead.
 */
const PROBE_SIZE = { sqlite: 32 * 4096, postgres: 64 } as const satisfies Record<Kind, number>;

/** Differs in every page from the probe before: SQLite does not write a page that has not changed. */
const probeValue = (size: number, now: number): string => {
  const text = `${now} `;
  return text.repeat(Math.ceil(size / text.length));
};

const ALARM_EVERY = 15 * MINUTE_MS;

/** When an alarm was raised last, or, below zero, when it ended: a server that had looked before does not raise it again. */
const alarmAt = sql<number>`cast(settings.value as bigint)`;

/** Alarms are kept in the store, so that of several servers one raises them. */
export const watchRepository = (db: Kysely<Tables>, kind: Kind) => {
  const lateToStaff = (before: number) =>
    db
      .selectFrom('outbox')
      .where('state', 'in', ['pending', 'dead'])
      .where('channel', 'in', staffChannels)
      .where('created_at', '<=', before);

  let roomAt = Number.NEGATIVE_INFINITY;

  return {
    /** Resolves once a transaction is on disk, once a minute as large as a lead's; rejects with a StorageError. */
    async probe(now: number): Promise<void> {
      const isLarge = Math.abs(now - roomAt) >= ROOM_EVERY;
      const value = probeValue(isLarge ? PROBE_SIZE[kind] : 1, now);
      await withRetries(() => db.transaction().execute((trx) => writeSetting(trx, 'probe', value)), isBusy, PROBE_WAIT);
      if (isLarge) roomAt = now;
    },

    ...retried({
      async counts() {
        return {
          leads: await db
            .selectFrom('leads')
            .select((eb) => ['form', 'state', eb.fn.countAll<number>().as('count')])
            .groupBy(['form', 'state'])
            .execute(),
          outbox: await db
            .selectFrom('outbox')
            .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
            .groupBy('state')
            .execute(),
        };
      },

      /** Notifications to the staff that were queued before a moment and not sent: of how many leads, and the oldest. */
      async unsent(before: number) {
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

      /** Whether this server is the one to raise an alarm that nobody raised for 15 minutes, nor ended since it looked. */
      soundAlarm: (name: string, lookedAt: number): Promise<boolean> =>
        // A time that far ahead was written before the clock was set back.
        takeSetting(db, `alarm:${name}`, String(lookedAt), (eb) =>
          eb.or([
            eb.between(alarmAt, 0, lookedAt - ALARM_EVERY),
            eb(alarmAt, '>', lookedAt + ALARM_EVERY),
            eb.between(alarmAt, 1 - lookedAt, -1),
            eb(alarmAt, '<', -lookedAt - ALARM_EVERY),
          ]),
        ),

      /**
       * Whether this server is the one to log that an alarm is over; not of one that was raised since it looked.
       * @param endedAt when the answer to the look was there: who looked before that does not raise the alarm again
       */
      async endAlarm(name: string, lookedAt: number, endedAt = lookedAt): Promise<boolean> {
        const row = await db
          .updateTable('settings')
          .set({ value: String(-endedAt) })
          .where('key', '=', `alarm:${name}`)
          .where((eb) => eb.or([eb.between(alarmAt, 0, lookedAt), eb(alarmAt, '>', lookedAt + ALARM_EVERY)]))
          .returning('key')
          .executeTakeFirst();
        return row !== undefined;
      },
    }),
  };
};

export type WatchRepository = ReturnType<typeof watchRepository>;
