import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FormName } from '../../../src/forms/forms.ts';
import { markAnswered, record } from './history.ts';
import { type PersonField, personKeys } from './keys.ts';
import { releaseLead } from './release.ts';
import { removeLeads } from './removal.ts';
import { withRetries } from './retry.ts';
import type { Channel, Delivery, HistoryTable, Lead, LeadState, Tables } from './schema.ts';
import { waitsForAnswer } from './waiting.ts';

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

/** Tries the given-up notifications again, of all leads or of one. @returns the lead of each */
export const retryGivenUp = async (db: Kysely<Tables>, now: number, leadId?: string): Promise<readonly string[]> => {
  let query = db
    .updateTable('outbox')
    .set({ state: 'pending', next_attempt_at: now, give_up_at: null, lease_owner: null, lease_until: 0 })
    .where('state', '=', 'dead');
  if (leadId !== undefined) query = query.where('lead_id', '=', leadId);
  return (await query.returning('lead_id').execute()).map(({ lead_id }) => lead_id);
};

/** The queries of the command line. */
export const staffRepository = (db: Kysely<Tables>, configured: readonly Channel[]) => ({
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

  /** The leads whose id starts like this, two at most. */
  byId: (prefix: string): Promise<readonly Lead[]> =>
    withRetries(() =>
      db
        .selectFrom('leads')
        .selectAll()
        .where(sql<string>`substr(id, 1, ${sql.lit(prefix.length)})`, '=', prefix)
        .limit(2)
        .execute(),
    ),

  byReference: (reference: string): Promise<readonly Lead[]> =>
    withRetries(() => db.selectFrom('leads').selectAll().where('reference', '=', reference).execute()),

  deliveriesOf: (leadId: string): Promise<readonly Delivery[]> =>
    withRetries(() =>
      db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute(),
    ),

  /** Takes a held or spam lead as a real one. @returns whether it was one */
  release: (id: string, now: number): Promise<boolean> =>
    withRetries(() => db.transaction().execute((trx) => releaseLead(trx, id, configured, now))),

  /** Tries the given-up notifications again, of all leads or of one. @returns how many */
  retry: (now: number, leadId?: string): Promise<number> =>
    withRetries(async () => (await retryGivenUp(db, now, leadId)).length),

  /** Removes these leads. @returns how many there were */
  eraseLeads: (ids: readonly string[], now: number): Promise<number> =>
    withRetries(() =>
      db.transaction().execute((trx) =>
        removeLeads(
          trx,
          ids.map((id) => ({ id })),
          { who: 'staff', now },
        ),
      ),
    ),

  /** Marks a lead of the contact form as answered. @returns whether it is one */
  answered: (id: string, who: string, now: number): Promise<boolean> =>
    withRetries(() => db.transaction().execute((trx) => markAnswered(trx, id, who, now))),

  /** Writes a note into the history of a lead. */
  note: async (id: string, who: string, note: string, now: number): Promise<void> => {
    await withRetries(() => record(db, { lead_id: id, at: now, who, event: 'note', note }));
  },

  historyOf: (leadId: string): Promise<readonly HistoryTable[]> =>
    withRetries(() => db.selectFrom('history').selectAll().where('lead_id', '=', leadId).orderBy('id').execute()),

  /** Removes every row about a person. @returns how many leads */
  erase: ({ field, value }: Person, now: number): Promise<number> =>
    withRetries(() =>
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
    ),
});

export type StaffRepository = ReturnType<typeof staffRepository>;
