import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FormName } from '../../../src/forms/forms.ts';
import { retried, withRetries } from './errors.ts';
import { type PersonField, personKeys } from './keys.ts';
import { countOf, record, removeLeads, waitsForAnswer } from './lead-queries.ts';
import type { Lead, LeadState, Tables } from './schema.ts';

/** Which leads: those that meet every condition that is set. Times are milliseconds since 1970. */
export interface LeadFilter {
  readonly form?: FormName | undefined;
  readonly state?: LeadState | undefined;
  /** From this moment on. */
  readonly since?: number | undefined;
  readonly before?: number | undefined;
  /** Only leads with a notification that was given up. */
  readonly undelivered?: boolean;
  /** Only enquiries that wait for an answer: new, neither answered nor withdrawn. */
  readonly unanswered?: boolean;
  readonly limit?: number | undefined;
}

/** A person, by an answer to a field. */
export interface Person {
  readonly field: PersonField;
  readonly value: string;
}

/** How many leads are read at once. */
const PAGE = 500;

const narrowed = <Out>(
  query: SelectQueryBuilder<Tables, 'leads', Out>,
  filter: LeadFilter,
): SelectQueryBuilder<Tables, 'leads', Out> => {
  const { form, state, since, before } = filter;
  let found = query;
  if (form) found = found.where('form', '=', form);
  if (state) found = found.where('state', '=', state);
  if (since !== undefined) found = found.where('received_at', '>=', since);
  if (before !== undefined) found = found.where('received_at', '<', before);
  if (filter.undelivered) {
    found = found.where('id', 'in', (eb) => eb.selectFrom('outbox').select('lead_id').where('state', '=', 'dead'));
  }
  if (filter.unanswered) found = found.where(waitsForAnswer);
  return found;
};

/** The queries that desk and command line share, and those of the command line. */
export const staffRepository = (db: Kysely<Tables>) => ({
  /** Leads, the newest last, in pieces: an export of any size needs little memory. */
  async *find(filter: LeadFilter): AsyncGenerator<readonly Lead[]> {
    let left = filter.limit ?? Number.POSITIVE_INFINITY;
    let last: Lead | undefined;
    while (left > 0) {
      let query = narrowed(db.selectFrom('leads').selectAll(), filter);
      const after = last;
      if (after) {
        query = query.where((eb) =>
          eb.or([
            eb('received_at', '>', after.received_at),
            eb.and([eb('received_at', '=', after.received_at), eb('id', '>', after.id)]),
          ]),
        );
      }
      const size = Math.min(PAGE, left);
      const rows = await withRetries(() => query.orderBy('received_at').orderBy('id').limit(size).execute());
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      left -= rows.length;
      last = rows.at(-1);
    }
  },

  ...retried({
    /** The leads of a reference, or whose id starts like this; two at most. */
    named: (name: { readonly reference: string } | { readonly idStart: string }): Promise<readonly Lead[]> =>
      ('reference' in name
        ? db.selectFrom('leads').selectAll().where('reference', '=', name.reference)
        : db
            .selectFrom('leads')
            .selectAll()
            .where(sql<string>`substr(id, 1, ${sql.lit(name.idStart.length)})`, '=', name.idStart)
      )
        .limit(2)
        .execute(),

    /** One lead with its history and deliveries, and how many links to its page there are; null when there is none. */
    async one(id: string) {
      const lead = await db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
      if (!lead) return null;
      return {
        lead,
        history: await db.selectFrom('history').selectAll().where('lead_id', '=', id).orderBy('id').execute(),
        deliveries: await db.selectFrom('outbox').selectAll().where('lead_id', '=', id).orderBy('created_at').execute(),
        links: await countOf(db.selectFrom('tokens').where('lead_id', '=', id)),
      };
    },

    /** Removes these leads. @returns how many there were */
    eraseLeads: (ids: readonly string[], now: number): Promise<number> =>
      db.transaction().execute((trx) =>
        removeLeads(
          trx,
          ids.map((id) => ({ id })),
          { who: 'staff', now },
        ),
      ),

    /** Writes a note into the history of a lead. */
    async note(id: string, who: string, note: string, now: number): Promise<void> {
      await record(db, { lead_id: id, at: now, who, event: 'note', note });
    },

    /** Removes every row about a person. @returns how many leads */
    erase: ({ field, value }: Person, now: number): Promise<number> =>
      db.transaction().execute(async (trx) => {
        const keys = personKeys[field](value);
        // In the column several keys are parted by spaces; of long answers old ones have one key too few there.
        const found = await trx
          .selectFrom('leads')
          .select(['id', field])
          .where((eb) =>
            eb.or([
              ...keys.map((key) => eb(`${field}_key`, '=', key)),
              eb(sql<number>`length(${eb.ref(field)})`, '>', 16),
            ]),
          )
          .execute();
        const leads = found.filter((lead) => personKeys[field](lead[field] ?? '').some((key) => keys.includes(key)));
        return removeLeads(trx, leads, { who: 'staff', now });
      }),
  }),
});

export type StaffRepository = ReturnType<typeof staffRepository>;

/** A lead with all that belongs to it. */
export type WholeLead = NonNullable<Awaited<ReturnType<StaffRepository['one']>>>;
