import type { Kysely } from 'kysely';
import type { Channel, LeadState, Tables } from './schema.ts';
import { announceReleased } from './submit.ts';

/** Why a lead is spam that came as a real one and was marked at the desk. */
export const MARKED = 'marked';

/**
 * Takes a held or spam lead as a real one, in the caller's transaction, and announces it like any other; one that was
 * marked at the desk was announced when it came.
 * @returns whether it was one
 */
export const releaseLead = async (
  trx: Kysely<Tables>,
  id: string,
  configured: readonly Channel[],
  now: number,
): Promise<boolean> => {
  const aside = await trx
    .selectFrom('leads')
    .select('reasons')
    .where('id', '=', id)
    .where('state', 'in', ['held', 'spam'])
    .executeTakeFirst();
  const lead = await trx
    .updateTable('leads')
    .set((eb) => ({
      state: eb.case().when('form', '=', 'contact').then<LeadState>('new').else<LeadState>('unconfirmed').end(),
      reasons: '',
    }))
    .where('id', '=', id)
    .where('state', 'in', ['held', 'spam'])
    // The sender of a withdrawn enquiry waits for no answer.
    .where('withdrawn_at', 'is', null)
    .returning(['id', 'form', 'state', 'email_key'])
    .executeTakeFirst();
  if (!lead) return false;
  if (aside?.reasons !== MARKED) await announceReleased(trx, lead, configured, now);
  return true;
};
