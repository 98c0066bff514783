import type { Kysely } from 'kysely';
import { CONFIRM_WITHIN_DAYS } from '../../../src/forms/newsletter.ts';
import { type Retrying, retried } from './errors.ts';
import { newToken, tokenHash } from './keys.ts';
import { queue } from './lead-queries.ts';
import { type Channel, staffChannels, type Tables } from './schema.ts';
import type { Signatures } from './signatures.ts';

/** How long a confirmation link works, milliseconds. */
const TOKEN_LIFE = CONFIRM_WITHIN_DAYS * 24 * 60 * 60 * 1000;

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
        /** Makes a confirmation token. Earlier ones stay valid: any of the mails may be the one that arrives. */
        async issueToken(leadId: string, now: number): Promise<string> {
          const token = newToken();
          await db
            .insertInto('tokens')
            .values({
              token_hash: tokenHash(token),
              lead_id: leadId,
              purpose: 'confirm',
              created_at: now,
              expires_at: now + TOKEN_LIFE,
            })
            // The row is there already when a commit succeeded and its answer was lost.
            .onConflict((conflict) => conflict.column('token_hash').doNothing())
            .execute();
          return token;
        },

        /** Whether a confirmation link still works. */
        async knowsToken(token: string, now: number): Promise<boolean> {
          const row = await db
            .selectFrom('tokens')
            .select('lead_id')
            .where('token_hash', '=', tokenHash(token))
            .where('purpose', '=', 'confirm')
            .where('expires_at', '>', now)
            .executeTakeFirst();
          return row !== undefined;
        },

        /** Confirms an address; a second click on the same link finds it confirmed and changes nothing. */
        confirm: (token: string, now: number): Promise<'confirmed' | 'gone'> =>
          db.transaction().execute(async (trx) => {
            const used = await trx
              .updateTable('tokens')
              .set({ used_at: now })
              .where('token_hash', '=', tokenHash(token))
              .where('purpose', '=', 'confirm')
              .where('expires_at', '>', now)
              .where('used_at', 'is', null)
              .returning('lead_id')
              .executeTakeFirst();
            if (!used) {
              const lead = await trx
                .selectFrom('tokens')
                .innerJoin('leads', 'leads.id', 'tokens.lead_id')
                .select('leads.state')
                .where('token_hash', '=', tokenHash(token))
                .where('purpose', '=', 'confirm')
                .where('expires_at', '>', now)
                .executeTakeFirst();
              return lead?.state === 'confirmed' ? 'confirmed' : 'gone';
            }
            // The other links that were mailed are not needed any more.
            await trx.deleteFrom('tokens').where('lead_id', '=', used.lead_id).where('used_at', 'is', null).execute();
            const changed = await trx
              .updateTable('leads')
              .set({ state: 'confirmed', confirmed_at: now, unsubscribed_at: null })
              .where('id', '=', used.lead_id)
              .where('state', '!=', 'confirmed')
              .returning('id')
              .executeTakeFirst();
            if (changed) await queue(trx, changed.id, announce, now);
            return 'confirmed';
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

export type NewsletterRepository = ReturnType<typeof newsletterRepository>;
