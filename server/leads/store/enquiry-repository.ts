import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Channel, Lead } from '../../../src/forms/lead.ts';
import { DAY_MS } from '../../../src/office/durations.ts';
import { type Retrying, retried } from './errors.ts';
import { tokenHash } from './keys.ts';
import { handOnNews, issueToken, leadOfToken, queue, record, removeLeads } from './lead-queries.ts';
import { phoneKeys } from './phone-numbers.ts';
import { type LeadRow, staffChannels, type Tables } from './schema.ts';
import type { Signatures } from './signatures.ts';
import { toLead } from './to-lead.ts';

/** The digits are locked for good after so many wrong ones: four digits can be guessed. */
const MAX_WRONG_CODES = 5;

const ANSWERED_LINK_TTL_MS = 30 * DAY_MS;

const CODE_DIGITS = 4;

export interface Enquiry {
  readonly lead: Lead;
  /** The moment of the first notification to the staff; null until then. */
  readonly passedAt: number | null;
  /** True if the digits can still open the rest. */
  readonly open: boolean;
}

/** The enquiry before it was changed; `closed` after too many wrong digits. */
type Unlocked = { readonly result: 'ok' | 'wrong' | 'closed'; readonly enquiry: Enquiry } | { readonly result: 'gone' };

/** UTF-16 units; a phone number has fewer. */
const MAX_TYPED_LENGTH = 100;

const lastDigits = (typed: string): string =>
  typed.length > MAX_TYPED_LENGTH ? '' : (phoneKeys(typed)[0]?.slice(-CODE_DIGITS) ?? '');

/** Returns the digits that open an enquiry: the last ones of each number that was given. */
const getLastDigits = ({ phone }: LeadRow): readonly string[] =>
  phoneKeys(phone ?? '')
    .map((key) => key.slice(-CODE_DIGITS))
    .filter(({ length }) => length === CODE_DIGITS);

const isOpen = (row: LeadRow): boolean => row.wrong_digits < MAX_WRONG_CODES && getLastDigits(row).length > 0;

/** Takes as long for every wrong answer. */
const sameDigits = (row: LeadRow, given: string): boolean => {
  const hash = Buffer.from(tokenHash(lastDigits(given)));
  return getLastDigits(row).reduce((same, each) => timingSafeEqual(Buffer.from(tokenHash(each)), hash) || same, false);
};

const find = async (trx: Kysely<Tables>, token: string, now: number): Promise<Enquiry | null> => {
  const row = await leadOfToken(trx, 'enquiry', token, now);
  if (!row) return null;
  const passed = await trx
    .selectFrom('outbox')
    .select((eb) => eb.fn.min('sent_at').as('at'))
    .where('lead_id', '=', row.id)
    .where('channel', 'in', staffChannels)
    .executeTakeFirst();
  // Staff without mail or webhook read the enquiry before they answered it.
  return { lead: toLead(row), passedAt: passed?.at ?? row.answered_at, open: isOpen(row) };
};

/** Counts an attempt before it is checked, so that attempts at the same time cannot exceed the limit. */
const unlock = async (trx: Kysely<Tables>, token: string, digits: string, now: number): Promise<Unlocked> => {
  const enquiry = await find(trx, token, now);
  if (!enquiry) return { result: 'gone' };
  if (!enquiry.open) return { result: 'closed', enquiry };
  const { id } = enquiry.lead;
  const row = await trx
    .updateTable('leads')
    .set((eb) => ({ wrong_digits: eb('wrong_digits', '+', 1) }))
    .where('id', '=', id)
    .where('wrong_digits', '<', MAX_WRONG_CODES)
    .returningAll()
    .executeTakeFirst();
  if (!row) return { result: 'closed', enquiry: { ...enquiry, open: false } };
  if (!sameDigits(row, digits)) {
    const open = isOpen(row);
    return { result: open ? 'wrong' : 'closed', enquiry: { ...enquiry, open } };
  }
  await trx.updateTable('leads').set({ wrong_digits: 0 }).where('id', '=', id).execute();
  return { result: 'ok', enquiry };
};

/** Withdraws an enquiry: drops unsent notifications, and notifies staff who may know of it. */
const withdraw = async (trx: Kysely<Tables>, lead: Lead, configured: readonly Channel[], now: number) => {
  if (lead.withdrawnAt !== null) return;
  await trx.updateTable('leads').set({ withdrawn_at: now }).where('id', '=', lead.id).execute();
  await record(trx, { lead_id: lead.id, at: now, who: 'visitor', event: 'withdrawn' });
  const tried = await trx
    .selectFrom('outbox')
    .select('channel')
    .distinct()
    .where('lead_id', '=', lead.id)
    .where('attempts', '>', 0)
    .execute();
  await handOnNews(trx, [lead.id]);
  await trx.deleteFrom('outbox').where('lead_id', '=', lead.id).where('state', '!=', 'sent').execute();
  const told = staffChannels.filter(
    (channel) => configured.includes(channel) && tried.some((row) => row.channel === channel),
  );
  await queue(trx, lead.id, told, now);
};

type Wish = 'show' | 'withdraw' | 'erase';

/** Finders return null for a link that is wrong, too old, or of an enquiry that was erased. */
export interface EnquiryRepository {
  find(token: string, now: number): Promise<Enquiry | null>;
  act(token: string, digits: string, wish: Wish, now: number): Promise<Unlocked>;
  /** Issues the token of a link to an enquiry's page. @throws StorageError if the enquiry was erased */
  issueToken(leadId: string, now: number): Promise<string>;
  /** Returns the token of the office's link. @throws StorageError while the store was not reached */
  answeredToken(leadId: string, now: number): string;
  /** Returns the reference of the lead of the office's link. */
  referenceOfAnswered(token: string, now: number): Promise<string | null>;
  /** Marks that lead as answered; the first time counts. @returns its reference */
  answered(token: string, now: number): Promise<string | null>;
}

export const enquiryRepository = (
  db: Kysely<Tables>,
  signatures: Signatures,
  configured: readonly Channel[],
  retrying: Retrying,
): EnquiryRepository => {
  const answeredId = (token: string, now: number): string | null => {
    const { leadId, until } = signatures.readLead('answered', token) ?? {};
    return leadId && until && now < until ? leadId : null;
  };

  return {
    answeredToken: (leadId: string, now: number): string =>
      signatures.token('answered', leadId, now + ANSWERED_LINK_TTL_MS),

    ...retried(
      {
        find: (token: string, now: number): Promise<Enquiry | null> => find(db, token, now),

        act: (token: string, digits: string, wish: Wish, now: number): Promise<Unlocked> =>
          db.transaction().execute(async (trx) => {
            const unlocked = await unlock(trx, token, digits, now);
            if (unlocked.result !== 'ok') return unlocked;
            const { lead } = unlocked.enquiry;
            if (wish === 'withdraw') await withdraw(trx, lead, configured, now);
            if (wish === 'erase')
              await removeLeads(trx, [lead.id], { who: 'visitor', at: now, reference: lead.reference });
            return unlocked;
          }),

        issueToken: (leadId: string, now: number): Promise<string> => issueToken(db, 'enquiry', leadId, now),

        async referenceOfAnswered(token: string, now: number): Promise<string | null> {
          const id = answeredId(token, now);
          const lead = id && (await db.selectFrom('leads').select('reference').where('id', '=', id).executeTakeFirst());
          return lead ? (lead.reference ?? id) : null;
        },

        async answered(token: string, now: number): Promise<string | null> {
          const id = answeredId(token, now);
          if (id === null) return null;
          return db.transaction().execute(async (trx) => {
            const { numUpdatedRows } = await trx
              .updateTable('leads')
              .set({ answered_at: now, answered_by: 'mail' })
              .where('id', '=', id)
              .where('form', '=', 'contact')
              .where('answered_at', 'is', null)
              .executeTakeFirstOrThrow();
            if (numUpdatedRows > 0n) await record(trx, { lead_id: id, at: now, who: 'mail', event: 'answered' });
            const lead = await trx
              .selectFrom('leads')
              .select('reference')
              .where('id', '=', id)
              .where('form', '=', 'contact')
              .executeTakeFirst();
            return lead ? (lead.reference ?? id) : null;
          });
        },
      },
      retrying,
    ),
  };
};
