import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { postgresFaults } from './support/postgres-faults.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { expectKept, startVisitors } from './support/visitors.ts';

const VISITORS = 20;

/** The pause is longer than the longest one between two tries of a lead that waits. */
const PAUSES = scale(0, 2000);

const databases = openDatabases();
afterEach(killAndCleanUp);

test.each(postgresFaults)('loses no lead or page when PostgreSQL: $what', async ({ short, full, fault }) => {
  const { proxy, env, direct } = await databases.proxied();
  // The delay is that between two machines: most of a lead's time is spent inside its transaction.
  proxy.latency(2);
  const server = await startServer(env);
  const visitors = startVisitors(VISITORS, () => server.origin);
  const { account } = visitors;
  for (let round = 0; round < scale(short, full); round++) {
    await sleep(400);
    await fault(databases.postgres);
    // Outages follow each other only after recovery: a sender who has waited for the end of one must not meet the
    // next.
    const before = account.acknowledged.size;
    await expect.poll(() => account.acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 2 * VISITORS);
    await sleep(PAUSES);
  }
  await visitors.stop();
  expect(server.child.exitCode).toBeNull();
  await server.kill();
  await expectKept(direct, account);
  expect(account.refused).toBe(0);
});

/** Sessions of a primary that became a standby refuse every lead for so many milliseconds. */
const READ_ONLY = scale(4000, 20_000);

/** The longest pause between two attempts of a lead, with room for a slow machine. */
const MAX_RECOVERY_MS = 5000;

test('stores the first lead after a failover', async () => {
  const direct = await databases.env('postgres');
  const { postgres } = databases;
  const name = new URL(direct.DATABASE_URL ?? '').pathname.slice(1);
  const server = await startServer(direct);
  // Visitors wait for 12 seconds during the failover; 30 of them keep every connection of the pool in use.
  const visitors = startVisitors(30, () => server.origin);
  const { account } = visitors;
  await expect.poll(() => account.acknowledged.size).toBeGreaterThan(30);
  // A session reads the setting when it begins: those that are open at the end stay read-only, as on an old primary.
  await postgres.query(`alter database ${name} set default_transaction_read_only = on`);
  await postgres.terminateAll();
  await sleep(READ_ONLY);
  const during = account.acknowledged.size;
  const [{ now } = {}] = await postgres.query('select clock_timestamp()::text as now');
  await postgres.query(`alter database ${name} reset default_transaction_read_only`);
  const began = performance.now();
  await vi.waitFor(() => expect(account.acknowledged.size).toBeGreaterThan(during), {
    timeout: MAX_RECOVERY_MS,
    interval: 5,
  });
  console.log({ recovered: Math.round(performance.now() - began), refused: account.refused });
  await expect.poll(() => account.acknowledged.size).toBeGreaterThan(during + 100);
  const stale = `select pid from pg_stat_activity where datname = '${name}' and backend_start < '${now}'`;
  expect(await postgres.query(stale)).toEqual([]);
  await visitors.stop();
  await server.kill();
  await expectKept(direct, account);
});
