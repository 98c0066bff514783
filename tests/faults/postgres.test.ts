import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { postgresFaults } from './support/postgres-faults.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { expectKept, startVisitors } from './support/visitors.ts';

const VISITORS = 20;

/** Longer than the longest pause between two tries of a lead that waits, milliseconds. */
const PAUSES = scale(0, 2000);

const databases = openDatabases();
afterEach(killAndCleanUp);

test.each(postgresFaults)(
  'PostgreSQL: $what, under visitors: no lead and no page is lost',
  async ({ short, full, fault }) => {
    const { proxy, env, direct } = await databases.proxied();
    // As between two machines: most of a lead's time is spent inside its transaction.
    proxy.latency(2);
    const server = await startServer(env);
    const visitors = startVisitors(VISITORS, () => server.origin);
    const { account } = visitors;
    for (let round = 0; round < scale(short, full); round++) {
      await sleep(400);
      await fault(databases.postgres);
      // One outage after the other: whoever has waited for the end of this one is not met by the next.
      const before = account.acknowledged.size;
      await expect.poll(() => account.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 2 * VISITORS);
      await sleep(PAUSES);
    }
    await visitors.stop();
    expect(server.child.exitCode).toBeNull();
    await server.kill();
    await expectKept(direct, account);
    expect(account.refused).toBe(0);
  },
);
