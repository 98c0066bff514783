/**
 * Visitors send enquiries and erase some while servers, PostgreSQL or the disk fail: never two acknowledgements, never an
 * erased enquiry back, never a mail about one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import type { MailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { pragma } from '../../server/leads/store/sqlite.ts';
import { testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { postgresFaults } from './support/postgres-faults.ts';
import { scale } from './support/scale.ts';
import { allSent, endClaims, expectPromise, passAnHour, type Senders, startSenders } from './support/senders.ts';
import { type Env, type ServerProcess, startServer } from './support/server-process.ts';
import { empty, fill, mount } from './support/small-disk.ts';
import { withMail } from './support/with-mail.ts';

const CLIENTS = 6;

const databases = openDatabases();
afterEach(killAndCleanUp);

interface Trial {
  readonly env: Env;
  readonly smtp: MailServer;
  readonly senders: Senders;
  readonly servers: readonly ServerProcess[];
}

/**
 * Ends all, lets new servers send what is left, and expects the promise.
 * @param anew how many new servers
 */
const settle = async ({ env, smtp, senders, servers }: Trial, anew: number): Promise<void> => {
  await senders.stop();
  for (const server of servers) await server.kill();
  const store = await testStore(testConfig(env));
  await endClaims(store);
  const last = await Promise.all(Array.from({ length: anew }, () => startServer(env)));
  await allSent(store);
  for (const server of last) await server.kill();
  if (store.file) expect(pragma(store.file, 'integrity_check')).toBe('ok');
  await expectPromise(store, senders, smtp);
};

describe.each([
  ['sqlite', scale(6, 30)],
  ['postgres', scale(3, 15)],
] as const)('killed at random on %s', (kind, kills) => {
  test('mails nobody twice, and revives no erased enquiry', { timeout: 600_000 }, async () => {
    const { smtp, env } = await withMail({ ...(await databases.env(kind)), ACKNOWLEDGE: 'on' });
    const servers = [await startServer(env)];
    const store = await testStore(testConfig(env));
    const senders = startSenders(CLIENTS, () => servers.at(-1)?.origin ?? '');
    for (let kill = 0; kill < kills; kill++) {
      await senders.more(CLIENTS);
      await servers.at(-1)?.kill();
      await passAnHour(store);
      await endClaims(store);
      servers.push(await startServer(env));
    }
    await settle({ env, smtp, senders, servers }, 1);
  });
});

test.each(postgresFaults)(
  'mails nobody twice with two servers, PostgreSQL $what',
  { timeout: 600_000 },
  async ({ short, full, fault }) => {
    const { smtp, env } = await withMail({ ...(await databases.env('postgres')), ACKNOWLEDGE: 'on' });
    const servers = await Promise.all([startServer(env), startServer(env)]);
    const senders = startSenders(CLIENTS, () => servers[Math.random() < 0.5 ? 0 : 1]?.origin ?? '');
    const rounds = scale(short, full);
    for (let round = 0; round < rounds; round++) {
      await senders.more(CLIENTS);
      await fault(databases.postgres);
      // A new store opens its own connections: those of an open store went down with PostgreSQL.
      const store = await testStore(testConfig(env));
      await passAnHour(store);
      await store.close();
    }
    await senders.more(CLIENTS);
    await settle({ env, smtp, senders, servers }, servers.length);
  },
);

test('mails nobody twice, and admits failed erasing', {
  timeout: 600_000,
}, async ({ skip }) => {
  const folder = testFolder();
  if (!mount(folder, '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')) return skip('needs the right to mount');
  const { smtp, env } = await withMail({ DATA_DIR: folder, ACKNOWLEDGE: 'on' });
  const server = await startServer(env);
  const senders = startSenders(CLIENTS, () => server.origin);
  const rounds = scale(2, 10);
  for (let round = 0; round < rounds; round++) {
    await senders.more(CLIENTS);
    // Mails that are under way when it happens.
    smtp.behave('slow');
    await senders.more(CLIENTS);
    const before = senders.refused();
    fill(folder, 0);
    await expect.poll(senders.refused, { timeout: 30_000 }).toBeGreaterThan(before + CLIENTS);
    await sleep(1000);
    smtp.behave('accept');
    empty(folder);
    const store = await testStore(testConfig(env));
    await passAnHour(store);
    await store.close();
  }
  await senders.more(CLIENTS);
  await settle({ env, smtp, senders, servers: [server] }, 1);
});
