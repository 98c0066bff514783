import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageError } from './errors.ts';
import { withRetries } from './retry.ts';
import type { Tables } from './schema.ts';

/** The secret that signs links: made once and kept in the database that all servers share. */
export const loadSecret = (db: Kysely<Tables>): Promise<string> =>
  withRetries(async () => {
    const key = 'unsubscribe-secret';
    const find = () => db.selectFrom('settings').select('value').where('key', '=', key).executeTakeFirst();
    const known = await find();
    if (known) return known.value;
    await db
      .insertInto('settings')
      .values({ key, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    const made = await find();
    return made?.value ?? '';
  });

/** What a signed link does; a token for one is none for the other. */
type Purpose = 'unsubscribe' | 'answered';

/** Tokens that name a lead and are signed: they work for ever and need no table. */
export interface Signatures {
  /** @throws StorageError while the store was not reached since the start */
  token(purpose: Purpose, leadId: string): string;
  /**
   * The lead of a token; null when the signature is not ours.
   * @throws StorageError while the store was not reached since the start
   */
  leadOf(purpose: Purpose, token: string): string | null;
}

/** @param secretOf gives the secret; null until the store was reached */
export const createSignatures = (secretOf: () => string | null): Signatures => {
  const sign = (purpose: Purpose, leadId: string): string => {
    const secret = secretOf();
    if (secret === null) throw new StorageError('unavailable', 'The store has not been reached since the start');
    return createHmac('sha256', secret).update(`${purpose}:${leadId}`).digest('base64url').slice(0, 32);
  };
  return {
    token: (purpose, leadId) => `${leadId}.${sign(purpose, leadId)}`,
    leadOf(purpose, token) {
      const [leadId = '', signature = ''] = token.split('.', 2);
      const given = Buffer.from(signature);
      const expected = Buffer.from(sign(purpose, leadId));
      return given.length === expected.length && timingSafeEqual(given, expected) ? leadId : null;
    },
  };
};
