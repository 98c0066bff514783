/** The database's host vanishes without a goodbye: lines stay open, and nothing comes back on them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, test } from 'vitest';
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

test.concurrent('a failover: open lines lead nowhere, new ones work, and no lead is refused', {
  timeout: 180_000,
}, async ({ expect, task }) => {
  const rounds = scale(1, 3);
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
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

test.concurrent('SIGTERM while the database answers nothing: who waits is told to call', { timeout: 60_000 }, async ({
  expect,
  task,
}) => {
  const { proxy, env, direct } = await databases.proxied();
  const server = await startServer(env);
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
