import { afterAll, beforeAll } from 'vitest';
import { testFolder } from './fixtures.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

/** The databases that a store may stand on. */
export const databaseKinds = ['sqlite', 'postgres'] as const;

/** One of them. */
export type DatabaseKind = (typeof databaseKinds)[number];

/**
 * Starts a PostgreSQL before the tests of a file and ends it after them: call it once, at the top.
 * @returns makes an empty database and gives the setting that names it; `cleanUp` removes the file of SQLite
 */
export const testDatabases = (): ((kind: DatabaseKind) => Promise<Record<string, string>>) => {
  let server: PostgresServer | undefined;
  let made = 0;
  beforeAll(async () => {
    server = await startPostgres();
  }, 60_000);
  afterAll(() => server?.dispose());
  return async (kind) => {
    if (kind === 'sqlite') return { DATA_DIR: testFolder() };
    if (!server) throw new Error('No database is there before the hooks of the file');
    return { DATABASE_URL: await server.database(`t${made++}`) };
  };
};
