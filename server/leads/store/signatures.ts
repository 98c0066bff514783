import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { StorageError, withRetries } from './errors.ts';
import { readSetting } from './lead-queries.ts';
import type { Tables } from './schema.ts';

/** It is made once and kept in the database that all servers share. */
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

/** A token for one is none for the other. */
type Purpose = 'unsubscribe' | 'answered';

/**
 * Tokens that name a lead and are signed: they need no table.
 * @param getSecret gives null until the store was reached; both functions throw a StorageError then
 */
export const createSignatures = (getSecret: () => string | null) => {
  const sign = (purpose: Purpose, content: string): string => {
    const secret = getSecret();
    if (secret === null) throw new StorageError('unavailable', 'Database unreachable since startup');
    return createHmac('sha256', secret).update(`${purpose}:${content}`).digest('base64url').slice(0, 32);
  };
  return {
    /** @param until when it ends; by default never */
    token(purpose: Purpose, leadId: string, until?: number): string {
      const content = until === undefined ? leadId : `${leadId}.${until.toString(36)}`;
      return `${content}.${sign(purpose, content)}`;
    },
    /** Returns the lead of a token; null if the signature is not ours. */
    readLead(purpose: Purpose, token: string): { readonly leadId: string; readonly until: number | null } | null {
      const dot = token.lastIndexOf('.');
      const content = token.slice(0, Math.max(dot, 0));
      const given = Buffer.from(token.slice(dot + 1));
      const expected = Buffer.from(sign(purpose, content));
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const [leadId = '', until] = content.split('.');
      return { leadId, until: until === undefined ? null : Number.parseInt(until, 36) };
    },
  };
};

export type Signatures = ReturnType<typeof createSignatures>;
