import type { Kysely } from 'kysely';
import { figure } from '../../../content/facts.ts';
import { newToken, tokenHash } from './keys.ts';
import type { Tables } from './schema.ts';

const DAY = 24 * 60 * 60 * 1000;

/** For how many days the link to an enquiry's page works. */
export const PAGE_DAYS = figure('policy.enquiry-page');

/** Whoever sends the same again and again gets so many links, each of which works. */
const MOST = 20;

/** Makes the token of a link to an enquiry's page. Earlier ones stay valid: any of them may be the one that arrived. */
export const issueEnquiryToken = async (trx: Kysely<Tables>, leadId: string, now: number): Promise<string> => {
  const token = newToken();
  await trx
    .insertInto('tokens')
    .values({
      token_hash: tokenHash(token),
      lead_id: leadId,
      purpose: 'enquiry',
      created_at: now,
      expires_at: now + PAGE_DAYS * DAY,
    })
    .execute();
  return token;
};

/** The same for an enquiry that was sent again; null when it has many links already. */
export const issueAnotherToken = async (trx: Kysely<Tables>, leadId: string, now: number): Promise<string | null> => {
  const { count } = await trx
    .selectFrom('tokens')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('lead_id', '=', leadId)
    .executeTakeFirstOrThrow();
  return count < MOST ? issueEnquiryToken(trx, leadId, now) : null;
};
