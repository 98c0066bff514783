import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { startKeepAlive } from './support/keep-alive.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { expectKept, newAccount, sendLeads } from './support/visitors.ts';

const LINES = 60;

const IDLE_TIMEOUT_MS = 500;

const databases = openDatabases();
afterEach(killAndCleanUp);

test.each(['sqlite', 'postgres'] as const)('cuts no request at a SIGTERM on %s', async (kind) => {
  const env = await databases.env(kind);
  const account = newAccount();
  const standstill = monitorEventLoopDelay({ resolution: 10 });
  for (let round = 0; round < scale(1, 7); ) {
    const server = await startServer(env);
    const clients = startKeepAlive(LINES, server.origin);
    await expect.poll(() => clients.answers, { timeout: 20_000 }).toBeGreaterThan(10 * LINES);
    // A busy server takes one new line in each turn of its event loop.
    await expect.poll(() => clients.served, { timeout: 20_000 }).toBe(LINES);
    standstill.reset();
    standstill.enable();
    server.child.kill('SIGTERM');
    await clients.done;
    standstill.disable();
    expect((await server.ended).code).toBe(0);
    for (const message of clients.acknowledged) account.acknowledged.add(message);
    // Clients that stood still had idle lines, which may be closed: that round proves nothing.
    if (standstill.max / 1e6 > IDLE_TIMEOUT_MS / 2) continue;
    account.odd.push(...clients.cut);
    round++;
  }
  await expectKept(env, account);
});

test('tells waiting visitors to call without PostgreSQL', async () => {
  const env = await databases.env('postgres');
  const server = await startServer(env);
  await databases.postgres.stop();
  const account = newAccount();
  const leads = sendLeads(20, server.origin, account);
  await sleep(500);
  server.child.kill('SIGTERM');
  await leads;
  expect((await server.ended).code).toBe(0);
  await databases.postgres.start();
  await expectKept(env, account);
  expect(account.refused).toBe(20);
});
