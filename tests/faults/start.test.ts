/** A server starts with a PostgreSQL that can never be used. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { said, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { note } from './support/scale.ts';
import { type Ending, runServer, startServer } from './support/server-process.ts';
import { newAccount, sendLead } from './support/visitors.ts';

const databases = openDatabases();
afterAll(killAndCleanUp);

const oneLine = (text: string): RegExp => new RegExp(`^The server cannot start\\. [^\\n]*${text}[^\\n]*\\n$`);

test('what waiting cannot heal ends the start with one line', { timeout: 60_000 }, async ({ task }) => {
  const { postgres } = databases;
  const address = async (change: (url: URL) => void): Promise<Ending> => {
    const env = await databases.env('postgres');
    const url = new URL(env.DATABASE_URL ?? '');
    change(url);
    return runServer({ ...env, DATABASE_URL: url.href });
  };
  await postgres.query("create role guarded login superuser password 'right'");
  const endings = [
    [
      await address((url) => {
        url.username = 'guarded';
        url.password = 'wrong';
      }),
      '28P01',
    ],
    [
      await address((url) => {
        url.pathname = '/nowhere';
      }),
      '3D000',
    ],
  ] as const;
  for (const [{ code, output }, cause] of endings)
    expect([code, output]).toEqual([1, expect.stringMatching(oneLine(cause))]);
  await postgres.query('alter system set fsync = off');
  await postgres.query('select pg_reload_conf()');
  try {
    // The setting is taken over a moment later.
    await vi.waitFor(
      async () => expect((await address(() => undefined)).output).toMatch(oneLine('fsync = off')),
      30_000,
    );
  } finally {
    await postgres.query('alter system reset fsync');
    await postgres.query('select pg_reload_conf()');
  }
  note(task, { done: 'started with a wrong password, no such database, fsync off', times: 3 });
});

test('the same when it comes out only after the database was away', async ({ task }) => {
  const { env, direct, arrive } = await databases.absent();
  const newer = await testStore(testConfig(direct));
  await newer.submit(said());
  await newer.db.insertInto('schema_migrations').values({ version: 1000, name: 'later', applied_at: 0 }).execute();
  const server = await startServer(env);
  const account = newAccount();
  const lead = sendLead(server.origin, account);
  await sleep(300);
  await arrive();
  const { code, output } = await server.ended;
  await lead;
  expect([code, output]).toEqual([1, expect.stringMatching(/The server cannot start\. [^\n]*schema 1000[^\n]*\n/)]);
  expect(account).toMatchObject({ refused: 1, odd: [] });
  const { count } = await newer.db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
  note(task, { done: 'started while a newer PostgreSQL was away, which then came', times: 1 });
});
