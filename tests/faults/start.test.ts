import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { startStore } from '../../server/leads/store/store.ts';
import { makeSubmission, testConfig, testLog, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { inParallel } from './support/requests.ts';
import { findRefusal, startServer } from './support/server-process.ts';
import { newAccount, sendLead } from './support/visitors.ts';

const databases = openDatabases();
afterAll(killAndCleanUp);

test('ends the start for what waiting cannot heal', async () => {
  const { postgres } = databases;
  const refusedOn = async (changes: {
    readonly username?: string;
    readonly password?: string;
    readonly pathname?: string;
  }) => {
    const env = await databases.env('postgres');
    return findRefusal({ ...env, DATABASE_URL: Object.assign(new URL(env.DATABASE_URL ?? ''), changes).href });
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

test('ends the start for it after an absence too', async () => {
  const { env, direct, arrive } = await databases.absent();
  const newer = await testStore(testConfig(direct));
  await newer.submit(makeSubmission());
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

/** A server that starts beside a vanished host must store a lead within this time. */
const MAX_OPENING_MS = 12_000;

/** A server whose own connection fell silent must store it within this time. */
const MAX_RECOVERY_MS = 45_000;

/** Counts what a start sends on an empty database, by a start that nothing disturbs. */
const countSent = async (): Promise<number> => {
  const { proxy, env } = await databases.proxied();
  let sent = 0;
  void proxy.swallowFrom(() => {
    sent++;
    return false;
  });
  await (await testStore(testConfig(env))).close();
  return sent;
};

test('leaves no lock when its host vanishes', async () => {
  const count = await countSent();
  const waits: number[] = [];
  await inParallel(count, 16, async (place) => {
    const { proxy, env, direct } = await databases.proxied();
    let sent = 0;
    const silent = proxy.swallowFrom(() => sent++ === place);
    const vanished = await startStore(testConfig(env), testLog(), 60_000);
    await silent;
    const began = performance.now();
    const later = await startStore(testConfig(direct), testLog(), 60_000);
    await later.opened;
    expect((await later.store.submit(makeSubmission())).result).toBe('stored');
    const opened = performance.now() - began;
    // The other host is not gone: it tries again on a new connection.
    await vanished.opened;
    expect(
      (await vanished.store.submit(makeSubmission({ email: 'kavin@example.org', message: 'Call me.' }))).result,
    ).toBe('stored');
    const recovered = performance.now() - began;
    waits.push(opened);
    expect({ place, opened: opened < MAX_OPENING_MS, recovered: recovered < MAX_RECOVERY_MS }).toEqual({
      place,
      opened: true,
      recovered: true,
    });
    const { pathname } = new URL(direct.DATABASE_URL ?? '');
    const stuck = `select state, query from pg_stat_activity where datname = '${pathname.slice(1)}' and state <> 'idle'`;
    await vi.waitFor(async () => expect(await databases.postgres.query(stuck)).toEqual([]), { timeout: 30_000 });
    await Promise.all([later.store.close(), vanished.store.close()]);
  });
  console.log({ places: count, longest: Math.round(Math.max(...waits)) });
});
