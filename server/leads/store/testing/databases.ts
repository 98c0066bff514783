import pg from 'pg';
import { inject } from 'vitest';
import { testFolder } from './fixtures.ts';

/** The databases that a store may stand on. */
export const databaseKinds = ['sqlite', 'postgres'] as const;
export type DatabaseKind = (typeof databaseKinds)[number];

let made = 0;

/** Makes an empty database on the PostgreSQL that global-postgres.ts started. */
const newDatabase = async (): Promise<string> => {
  const url = new URL(inject('postgres'));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  const name = `t${process.pid}_${made++}`;
  await client.query(`create database ${name}`).finally(() => client.end());
  url.pathname = name;
  return url.href;
};

/** Makes an empty database and gives the setting that names it; `cleanUp` removes the file of SQLite. */
export const testDatabase = async (kind: DatabaseKind): Promise<Record<string, string>> =>
  kind === 'sqlite' ? { DATA_DIR: testFolder() } : { DATABASE_URL: await newDatabase() };
