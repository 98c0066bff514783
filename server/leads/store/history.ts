import { randomUUIDv7 } from 'node:crypto';
import type { Kysely } from 'kysely';
import { LONGEST_NOTE } from '../../../src/desk/page.ts';
import { clean } from '../../../src/forms/check-answer.ts';
import type { HistoryTable, Tables } from './schema.ts';

/** Writes down what was done with a lead, in the caller's transaction. */
export const record = (trx: Kysely<Tables>, entry: Omit<HistoryTable, 'id'>): Promise<unknown> =>
  trx
    .insertInto('history')
    .values({ id: randomUUIDv7(), ...entry })
    .execute();

/** A note as it is written down; null for an empty one, or one of more than LONGEST_NOTE characters. */
export const readNote = (typed: string): string | null => {
  const { text } = clean(typed, LONGEST_NOTE);
  return text === '' || text.length > LONGEST_NOTE ? null : text;
};

/** Marks a lead as answered; the first time counts. @returns whether there is such a lead */
export const markAnswered = async (trx: Kysely<Tables>, leadId: string, who: string, now: number): Promise<boolean> => {
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({
      answered_at: eb.fn.coalesce('answered_at', eb.val(now)),
      answered_by: eb.fn.coalesce('answered_by', eb.val(who)),
    }))
    .where('id', '=', leadId)
    .where('form', '=', 'contact')
    .returning('id')
    .executeTakeFirst();
  if (!lead) return false;
  await record(trx, { lead_id: leadId, at: now, who, event: 'answered', note: null });
  return true;
};
