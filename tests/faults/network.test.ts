/** Three servers share one PostgreSQL over a network with faults. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { PostgresServer } from '../../server/leads/store/testing/postgres-server.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import type { TcpProxy } from './support/tcp-proxy.ts';
import { figuresOf, startVisitors } from './support/visitors.ts';

const databases = openDatabases();
afterEach(killAndCleanUp);

/** What is done to the lines between the servers and their database. */
interface Fault {
  readonly what: string;
  readonly rounds: readonly [short: number, full: number];
  readonly fault: (proxy: TcpProxy, postgres: PostgresServer) => Promise<void>;
}

const faults: readonly Fault[] = [
  {
    what: 'slow: 100 ms in each direction',
    rounds: [1, 3],
    async fault(proxy) {
      proxy.latency(100);
      proxy.reset();
      await sleep(scale(1500, 5000));
      proxy.latency(0);
      proxy.reset();
    },
  },
  {
    what: 'reset',
    rounds: [1, 20],
    async fault(proxy) {
      proxy.reset();
      await sleep(300);
    },
  },
  {
    what: 'swallowed, new lines work',
    // What one server does then is tested elsewhere, in less time.
    rounds: [0, 3],
    async fault(proxy) {
      proxy.swallowOpen();
      await sleep(7000);
    },
  },
  {
    what: 'closed by a restart, which is told 2 s late',
    rounds: [1, 3],
    async fault(proxy, postgres) {
      proxy.slowClose(2000);
      await postgres.stop();
      await postgres.start();
      await sleep(2500);
      proxy.slowClose(0);
    },
  },
];

test('three servers behind a bad network: no lead and no page is lost, and no lead is there twice', {
  timeout: 300_000,
}, async ({ task }) => {
  const { proxy, env, direct } = await databases.proxied();
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)]);
  let turn = 0;
  const visitors = startVisitors(20, () => servers[turn++ % servers.length]?.origin ?? '');
  const { account } = visitors;
  const done: string[] = [];
  for (const { what, rounds, fault } of faults) {
    const count = scale(...rounds);
    for (let round = 0; round < count; round++) {
      await fault(proxy, databases.postgres);
      const before = account.acknowledged.size;
      await expect.poll(() => account.acknowledged.size, { timeout: 20_000 }).toBeGreaterThan(before + 20);
    }
    if (count > 0) done.push(`${count} times ${what}`);
  }
  await visitors.stop();
  const alive = servers.every(({ child }) => child.exitCode === null);
  for (const server of servers) await server.kill();
  const figures = await figuresOf(direct, account, servers);
  note(task, { done: `three servers, their database lines ${done.join('; ')}`, times: 1, ...figures });
  const { odd, pagesLost, refused } = account;
  expect({ alive, odd, pagesLost, refused }).toEqual({ alive: true, odd: [], pagesLost: [], refused: 0 });
  expect(figures).toMatchObject({ missing: 0, twice: 0, uncaught: 0 });
});
