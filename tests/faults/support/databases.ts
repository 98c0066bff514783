import { testFolder } from '../../../server/storage/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../../server/storage/testing/postgres-server.ts';
import type { Env } from './server-process.ts';

export type Kind = 'sqlite' | 'postgres';

/** Empty databases of either kind. */
export interface Databases {
  readonly postgres: PostgresServer;
  /** Settings of a server with a new database. */
  env(kind: Kind): Promise<Env>;
}

/** Starts a PostgreSQL for the tests of one file; the caller disposes of it. */
export const startDatabases = async (): Promise<Databases> => {
  const postgres = await startPostgres();
  let count = 0;
  return {
    postgres,
    async env(kind) {
      const sqlite = { DATA_DIR: testFolder() };
      return kind === 'sqlite' ? sqlite : { ...sqlite, DATABASE_URL: await postgres.database(`f${count++}`) };
    },
  };
};
