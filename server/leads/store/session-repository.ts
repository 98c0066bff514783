/** Who may see the desk: links that sign in once, and the sessions that they begin. Only hashes are stored. */
import type { Kysely } from 'kysely';
import { newToken, tokenHash } from './keys.ts';
import { withRetries } from './retry.ts';
import type { Tables } from './schema.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** For how long a link signs in, and a session lasts, milliseconds. */
const LINK_LIFE = 15 * MINUTE;
export const SESSION_LIFE = 30 * DAY;

/** The queries behind signing in and out; times are milliseconds since 1970. */
export const sessionRepository = (db: Kysely<Tables>) => ({
  /** Makes the token of a link that signs an address in once. */
  issueLink: (email: string, now: number): Promise<string> =>
    withRetries(async () => {
      const token = newToken();
      await db.deleteFrom('desk_links').where('expires_at', '<=', now).execute();
      await db.deleteFrom('desk_sessions').where('expires_at', '<=', now).execute();
      await db
        .insertInto('desk_links')
        .values({ token_hash: tokenHash(token), email, expires_at: now + LINK_LIFE })
        .execute();
      return token;
    }),

  /** Whether a link would sign in: a look that does not use it up. */
  isLink: async (token: string, now: number): Promise<boolean> =>
    (await withRetries(() =>
      db
        .selectFrom('desk_links')
        .select('email')
        .where('token_hash', '=', tokenHash(token))
        .where('expires_at', '>', now)
        .executeTakeFirst(),
    )) !== undefined,

  /** Uses a link up. @returns the token of a new session; null for a link that was used, is too old or not ours */
  signIn: (token: string, now: number): Promise<string | null> =>
    withRetries(() =>
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
    ),

  /** Whose session a token is; null when it is over. */
  find: async (token: string, now: number): Promise<string | null> =>
    (
      await withRetries(() =>
        db
          .selectFrom('desk_sessions')
          .select('email')
          .where('token_hash', '=', tokenHash(token))
          .where('expires_at', '>', now)
          .executeTakeFirst(),
      )
    )?.email ?? null,

  /** Ends one session. */
  end: async (token: string): Promise<void> => {
    await withRetries(() => db.deleteFrom('desk_sessions').where('token_hash', '=', tokenHash(token)).execute());
  },

  /** Ends every session and link of an address. */
  endAll: async (email: string): Promise<void> => {
    await withRetries(() =>
      db.transaction().execute(async (trx) => {
        await trx.deleteFrom('desk_sessions').where('email', '=', email).execute();
        await trx.deleteFrom('desk_links').where('email', '=', email).execute();
      }),
    );
  },
});

export type SessionRepository = ReturnType<typeof sessionRepository>;
