import { randomUUIDv7 } from 'node:crypto';
import type { Expression, ExpressionBuilder, Insertable, Kysely, SelectQueryBuilder, SqlBool } from 'kysely';
import { keptFor } from '../../../content/own-facts.ts';
import { MAX_NOTE_LENGTH } from '../../../src/desk/page.ts';
import { clean } from '../../../src/forms/check-answer.ts';
import type { Channel, Lead } from '../../../src/forms/lead.ts';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import { DAY_MS, MINUTE_MS } from '../../../src/office/durations.ts';
import { newToken, tokenHash } from './keys.ts';
import type { Tables, TokenPurpose } from './schema.ts';

type LeadWhere = ExpressionBuilder<Tables, 'leads'>;

/** Selects enquiries that nobody has marked as answered. */
export const isOpen = (eb: LeadWhere) =>
  eb.and({ 'leads.form': 'contact', 'leads.state': 'new', 'leads.answered_at': null, 'leads.withdrawn_at': null });

/** Selects enquiries that were called and have a day for the next call. */
export const isPutOff = (eb: LeadWhere) =>
  eb.and([eb('leads.call_on', 'is not', null), eb('leads.called_at', 'is not', null)]);

/** Selects open enquiries whose day to call again has come. */
export const isCallDue = (eb: LeadWhere, today: string) => eb.and([isOpen(eb), eb('leads.call_on', '<=', today)]);

/** Selects enquiries that wait for a first answer; one without a reference is older than the promise. */
export const waitsForAnswer = (eb: LeadWhere) =>
  isOpen(eb)
    .and('leads.reference', 'is not', null)
    .and(eb.not(isPutOff(eb)));

/** Selects enquiries that were set aside as doubtful and wait for the staff. */
export const isHeld = (eb: LeadWhere) =>
  eb.and({ 'leads.form': 'contact', 'leads.state': 'held', 'leads.withdrawn_at': null });

let lastId = '';

/**
 * Returns an id that is larger than every one before it in this process. The history is read in the order of its ids, and
 * UUIDs of one millisecond have no order of their own.
 */
export const makeHistoryId = (): string => {
  const id = randomUUIDv7();
  const tail = (Number.parseInt(lastId.slice(-12), 16) + 1).toString(16).padStart(12, '0');
  lastId = id > lastId ? id : lastId.slice(0, -12) + tail;
  return lastId;
};

export const record = (
  trx: Kysely<Tables>,
  entry: Omit<Insertable<Tables['history']>, 'id'>,
  id: string = makeHistoryId(),
): Promise<unknown> =>
  trx
    .insertInto('history')
    .values({ id, ...entry })
    .execute();

/** Returns a note as it is written down; null for an empty one, or one of more than MAX_NOTE_LENGTH characters. */
export const readNote = (typed: string): string | null => {
  const { text } = clean(typed, MAX_NOTE_LENGTH);
  return text === '' || text.length > MAX_NOTE_LENGTH ? null : text;
};

/**
 * Queues notifications.
 * @param delay how long they wait at least, milliseconds
 * @param firstId the number of the first
 */
export const queue = async (
  trx: Kysely<Tables>,
  leadId: string,
  channels: readonly Channel[],
  now: number,
  delay = 0,
  firstId: string = randomUUIDv7(),
): Promise<void> => {
  if (channels.length === 0) return;
  const rows = channels.map((channel, index) => ({
    // These ids are ordered by time, so that new rows share a page of the index.
    id: index === 0 ? firstId : randomUUIDv7(),
    lead_id: leadId,
    channel,
    state: 'pending' as const,
    created_at: now,
    planned_at: now + delay,
    next_attempt_at: now + delay,
    attempts: 0,
    lease_until: 0,
  }));
  await trx.insertInto('outbox').values(rows).execute();
};

const tokenDays = {
  confirm: CONFIRM_WITHIN_DAYS,
  enquiry: keptFor.enquiryPageDays,
} as const satisfies Record<TokenPurpose, number>;

/** Makes the token of a link. Earlier ones stay valid: any of the mails may be the one that arrives. */
export const issueToken = async (db: Kysely<Tables>, purpose: TokenPurpose, leadId: string, now: number) => {
  const token = newToken();
  const expires_at = now + tokenDays[purpose] * DAY_MS;
  await db
    .insertInto('tokens')
    .values({ token_hash: tokenHash(token), lead_id: leadId, purpose, created_at: now, expires_at })
    .execute();
  return token;
};

export const leadOfToken = (db: Kysely<Tables>, purpose: TokenPurpose, token: string, now: number) =>
  db
    .selectFrom('leads')
    .innerJoin('tokens', 'tokens.lead_id', 'leads.id')
    .selectAll('leads')
    .where('tokens.token_hash', '=', tokenHash(token))
    .where('tokens.purpose', '=', purpose)
    .where('tokens.expires_at', '>', now)
    .executeTakeFirst();

/** The clocks of two servers may differ by less. */
const MAX_CLOCK_SKEW_MS = MINUTE_MS;

/**
 * Gives unsent mails to the office about leads that go to held enquiries that had none of their own, because these mails
 * were to count them too (`announceHeld`).
 */
export const handOnNews = async (trx: Kysely<Tables>, leaving: readonly Lead['id'][]): Promise<void> => {
  // Dropping the lease stops a server that has claimed the mail for the leaving lead from sending it.
  const news = await trx
    .updateTable('outbox')
    .set({ lease_owner: null, lease_until: 0 })
    .where('lead_id', 'in', leaving)
    .where('channel', '=', 'mail')
    .where('state', '!=', 'sent')
    .returning(['id', 'created_at'])
    .execute();
  for (const { id, created_at } of news) {
    const heir = await trx
      .selectFrom('leads')
      .select('id')
      .where(isHeld)
      .where('id', 'not in', leaving)
      .where('received_at', '>=', created_at - MAX_CLOCK_SKEW_MS)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('outbox')
              .select('outbox.id')
              .whereRef('outbox.lead_id', '=', 'leads.id')
              .where('outbox.channel', '=', 'mail'),
          ),
        ),
      )
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst();
    if (heir) await trx.updateTable('outbox').set({ lead_id: heir.id }).where('id', '=', id).execute();
  }
};

const ROWS_PER_DELETE = 500;

/** Notifications, links and history go by cascade. @returns how many leads there were */
export const removeLeads = async (
  trx: Kysely<Tables>,
  ids: readonly Lead['id'][],
  done: Omit<Insertable<Tables['erasures']>, 'id' | 'leads'>,
): Promise<number> => {
  let leads = 0;
  for (let from = 0; from < ids.length; from += ROWS_PER_DELETE) {
    const some = ids.slice(from, from + ROWS_PER_DELETE);
    await handOnNews(trx, some);
    await trx
      .deleteFrom('idempotency_keys')
      .where('fingerprint', 'in', (eb) => eb.selectFrom('leads').select('fingerprint').where('id', 'in', some))
      .execute();
    // Another server may have removed some of them a moment ago.
    const { numDeletedRows } = await trx.deleteFrom('leads').where('id', 'in', some).executeTakeFirstOrThrow();
    leads += Number(numDeletedRows);
  }
  if (leads > 0)
    await trx
      .insertInto('erasures')
      .values({ id: randomUUIDv7(), leads, ...done })
      .execute();
  return leads;
};

export const countRows = async <From extends keyof Tables>(query: SelectQueryBuilder<Tables, From, object>) => {
  const row = await query.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  return Number((row as { readonly count: number }).count);
};

export const readSetting = async (db: Kysely<Tables>, key: string): Promise<string | null> =>
  (await db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst())?.value ?? null;

export const writeSetting = async (db: Kysely<Tables>, key: string, value: string): Promise<void> => {
  await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
};

/** Writes a row of the settings that is not there or is over. @returns whether this server did, of several */
export const takeSetting = async (
  db: Kysely<Tables>,
  key: string,
  value: string,
  isOver: (eb: ExpressionBuilder<Tables, 'settings'>) => Expression<SqlBool>,
): Promise<boolean> => {
  const row = await db
    .insertInto('settings')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }).where(isOver))
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};
