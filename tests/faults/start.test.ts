/** A server starts while its PostgreSQL is away, or can never be used. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { said, testConfig, testStore } from '../../server/storage/testing/fixtures.ts';
import { freePort } from '../../server/storage/testing/postgres-server.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { note, scale } from './support/scale.ts';
import { type Ending, runServer, startServer } from './support/server-process.ts';
import { startTcpProxy, type TcpProxy } from './support/tcp-proxy.ts';
import { figuresOf, newAccount, sendLead } from './support/visitors.ts';

const databases = openDatabases();
const proxies: TcpProxy[] = [];
afterAll(async () => {
  await killAndCleanUp();
  for (const proxy of proxies) await proxy.close();
});

/** A database at an address where nobody is yet. */
const absent = async () => {
  const env = await databases.env('postgres');
  const port = await freePort();
  const url = new URL(env.DATABASE_URL ?? '');
  url.port = String(port);
  return {
    env: { ...env, DATABASE_URL: url.href },
    direct: env,
    async arrive() {
      proxies.push(await startTcpProxy(env.DATABASE_URL ?? '', port));
    },
  };
};

test.concurrent('started while PostgreSQL is away: pages at once, leads told, an alarm, and open when it comes', {
  timeout: 120_000,
}, async ({ expect, task }) => {
  const { env, direct, arrive } = await absent();
  const server = await startServer({ ...env, DATABASE_WAIT: '2', LOG_LEVEL: 'info' });
  const account = newAccount();
  const leads = Array.from({ length: 5 }, () => sendLead(server.origin, account));
  expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  await Promise.all(leads);
  expect(account.refused).toBe(5);
  expect(server.output()).toMatch(/"level":50.*"alarm":"database-away"/);
  // Who comes shortly before the database does is not refused.
  const late = sendLead(server.origin, account);
  await sleep(scale(1000, 3000));
  await arrive();
  await late;
  await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  expect(server.output()).toContain('the alarm is over: PostgreSQL is there');
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  const figures = await figuresOf(direct, account, [server]);
  note(task, { done: 'started while PostgreSQL was away, 6 leads', times: 1, ...figures });
  expect(account).toMatchObject({ refused: 5, odd: [] });
  expect(figures).toMatchObject({ acknowledged: 1, missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(16_000);
});

test.concurrent('a server that waits for PostgreSQL ends when it is asked to', async ({ expect }) => {
  const { env } = await absent();
  const server = await startServer(env);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

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
  await expect.poll(async () => (await address(() => undefined)).output).toMatch(oneLine('fsync = off'));
  await postgres.query('alter system reset fsync');
  await postgres.query('select pg_reload_conf()');
  note(task, { done: 'started with a wrong password, no such database, fsync off', times: 3 });
});

test('the same when it comes out only after the database was away', async ({ task }) => {
  const { env, direct, arrive } = await absent();
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
