import type { Kysely } from 'kysely';
import { type Retrying, retried } from './errors.ts';
import { tokenHash } from './keys.ts';
import { issueToken, leadOfToken, queue } from './lead-queries.ts';
import { type Channel, staffChannels, type Tables } from './schema.ts';
import type { Signatures } from './signatures.ts';

/**
 * The queries behind double opt-in and unsubscribe.
 * @param retrying runs queries that a visitor waits for
 */
export const newsletterRepository = (
  db: Kysely<Tables>,
  signatures: Signatures,
  configured: readonly Channel[],
  retrying: Retrying,
) => {
  const announce = configured.filter((channel) => staffChannels.includes(channel));

  return {
    ...retried(
      {
        /** Makes a confirmation token. */
        issueToken: (leadId: string, now: number): Promise<string> => issueToken(db, 'confirm', leadId, now),

        /** Whether a confirmation link still works. */
        knowsToken: async (token: string, now: number): Promise<boolean> =>
          (await leadOfToken(db, 'confirm', token, now)) !== undefined,

        /**
         * Confirms an address; a second click on the same link finds it confirmed and changes nothing.
         * @returns whether the link works
         */
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
            await queue(trx, lead.id, announce, now);
            return true;
          }),

        async unsubscribe(leadId: string, now: number): Promise<void> {
          await db.transaction().execute(async (trx) => {
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
          });
        },
      },
      retrying,
    ),

    /**
     * The token of an address's unsubscribe link: signed, so that it works for ever and needs no table.
     * @throws StorageError while the store was not reached since the start
     */
    unsubscribeToken: (leadId: string): string => signatures.token('unsubscribe', leadId),

    /**
     * The lead of an unsubscribe token; null when the signature is not ours.
     * @throws StorageError while the store was not reached since the start
     */
    leadOfUnsubscribeToken: (token: string): string | null => signatures.leadOf('unsubscribe', token)?.leadId ?? null,
  };
};
