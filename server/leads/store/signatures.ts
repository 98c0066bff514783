import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageError, withRetries } from './errors.ts';
import { readSetting } from './lead-queries.ts';
import type { Tables } from './schema.ts';

/** The secret that signs links: made once and kept in the database that all servers share. */
export const loadSecret = (db: Kysely<Tables>): Promise<string> =>
  withRetries(async () => {
    const key = 'unsubscribe-secret';
    const known = await readSetting(db, key);
    if (known !== null) return known;
    // Another server may make it at the same moment: the first one counts.
    await db
      .insertInto('settings')
      .values({ key, value: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute();
    return (await readSetting(db, key)) ?? '';
  });

/** What a signed link does; a token for one is none for the other. */
type Purpose = 'unsubscribe' | 'answered';

/** Tokens that name a lead and are signed: they need no table. */
export interface Signatures {
  /**
   * @param until when it ends, milliseconds since 1970; by default never
   * @throws StorageError while the store was not reached since the start
   */
  token(purpose: Purpose, leadId: string, until?: number): string;
  /**
   * The lead of a token, and when it ends; null when the signature is not ours.
   * @throws StorageError while the store was not reached since the start
   */
  leadOf(purpose: Purpose, token: string): { readonly leadId: string; readonly until: number | null } | null;
}

/** @param secretOf gives the secret; null until the store was reached */
export const createSignatures = (secretOf: () => string | null): Signatures => {
  const sign = (purpose: Purpose, said: string): string => {
    const secret = secretOf();
    if (secret === null) throw new StorageError('unavailable', 'The store has not been reached since the start');
    return createHmac('sha256', secret).update(`${purpose}:${said}`).digest('base64url').slice(0, 32);
  };
  return {
    token(purpose, leadId, until) {
      const said = until === undefined ? leadId : `${leadId}.${until.toString(36)}`;
      return `${said}.${sign(purpose, said)}`;
    },
    leadOf(purpose, token) {
      const dot = token.lastIndexOf('.');
      const said = token.slice(0, Math.max(dot, 0));
      const given = Buffer.from(token.slice(dot + 1));
      const expected = Buffer.from(sign(purpose, said));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [leadId = '', until] = said.split('.');
      return { leadId, until: until === undefined ? null : Number.parseInt(until, 36) };
    },
  };
};
