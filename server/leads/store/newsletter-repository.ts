import type { Kysely } from 'kysely';
import type { Channel } from '../../../src/forms/lead.ts';
import { type Retrying, retried } from './errors.ts';
import { tokenHash } from './keys.ts';
import { issueToken, leadOfToken, queue } from './lead-queries.ts';
import { staffChannels, type Tables } from './schema.ts';
import type { Signatures } from './signatures.ts';

export interface NewsletterRepository {
  issueToken(leadId: string, now: number): Promise<string>;
  knowsToken(token: string, now: number): Promise<boolean>;
  /** A second click on a link finds the address confirmed and changes nothing. @returns whether the link works */
  confirm(token: string, now: number): Promise<boolean>;
  unsubscribe(leadId: string, now: number): Promise<void>;
  /** Returns a signed token, so that the link works for ever and needs no table. @throws StorageError while the store was not reached */
  unsubscribeToken(leadId: string): string;
  /**
   * Returns the id of the lead; null if the signature is not ours. @throws StorageError while the store was not reached
   */
  leadOfUnsubscribeToken(token: string): string | null;
}

export const newsletterRepository = (
  db: Kysely<Tables>,
  signatures: Signatures,
  configured: readonly Channel[],
  retrying: Retrying,
): NewsletterRepository => ({
  ...retried(
    {
      issueToken: (leadId: string, now: number): Promise<string> => issueToken(db, 'confirm', leadId, now),

      knowsToken: async (token: string, now: number): Promise<boolean> =>
        (await leadOfToken(db, 'confirm', token, now)) !== undefined,

      confirm: (token: string, now: number): Promise<boolean> =>
        db.transaction().execute(async (trx) => {
          const lead = await leadOfToken(trx, 'confirm', token, now);
          if (!lead) return false;
          const changed = await trx
            .updateTable('leads')
            .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null })
            .where('id', '=', lead.id)
            .where('state', '!=', 'confirmed')
            .returning('id')
            .executeTakeFirst();
          if (!changed) return true;
          // The other links that were mailed are not needed any more.
          await trx
            .deleteFrom('tokens')
            .where('lead_id', '=', lead.id)
            .where('token_hash', '!=', tokenHash(token))
            .execute();
          const channels = staffChannels.filter((channel) => configured.includes(channel));
          await queue(trx, lead.id, channels, now);
          return true;
        }),

      unsubscribe: (leadId: string, now: number): Promise<void> =>
        db.transaction().execute(async (trx) => {
          await trx
            .updateTable('leads')
            .set({ state: 'unsubscribed', unsubscribed_at: now })
            .where('id', '=', leadId)
            .where('form', '=', 'newsletter')
            .where('state', '!=', 'unsubscribed')
            .execute();
          await trx.deleteFrom('tokens').where('lead_id', '=', leadId).execute();
          await trx
            .deleteFrom('outbox')
            .where('lead_id', '=', leadId)
            .where('channel', '=', 'confirm')
            .where('state', '!=', 'sent')
            .execute();
        }),
    },
    retrying,
  ),

  unsubscribeToken: (leadId: string): string => signatures.token('unsubscribe', leadId),

  leadOfUnsubscribeToken: (token: string): string | null => signatures.readLead('unsubscribe', token)?.leadId ?? null,
});
