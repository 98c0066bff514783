import type { ExpressionBuilder, Kysely } from 'kysely';
import { removeLeads } from './removal.ts';
import { withRetries } from './retry.ts';
import type { Tables } from './schema.ts';

/** What is too old, by how long each is kept. */
export const keptKinds = ['leads', 'spam'] as const;
export type KeptKind = (typeof keptKinds)[number];

/** A number for each kind: the moment before which it is too old, or how many were. */
export type PerKind = Readonly<Record<KeptKind, number>>;

/** How many leads are erased in one transaction: a visitor's enquiry waits for it. */
const PIECE = 200;

/** Whether a lead is too old. An address is kept for as long as it is subscribed, and then from its end on. */
const isOld = (kind: KeptKind, before: number) => (eb: ExpressionBuilder<Tables, 'leads'>) =>
  eb.and([
    kind === 'spam' ? eb('state', '=', 'spam') : eb('state', 'not in', ['spam', 'confirmed']),
    // The index is on this one.
    eb('received_at', '<', before),
    eb('last_received_at', '<', before),
    eb.or([eb('unsubscribed_at', 'is', null), eb('unsubscribed_at', '<', before)]),
  ]);

/** The queries that erase what the policy no longer keeps. */
export const retentionRepository = (db: Kysely<Tables>) => {
  const eraseKind = async (kind: KeptKind, before: number, now: number): Promise<number> => {
    let count = 0;
    for (;;) {
      const { found, removed } = await withRetries(() =>
        db.transaction().execute(async (trx) => {
          const leads = await trx.selectFrom('leads').select('id').where(isOld(kind, before)).limit(PIECE).execute();
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
      const counts = { leads: 0, spam: 0 };
      for (const kind of keptKinds) {
        const { count } = await withRetries(() =>
          db
            .selectFrom('leads')
            .select((eb) => eb.fn.countAll<number>().as('count'))
            .where(isOld(kind, before[kind]))
            .executeTakeFirstOrThrow(),
        );
        counts[kind] = count;
      }
      return counts;
    },

    /** Erases them with all that belongs to them, and links that no longer work. @returns how many leads */
    async erase(before: PerKind, now: number): Promise<PerKind> {
      await withRetries(() => db.deleteFrom('tokens').where('expires_at', '<', now).execute());
      await withRetries(() => db.deleteFrom('erasures').where('at', '<', before.leads).execute());
      return { leads: await eraseKind('leads', before.leads, now), spam: await eraseKind('spam', before.spam, now) };
    },
  };
};

export type RetentionRepository = ReturnType<typeof retentionRepository>;
