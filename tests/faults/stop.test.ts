/** A server is asked to end while visitors are there: each gets an answer. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { allLeads, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { startKeepAlive } from './support/keep-alive.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { figuresOf, newAccount, sendLead, uncaughtIn } from './support/visitors.ts';

const LINES = 60;

/** How long the server leaves a line open that has no request, milliseconds. */
const IDLE_FOR = 500;

const databases = openDatabases();
afterEach(killAndCleanUp);

test.for(['sqlite', 'postgres'] as const)(
  'SIGTERM on %s: no open line is cut on a request',
  { timeout: 180_000 },
  async (kind, { task }) => {
    const rounds = scale(1, 7);
    const env = await databases.env(kind);
    const acknowledged = new Set<string>();
    const cut: string[] = [];
    let uncaught = 0;
    const standstill = monitorEventLoopDelay({ resolution: 10 });
    for (let round = 0; round < rounds; ) {
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
      for (const message of clients.acknowledged) acknowledged.add(message);
      uncaught += uncaughtIn([server]);
      // Clients that stood still had idle lines, which may be closed: that round proves nothing.
      if (standstill.max / 1e6 > IDLE_FOR / 2) continue;
      cut.push(...clients.cut);
      round++;
    }
    const messages = (await allLeads(await testStore(testConfig(env)))).map(({ message }) => message ?? '');
    const stored = new Set(messages);
    const missing = [...acknowledged].filter((message) => !stored.has(message)).length;
    const twice = messages.length - stored.size;
    note(task, {
      done: `SIGTERM under ${LINES} busy lines on ${kind}, ${cut.length} cut`,
      times: rounds,
      acknowledged: acknowledged.size,
      missing,
      twice,
      uncaught,
    });
    expect({ cut, missing, twice, uncaught }).toEqual({ cut: [], missing: 0, twice: 0, uncaught: 0 });
  },
);

test('SIGTERM while PostgreSQL is away: who waits is told to call', async ({ task }) => {
  const env = await databases.env('postgres');
  const server = await startServer(env);
  await databases.postgres.stop();
  const account = newAccount();
  const leads = Promise.all(Array.from({ length: 20 }, () => sendLead(server.origin, account)));
  await sleep(500);
  server.child.kill('SIGTERM');
  await leads;
  const { code } = await server.ended;
  await databases.postgres.start();
  const figures = await figuresOf(env, account, [server]);
  note(task, { done: 'SIGTERM while PostgreSQL is away, 20 leads waiting', times: 1, ...figures });
  expect({ code, refused: account.refused, odd: account.odd }).toEqual({ code: 0, refused: 20, odd: [] });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
});
