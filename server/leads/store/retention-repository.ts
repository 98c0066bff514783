import type { ExpressionBuilder, Kysely } from 'kysely';
import { removeLeads } from './removal.ts';
import { withRetries } from './retry.ts';
import type { ErasuresTable, Tables } from './schema.ts';

/** What is too old, by how long each is kept. */
export const keptKinds = ['leads', 'spam', 'unconfirmed'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** A number for each kind: the moment before which it is too old, or how many were. */
export type PerKind = Readonly<Record<KeptKind, number>>;

const none = { leads: 0, spam: 0, unconfirmed: 0 } as const satisfies PerKind;

const DAY = 24 * 60 * 60 * 1000;

/** A clock that is further ahead of the last run may be wrong, milliseconds: a server that runs erases every day. */
const LEAP = 7 * DAY;

/** Where the store notes the last run, and when a leap was first seen. */
const RAN = 'retention-ran';
const LEAPT = 'retention-leapt';

/** How many leads are erased in one transaction: a visitor's enquiry waits for it. */
const PIECE = 200;

/** Which leads are of a kind. An address is kept for as long as it is subscribed, and then from its end on. */
const isOfKind = {
  leads: (before: number) => (eb: ExpressionBuilder<Tables, 'leads'>) =>
    eb.and([
      eb('state', 'not in', ['spam', 'confirmed']),
      eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', before)]),
    ]),
  spam: () => (eb: ExpressionBuilder<Tables, 'leads'>) => eb('state', '=', 'spam'),
  // Without a mail that asked for it nobody could confirm: such an address is kept as a lead.
  unconfirmed: () => (eb: ExpressionBuilder<Tables, 'leads'>) =>
    eb.and([
      eb('state', '=', 'unconfirmed'),
      eb.exists(
        eb
          .selectFrom('outbox')
          .select('outbox.id')
          .whereRef('outbox.lead_id', '=', 'leads.id')
          .where('outbox.channel', '=', 'confirm'),
      ),
    ]),
} as const satisfies Record<KeptKind, unknown>;

/** The leads of a kind that are too old. The index is on `received_at`. */
const tooOld = (db: Kysely<Tables>, kind: KeptKind, before: number) =>
  db
    .selectFrom('leads')
    .where('received_at', '<', before)
    .where('last_received_at', '<', before)
    .where(isOfKind[kind](before));

/** The queries that erase what the policy no longer keeps. */
export const retentionRepository = (db: Kysely<Tables>) => {
  const eraseKind = async (kind: KeptKind, before: number, now: number, most: number): Promise<number> => {
    let count = 0;
    for (;;) {
      const piece = Math.min(PIECE, most - count);
      const { found, removed } = await withRetries(() =>
        db.transaction().execute(async (trx) => {
          const leads = await tooOld(trx, kind, before).select('id').orderBy('received_at').limit(piece).execute();
          return { found: leads.length, removed: await removeLeads(trx, leads, { who: 'retention', now }) };
        }),
      );
      count += removed;
      if (found < PIECE) return count;
    }
  };

  const read = async (key: string): Promise<number | null> => {
    const row = await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
    return row ? Number(row.value) : null;
  };
  const write = (key: string, value: string) =>
    db
      .insertInto('settings')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
  const countLeads = async (): Promise<{ readonly count: number; readonly newest: number | null }> =>
    db
      .selectFrom('leads')
      .select((eb) => [eb.fn.countAll<number>().as('count'), eb.fn.max('last_received_at').as('newest')])
      .executeTakeFirstOrThrow();

  return {
    /** How many leads are too old. */
    async count(before: PerKind): Promise<PerKind> {
      const counts: Record<KeptKind, number> = { ...none };
      for (const kind of keptKinds) {
        const { count } = await withRetries(() =>
          tooOld(db, kind, before[kind])
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow(),
        );
        counts[kind] = count;
      }
      return counts;
    },

    /** What was erased, the oldest first. */
    erasures: (): Promise<readonly ErasuresTable[]> =>
      withRetries(() => db.selectFrom('erasures').selectAll().orderBy('id').execute()),

    /**
     * How far the clock is ahead of the last run, or before the first one of the newest lead, milliseconds; null when that
     * is little, or when it has been so for a day: then the server was off for long, and the clock is right.
     */
    leap: (now: number): Promise<number | null> =>
      withRetries(async () => {
        const last = (await read(RAN)) ?? (await countLeads()).newest ?? now;
        if (now - last <= LEAP) return null;
        const seen = await read(LEAPT);
        if (seen !== null && now - seen >= DAY && now - seen <= LEAP) return null;
        if (seen === null || seen > now || now - seen > LEAP) await write(LEAPT, String(now));
        return now - last;
      }),

    /** Notes that the task was done. */
    ran: (now: number): Promise<void> =>
      withRetries(async () => {
        await write(RAN, String(now));
        await db.deleteFrom('settings').where('key', '=', LEAPT).execute();
      }),

    /** The most leads that a day may erase by itself: 50, or a tenth of all. */
    mostInADay: async (): Promise<number> => Math.max(50, Math.ceil((await withRetries(countLeads)).count / 10)),

    /**
     * Erases them with all that belongs to them, the oldest first, and links that no longer work.
     * @param most how many leads at most
     * @returns how many leads
     */
    async erase(before: PerKind, now: number, most = Number.POSITIVE_INFINITY): Promise<PerKind> {
      await withRetries(() => db.deleteFrom('tokens').where('expires_at', '<', now).execute());
      await withRetries(() => db.deleteFrom('erasures').where('at', '<', before.leads).execute());
      const counts: Record<KeptKind, number> = { ...none };
      let left = most;
      for (const kind of keptKinds) {
        counts[kind] = await eraseKind(kind, before[kind], now, left);
        left -= counts[kind];
      }
      return counts;
    },
  };
};

export type RetentionRepository = ReturnType<typeof retentionRepository>;
