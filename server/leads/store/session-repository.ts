/** Stores the links that sign in to the desk once, and the sessions that they begin. Only hashes are stored. */
import type { Kysely } from 'kysely';
import { DAY_MS, MINUTE_MS } from '../../../src/office/durations.ts';
import { retried } from './errors.ts';
import { newToken, tokenHash } from './keys.ts';
import type { Tables } from './schema.ts';

export const LINK_LIFE_MS = 15 * MINUTE_MS;
export const SESSION_LIFE = 30 * DAY_MS;

export interface SessionRepository {
  issueLink(email: string, now: number): Promise<string>;
  /** True if a link would sign in; the link is not used up. */
  isLink(token: string, now: number): Promise<boolean>;
  /** Uses a link up. @returns the token of a new session; null for a link that was used, is too old or not ours */
  signIn(token: string, now: number): Promise<string | null>;
  /** Returns the address of who is signed in. */
  find(token: string, now: number): Promise<string | null>;
  end(token: string): Promise<void>;
  endAll(email: string): Promise<void>;
}

export const sessionRepository = (db: Kysely<Tables>): SessionRepository => {
  const findAddress = async (table: 'desk_links' | 'desk_sessions', token: string, now: number) =>
    (
      await db
        .selectFrom(table)
        .select('email')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .executeTakeFirst()
    )?.email ?? null;

  return retried({
    async issueLink(email: string, now: number): Promise<string> {
      const token = newToken();
      await db.deleteFrom('desk_links').where('expires_at', '<=', now).execute();
      await db.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute();
      const link = { token_hash: tokenHash(token), email, expires_at: now + LINK_LIFE_MS };
      await db.insertInto('desk_links').values(link).execute();
      return token;
    },

    isLink: async (token: string, now: number): Promise<boolean> =>
      (await findAddress('desk_links', token, now)) !== null,

    signIn: (token: string, now: number): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        const link = await trx
          .deleteFrom('desk_links')
          .where('token_hash', '=', tokenHash(token))
          .where('expires_at', '>', now)
          .returning('email')
          .executeTakeFirst();
        if (!link) return null;
        const session = newToken();
        await trx
          .insertInto('desk_sessions')
          .values({ token_hash: tokenHash(session), email: link.email, expires_at: now + SESSION_LIFE })
          .execute();
        return session;
      }),

    find: (token: string, now: number): Promise<string | null> => findAddress('desk_sessions', token, now),

    async end(token: string): Promise<void> {
      await db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash(token)).execute();
    },

    endAll: (email: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('desk_sessions').where('email', '=', email).execute();
        await trx.deleteFrom('desk_links').where('email', '=', email).execute();
      }),
  });
};
