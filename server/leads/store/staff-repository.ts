import { type Kysely, type SelectQueryBuilder, sql } from 'kysely';
import type { FormName } from '../../../src/forms/forms.ts';
import { type PersonField, personKeys } from './keys.ts';
import { queue } from './queue.ts';
import { withPatience } from './retry.ts';
import type { Channel, Delivery, Lead, LeadState, Tables } from './schema.ts';
import { channelsFor } from './submit.ts';

/** Which leads; everything that is set must hold. */
export interface LeadFilter {
  readonly form?: FormName;
  readonly state?: LeadState;
  /** From this moment on. */
  readonly since?: number;
  /** Before this moment. */
  readonly before?: number;
  /** Only leads with a notification that was given up. */
  readonly undelivered?: boolean;
  readonly limit?: number;
}

/** Whom to erase: who answered this in that field. */
export interface Person {
  readonly field: PersonField;
  readonly said: string;
}

export interface StaffRepository {
  /** Leads, the newest last, in pieces: an export of any size needs little memory. */
  find(filter: LeadFilter): AsyncIterable<readonly Lead[]>;
  /** The leads whose id starts like this. */
  byId(prefix: string): Promise<readonly Lead[]>;
  deliveriesOf(leadId: string): Promise<readonly Delivery[]>;
  /** Takes a held or spam lead as a real one and announces it. */
  release(id: string, now: number): Promise<boolean>;
  /** Tries the given-up notifications again, of all leads or of one. */
  retry(now: number, leadId?: string): Promise<number>;
  /** Removes every row about a person. */
  erase(person: Person): Promise<number>;
  /** Removes what was last heard of before this moment. */
  purge(before: number, now: number): Promise<number>;
}

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
  return found;
};

/** Deletes leads with everything that hangs on them: notifications and tokens by cascade, keys by their words. */
const remove = async (trx: Kysely<Tables>, ids: readonly string[]): Promise<number> => {
  for (let from = 0; from < ids.length; from += PAGE) {
    const some = ids.slice(from, from + PAGE);
    await trx
      .deleteFrom('idempotency_keys')
      .where('fingerprint', 'in', (eb) => eb.selectFrom('leads').select('fingerprint').where('id', 'in', some))
      .execute();
    await trx.deleteFrom('leads').where('id', 'in', some).execute();
  }
  return ids.length;
};

/** The queries of the command line. */
export const staffRepository = (db: Kysely<Tables>, configured: readonly Channel[]): StaffRepository => ({
  async *find(filter) {
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
      const rows = await withPatience(() => query.orderBy('received_at').orderBy('id').limit(size).execute());
      if (rows.length > 0) yield rows;
      if (rows.length < size) return;
      left -= rows.length;
      last = rows.at(-1);
    }
  },

  byId: (prefix) =>
    withPatience(() =>
      db
        .selectFrom('leads')
        .selectAll()
        .where(sql<string>`substr(id, 1, ${sql.lit(prefix.length)})`, '=', prefix)
        .limit(2)
        .execute(),
    ),

  deliveriesOf: (leadId) =>
    withPatience(() =>
      db.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).orderBy('created_at').execute(),
    ),

  release: (id, now) =>
    withPatience(() =>
      db.transaction().execute(async (trx) => {
        const lead = await trx
          .updateTable('leads')
          .set((eb) => ({
            state: eb
              .case()
              .when('form', '=', 'contact')
              .then('new' as const)
              .else('unconfirmed' as const)
              .end(),
            reasons: '',
          }))
          .where('id', '=', id)
          .where('state', 'in', ['held', 'spam'])
          .returning(['id', 'state'])
          .executeTakeFirst();
        if (!lead) return false;
        await queue(trx, lead.id, channelsFor(lead.state, configured), now);
        return true;
      }),
    ),

  retry: (now, leadId) =>
    withPatience(async () => {
      let query = db
        .updateTable('outbox')
        .set({ state: 'pending', next_attempt_at: now, give_up_at: null, lease_owner: null, lease_until: 0 })
        .where('state', '=', 'dead');
      if (leadId !== undefined) query = query.where('lead_id', '=', leadId);
      return (await query.returning('id').execute()).length;
    }),

  erase: ({ field, said }) =>
    withPatience(() =>
      db.transaction().execute(async (trx) => {
        const key = personKeys[field](said);
        const found = await trx
          .selectFrom('leads')
          .select('id')
          .where(`${field}_key`, '=', key ?? '-')
          .execute();
        return remove(
          trx,
          found.map((row) => row.id),
        );
      }),
    ),

  purge: (before, now) =>
    withPatience(() =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('tokens').where('expires_at', '<', now).execute();
        const old = await trx.selectFrom('leads').select('id').where('last_received_at', '<', before).execute();
        return remove(
          trx,
          old.map((row) => row.id),
        );
      }),
    ),
});
