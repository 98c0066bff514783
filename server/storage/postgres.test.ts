/** What becomes of a store when its PostgreSQL drops lines, through a real server. */
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cleanUp, said, testConfig, testStore } from './testing/fixtures.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, 60_000);
afterEach(cleanUp);
afterAll(() => server.dispose());

test('a transaction whose line is cut between two queries rejects, and nothing is left uncaught', async () => {
  const store = await testStore(testConfig({ DATABASE_URL: await server.database('cut') }));
  const uncaught: unknown[] = [];
  const listener = (error: unknown): void => void uncaught.push(error);
  process.on('uncaughtException', listener);
  const work = store.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(store.db);
    await sleep(200);
    await sql`select 1`.execute(trx);
  });
  await expect(work).rejects.toThrow();
  process.off('uncaughtException', listener);
  expect(uncaught).toEqual([]);
  expect((await store.submit(said())).result).toBe('stored');
});
