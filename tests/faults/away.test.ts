/** A database is away for long, or answers nothing: pages stay, and each lead is stored or told that it is not. */
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { startPostgres } from '../../server/leads/store/testing/postgres-server.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { figuresOf, newAccount, sendLead, startVisitors } from './support/visitors.ts';

/** What every lead is promised, milliseconds: stored, or told that it is not. */
const PROMISE = 16_000;

const databases = openDatabases();
// They mostly wait, so they wait together.
afterAll(killAndCleanUp);

/** Waits until the server has prepared its database: what breaks it sooner is a fault of the start. */
const isOpen = (origin: string): Promise<void> =>
  expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 60_000 }).toBe(200);

test.concurrent('a failover: open lines lead nowhere, new ones work, and no lead is refused', {
  timeout: 180_000,
}, async ({ expect, task }) => {
  const rounds = scale(1, 3);
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  await isOpen(server.origin);
  const visitors = startVisitors(20, () => server.origin);
  const { account } = visitors;
  for (let round = 0; round < rounds; round++) {
    await sleep(500);
    const before = account.acknowledged.size;
    proxy.swallowOpen();
    await expect.poll(() => account.acknowledged.size, { timeout: 60_000 }).toBeGreaterThan(before + 50);
  }
  await visitors.stop();
  server.child.kill('SIGTERM');
  const { code } = await server.ended;
  const figures = await figuresOf(direct, account, [server]);
  note(task, { done: 'open database lines swallowed, new ones work, 20 visitors', times: rounds, ...figures });
  const { odd, pagesLost, refused } = account;
  expect({ code, odd, pagesLost, refused }).toEqual({ code: 0, odd: [], pagesLost: [], refused: 0 });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(10_000);
});

test.concurrent('one visitor after many: the lines that were left idle cost a failover one wait, not one each', async ({
  expect,
  task,
}) => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  const many = newAccount();
  await Promise.all(Array.from({ length: 20 }, () => sendLead(server.origin, many)));
  proxy.swallowOpen();
  const account = newAccount();
  await sendLead(server.origin, account);
  for (const message of many.acknowledged) account.acknowledged.add(message);
  await server.kill();
  const figures = await figuresOf(direct, account, [server]);
  note(task, { done: 'idle database lines swallowed, one visitor', times: 1, ...figures });
  expect({ stored: figures.acknowledged, refused: account.refused }).toEqual({ stored: 21, refused: 0 });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(10_000);
});

test.concurrent('a database that answers nothing: every lead is told so in time, pages stay, and it comes back by itself', {
  timeout: 180_000,
}, async ({ expect, task }) => {
  const rounds = scale(1, 3);
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    await sendLead(server.origin, account);
    proxy.swallowAll(true);
    const leads = Array.from({ length: 20 }, () => sendLead(server.origin, account));
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, { timeout: 10_000 }).toBe(503);
    await Promise.all(leads);
    expect(account.refused).toBe(20 * (round + 1));
    proxy.swallowAll(false);
    await sendLead(server.origin, account);
    await expect.poll(async () => (await fetch(`${server.origin}/readyz`)).status, { timeout: 10_000 }).toBe(200);
  }
  await server.kill();
  const figures = await figuresOf(direct, account, [server]);
  note(task, { done: 'all database lines swallowed, 20 leads, then let through', times: rounds, ...figures });
  expect({ stored: figures.acknowledged, odd: account.odd }).toEqual({ stored: 2 * rounds, odd: [] });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(PROMISE);
});

test.concurrent('SIGTERM while the database answers nothing: who waits is told to call', { timeout: 180_000 }, async ({
  expect,
  task,
}) => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
  await isOpen(server.origin);
  proxy.swallowAll(true);
  const account = newAccount();
  const leads = Promise.all(Array.from({ length: 20 }, () => sendLead(server.origin, account)));
  await sleep(500);
  server.child.kill('SIGTERM');
  await leads;
  const { code } = await server.ended;
  const figures = await figuresOf(direct, account, [server]);
  note(task, { done: 'SIGTERM while all database lines are swallowed, 20 leads waiting', times: 1, ...figures });
  expect({ code, refused: account.refused, odd: account.odd }).toEqual({ code: 0, refused: 20, odd: [] });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
});

test.concurrent('started while PostgreSQL is away: pages at once, leads told, an alarm, and open when it comes', {
  timeout: 120_000,
}, async ({ expect, task }) => {
  const { env, direct, arrive } = await databases.absent();
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
  expect(figures.longest).toBeLessThan(PROMISE);
});

test.concurrent('a server that waits for PostgreSQL ends when it is asked to', async ({ expect }) => {
  const { env } = await databases.absent();
  const server = await startServer(env);
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
});

test.concurrent('PostgreSQL stops for longer than anybody waits: every lead is told so in time, pages stay', {
  timeout: 180_000,
}, async ({ expect, task }) => {
  const rounds = scale(1, 4);
  // Its own one: the others of this file are in use.
  const postgres = await startPostgres();
  const env = { DATA_DIR: testFolder(), DATABASE_URL: await postgres.database('stopped') };
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    await sendLead(server.origin, account);
    await postgres.stop(round % 2 === 0 ? 'crash' : 'fast');
    const leads = Array.from({ length: 20 }, () => sendLead(server.origin, account));
    const link = fetch(`${server.origin}/newsletter/confirm/token`);
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
    await Promise.all(leads);
    expect(await (await link).text()).toContain('We cannot confirm this just now');
    expect(account.refused).toBe(20 * (round + 1));
    // Who comes a moment before it is back waits, and is not refused.
    const late = sendLead(server.origin, account);
    await sleep(1000);
    await postgres.start();
    await late;
  }
  await server.kill();
  const figures = await figuresOf(env, account, [server]);
  await postgres.dispose();
  note(task, { done: 'PostgreSQL stopped until 20 leads were refused, then started', times: rounds, ...figures });
  expect({ stored: figures.acknowledged, odd: account.odd }).toEqual({ stored: 2 * rounds, odd: [] });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(PROMISE);
});

test.concurrent('SQLite is locked for longer than anybody waits: every lead is told so in time, pages stay', {
  timeout: 180_000,
}, async ({ expect, task }) => {
  const rounds = scale(1, 3);
  const env = await databases.env('sqlite');
  const server = await startServer(env);
  const account = newAccount();
  for (let round = 0; round < rounds; round++) {
    const other = new Database(join(env.DATA_DIR ?? '', 'leads.db'));
    other.exec('begin immediate');
    const leads = [0, 1, 2, 3].map(async (seconds) => {
      // Who comes while others wait already is told no later.
      await sleep(seconds * 1000);
      await Promise.all(Array.from({ length: 5 }, () => sendLead(server.origin, account)));
    });
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
    await Promise.all(leads);
    expect(account.refused).toBe(20 * (round + 1));
    other.exec('rollback');
    other.close();
    await sendLead(server.origin, account);
  }
  await server.kill();
  const figures = await figuresOf(env, account, [server]);
  note(task, { done: 'SQLite locked until 20 leads were refused', times: rounds, ...figures });
  expect({ acknowledged: figures.acknowledged, odd: account.odd }).toEqual({ acknowledged: rounds, odd: [] });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
  expect(figures.longest).toBeLessThan(PROMISE);
});
