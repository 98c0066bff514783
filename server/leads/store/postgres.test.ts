import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTcpProxy } from '../../../tests/faults/support/tcp-proxy.ts';
import { createLog } from '../../logging.ts';
import { keyHash } from './keys.ts';
import { LOCK } from './migrations.ts';
import { startStore } from './store.ts';
import type { Submission } from './submit.ts';
import { cleanUp, makeSubmission, testConfig, testStore } from './testing/fixtures.ts';
import { type PostgresServer, startPostgres } from './testing/postgres-server.ts';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await cleanUp();
  await server.dispose();
});

test('rejects a transaction whose connection is cut', async () => {
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
  expect((await store.submit(makeSubmission())).result).toBe('stored');
});

const makeKeyRow = ({ form, key }: Submission) => ({ key_hash: keyHash(form, key), fingerprint: 'f', created_at: 0 });

const connected = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
};

describe.concurrent('times', () => {
  test('retries a database that falls silent during preparation', async ({ expect }) => {
    const url = await server.database('silent');
    const proxy = await startTcpProxy(url);
    const silent = proxy.swallowFrom((sent) => sent.includes('current_setting'));
    const config = testConfig({ DATABASE_URL: proxy.through(url) });
    const { store, opened } = await startStore(config, createLog('silent'), 60_000);
    await silent;
    await opened;
    expect((await store.submit(makeSubmission())).result).toBe('stored');
    await store.close();
    await proxy.close();
  });

  test('a migration may take longer than a visitor waits', async ({ expect }) => {
    const url = await server.database('slow');
    const other = await connected(url);
    await other.query('begin');
    await other.query(`select pg_advisory_xact_lock(${LOCK})`);
    const opening = testStore(testConfig({ DATABASE_URL: url }));
    await sleep(14_000);
    await other.query('commit');
    expect((await (await opening).submit(makeSubmission())).result).toBe('stored');
    await other.end();
  });

  test('releases the locks of a vanished server', async ({ expect }) => {
    const url = await server.database('vanished');
    const store = await testStore(testConfig({ DATABASE_URL: url }));
    const lead = makeSubmission();
    const vanished = store.db.transaction().execute(async (trx) => {
      await trx.insertInto('idempotency_keys').values(makeKeyRow(lead)).execute();
      await sleep(9_000);
      await sql`select 1`.execute(trx);
    });
    const [first, second] = await Promise.allSettled([vanished, store.submit(lead)]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { result: 'stored' } });
  });

  test('abandons a query that hangs, and answers others', async ({ expect }) => {
    const store = await testStore(testConfig({ DATABASE_URL: await server.database('hanging') }));
    const hanging = sql`select pg_sleep(60)`.execute(store.db);
    const [first, second] = await Promise.allSettled([hanging, store.submit(makeSubmission())]);
    expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
  });
});
