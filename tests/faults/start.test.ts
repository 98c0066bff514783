import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { said, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { refusalOf, startServer } from './support/server-process.ts';
import { newAccount, sendLead } from './support/visitors.ts';

const databases = openDatabases();
afterAll(killAndCleanUp);

test('what waiting cannot heal ends the start with one line', async () => {
  const { postgres } = databases;
  const refusedOn = async (changes: {
    readonly username?: string;
    readonly password?: string;
    readonly pathname?: string;
  }) => {
    const env = await databases.env('postgres');
    return refusalOf({ ...env, DATABASE_URL: Object.assign(new URL(env.DATABASE_URL ?? ''), changes).href });
  };
  await postgres.query("create role guarded login superuser password 'right'");
  expect(await refusedOn({ username: 'guarded', password: 'wrong' })).toContain('28P01');
  expect(await refusedOn({ pathname: '/nowhere' })).toContain('3D000');
  await postgres.query('alter system set fsync = off');
  await postgres.query('select pg_reload_conf()');
  try {
    // The setting is taken over a moment later.
    await expect.poll(() => refusedOn({}), { timeout: 30_000 }).toContain('fsync = off');
  } finally {
    await postgres.query('alter system reset fsync');
    await postgres.query('select pg_reload_conf()');
  }
});

test('the same when it comes out only after the database was away', async () => {
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
  expect(await newer.db.selectFrom('leads').select('id').execute()).toHaveLength(1);
});
