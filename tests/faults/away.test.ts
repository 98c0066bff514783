import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { lockFile, testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { startPostgres } from '../../server/leads/store/testing/postgres-server.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { expectKept, newAccount, sendLead, sendLeads, startVisitors } from './support/visitors.ts';

/** A lead is stored within this time, or its sender is told that it is not. */
const MAX_ANSWER_MS = 16_000;

/** A lead may wait this long if its connection leads nowhere and a new one works. */
const MAX_FAILOVER_MS = 10_000;

const databases = openDatabases();
// They mostly wait, so they wait together; `expect.poll` does not know then in which of them it is.
afterAll(killAndCleanUp);

const fetchStatus = async (origin: string, path: string): Promise<number> => (await fetch(origin + path)).status;

/** Waits until the server can store leads, or cannot; what breaks its database sooner is a fault of the start. */
const isReady = (origin: string, status: 200 | 503, timeout = 10_000): Promise<void> =>
  vi.waitFor(async () => expect(await fetchStatus(origin, '/readyz')).toBe(status), { timeout });

test.concurrent('refuses no lead in a failover', async () => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  await isReady(server.origin, 200, 60_000);
  const visitors = startVisitors(20, () => server.origin);
  const { account } = visitors;
  for (let round = 0; round < scale(1, 3); round++) {
    await sleep(500);
    const before = account.acknowledged.size;
    proxy.swallowOpen();
    await vi.waitFor(() => expect(account.acknowledged.size).toBeGreaterThan(before + 50), { timeout: 60_000 });
  }
  await visitors.stop();
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await expectKept(direct, account);
  expect(account.refused).toBe(0);
  expect(account.longest).toBeLessThan(MAX_FAILOVER_MS);
});

test.concurrent('costs one wait after a failover', async () => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  const many = newAccount();
  await sendLeads(20, server.origin, many);
  proxy.swallowOpen();
  const account = newAccount();
  await sendLead(server.origin, account);
  for (const message of many.acknowledged) account.acknowledged.add(message);
  await server.kill();
  await expectKept(direct, account);
  expect([account.acknowledged.size, account.refused]).toEqual([21, 0]);
  expect(account.longest).toBeLessThan(MAX_FAILOVER_MS);
});

test.concurrent('refuses leads in time under a silent database', async () => {
  const rounds = scale(1, 3);
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    await sendLead(server.origin, account);
    proxy.swallowAll(true);
    const leads = sendLeads(20, server.origin, account);
    expect(await fetchStatus(server.origin, '/contact')).toBe(200);
    await isReady(server.origin, 503);
    await leads;
    expect(account.refused).toBe(20 * (round + 1));
    proxy.swallowAll(false);
    await sendLead(server.origin, account);
    await isReady(server.origin, 200);
  }
  await server.kill();
  await expectKept(direct, account);
  expect(account.acknowledged.size).toBe(2 * rounds);
  expect(account.longest).toBeLessThan(MAX_ANSWER_MS);
});

test.concurrent('tells waiting visitors to call at a SIGTERM', async () => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  await isReady(server.origin, 200, 60_000);
  proxy.swallowAll(true);
  const account = newAccount();
  const leads = sendLeads(20, server.origin, account);
  await sleep(500);
  server.child.kill('SIGTERM');
  await leads;
  expect((await server.ended).code).toBe(0);
  await expectKept(direct, account);
  expect(account.refused).toBe(20);
});

test.concurrent('opens by itself after a start without PostgreSQL', async () => {
  const { env, direct, arrive } = await databases.absent();
  const server = await startServer({ ...env, DATABASE_WAIT: '2', LOG_LEVEL: 'info' });
  const account = newAccount();
  const leads = sendLeads(5, server.origin, account);
  expect(await fetchStatus(server.origin, '/contact')).toBe(200);
  expect(await fetchStatus(server.origin, '/readyz')).toBe(503);
  await leads;
  expect(account.refused).toBe(5);
  expect(server.output()).toMatch(/"level":50.*"alarm":"database-away"/);
  // Senders shortly before the return of the database are not refused.
  const late = sendLead(server.origin, account);
  await sleep(scale(1000, 3000));
  await arrive();
  await late;
  await isReady(server.origin, 200);
  expect(server.output()).toContain('Alarm cleared: PostgreSQL reachable');
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  await expectKept(direct, account);
  expect([account.acknowledged.size, account.refused]).toEqual([1, 5]);
  expect(account.longest).toBeLessThan(MAX_ANSWER_MS);
});

test.concurrent('the desk prints its link once PostgreSQL comes', async () => {
  const { env, arrive } = await databases.absent();
  const server = await startServer({ ...env, DESK_PORT: '0', LOG_LEVEL: 'info' });
  expect(server.output()).toContain('The desk is on');
  await sleep(1000);
  expect(server.output()).not.toMatch(/sign-in\/|Cannot listen|Desk could not be started/);
  await arrive();
  const linkIn = (text: string): string => /http:\S+sign-in\/[\w-]+/.exec(text)?.[0] ?? '';
  await vi.waitFor(() => expect(linkIn(server.output())).not.toBe(''), { timeout: 60_000 });
  const entered = await fetch(linkIn(server.output()), {
    method: 'POST',
    headers: { 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
  expect(entered.status).toBe(303);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test.concurrent('ends while it waits for PostgreSQL', async () => {
  const { env } = await databases.absent();
  const server = await startServer(env);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test.concurrent('refuses leads in time under a stopped PostgreSQL', async () => {
  const rounds = scale(1, 4);
  // Its own one: the others of this file are in use.
  const postgres = await startPostgres();
  const env = { DATA_DIR: testFolder(), DATABASE_URL: await postgres.database('stopped') };
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    await sendLead(server.origin, account);
    await postgres.stop(round % 2 === 0 ? 'crash' : 'fast');
    const leads = sendLeads(20, server.origin, account);
    const link = fetch(`${server.origin}/newsletter/confirm/token`);
    expect(await fetchStatus(server.origin, '/contact')).toBe(200);
    await leads;
    expect(await (await link).text()).toContain('We cannot confirm this just now');
    expect(account.refused).toBe(20 * (round + 1));
    // Senders a moment before the return of the database wait, and are not refused.
    const late = sendLead(server.origin, account);
    await sleep(1000);
    await postgres.start();
    await late;
  }
  await server.kill();
  await expectKept(env, account);
  await postgres.dispose();
  expect(account.acknowledged.size).toBe(2 * rounds);
  expect(account.longest).toBeLessThan(MAX_ANSWER_MS);
});

test.concurrent('refuses leads in time under a locked SQLite', async () => {
  const rounds = scale(1, 3);
  const env = await databases.env('sqlite');
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    const unlock = lockFile(env.DATA_DIR ?? '');
    const leads = [0, 1, 2, 3].map(async (seconds) => {
      // Senders who come while others wait already are told no later.
      await sleep(seconds * 1000);
      await sendLeads(5, server.origin, account);
    });
    expect(await fetchStatus(server.origin, '/contact')).toBe(200);
    await Promise.all(leads);
    expect(account.refused).toBe(20 * (round + 1));
    unlock();
    await sendLead(server.origin, account);
  }
  await server.kill();
  await expectKept(env, account);
  expect(account.acknowledged.size).toBe(rounds);
  expect(account.longest).toBeLessThan(MAX_ANSWER_MS);
});
