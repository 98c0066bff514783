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
  const eraseKind = async (kind: KeptKind, before: number, now: number): Promise<number> => {
    let count = 0;
    for (;;) {
      const { found, removed } = await withRetries(() =>
        db.transaction().execute(async (trx) => {
          const leads = await tooOld(trx, kind, before).select('id').limit(PIECE).execute();
          return { found: leads.length, removed: await removeLeads(trx, leads, { who: 'retention', now }) };
        }),
      );
      count += removed;
      if (found < PIECE) return count;
    }
  };

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

    /** Erases them with all that belongs to them, and links that no longer work. @returns how many leads */
    async erase(before: PerKind, now: number): Promise<PerKind> {
      await withRetries(() => db.deleteFrom('tokens').where('expires_at', '<', now).execute());
      await withRetries(() => db.deleteFrom('erasures').where('at', '<', before.leads).execute());
      const counts: Record<KeptKind, number> = { ...none };
      for (const kind of keptKinds) counts[kind] = await eraseKind(kind, before[kind], now);
      return counts;
    },
  };
};

export type RetentionRepository = ReturnType<typeof retentionRepository>;
