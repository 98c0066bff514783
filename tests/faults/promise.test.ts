/**
 * Visitors send enquiries and erase some while servers, PostgreSQL or the disk fail: never two acknowledgements, never an
 * erased enquiry back, never a mail about one.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { type MailServer, startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { postgresFaults } from './support/postgres-faults.ts';
import { note, scale } from './support/scale.ts';
import {
  allSent,
  endClaims,
  expectPromise,
  OFFICE,
  passAnHour,
  type Senders,
  startSenders,
} from './support/senders.ts';
import { type Env, type ServerProcess, startServer } from './support/server-process.ts';
import { empty, fill, mount } from './support/small-disk.ts';
import { uncaughtIn } from './support/visitors.ts';

const CLIENTS = 6;

const databases = openDatabases();
afterEach(killAndCleanUp);

/** A mail server, and settings of servers that write to visitors through it. */
const withMail = async (env: Env) => {
  const smtp = await startMailServer();
  return { smtp, env: { ...env, SMTP_URL: smtp.url, NOTIFY_TO: OFFICE, ACKNOWLEDGE: 'on' } };
};

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
const settle = async ({ env, smtp, senders, servers }: Trial, anew: number) => {
  await senders.stop();
  for (const server of servers) await server.kill();
  const store = await testStore(testConfig(env));
  await endClaims(store);
  const last = await Promise.all(Array.from({ length: anew }, () => startServer(env)));
  await allSent(store);
  for (const server of last) await server.kill();
  await smtp.close();
  if (store.file) expect(store.file.pragma('integrity_check', { simple: true })).toBe('ok');
  const uncaught = uncaughtIn([...servers, ...last]);
  expect(uncaught).toBe(0);
  return { ...(await expectPromise(store, senders, smtp)), uncaught };
};

describe.each([
  ['sqlite', scale(6, 30)],
  ['postgres', scale(3, 15)],
] as const)('killed at random on %s', (kind, kills) => {
  test('no sender is mailed twice, and no erased enquiry comes back', { timeout: 600_000 }, async ({ task }) => {
    const { smtp, env } = await withMail(await databases.env(kind));
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
    const { words, ...figures } = await settle({ env, smtp, senders, servers }, 1);
    note(task, { done: `SIGKILL under senders who erase, ${words}, on ${kind}`, times: kills, ...figures });
  });
});

test.for(postgresFaults)(
  'two servers, PostgreSQL $what: no sender is mailed twice, and no erased enquiry comes back',
  { timeout: 600_000 },
  async ({ what, short, full, fault }, { task }) => {
    const { smtp, env } = await withMail(await databases.env('postgres'));
    const servers = await Promise.all([startServer(env), startServer(env)]);
    const senders = startSenders(CLIENTS, () => servers[Math.random() < 0.5 ? 0 : 1]?.origin ?? '');
    const rounds = scale(short, full);
    for (let round = 0; round < rounds; round++) {
      await senders.more(CLIENTS);
      await fault(databases.postgres);
      // With lines of its own: those of a store that was open went down with PostgreSQL.
      const store = await testStore(testConfig(env));
      await passAnHour(store);
      await store.close();
    }
    await senders.more(CLIENTS);
    const { words, ...figures } = await settle({ env, smtp, senders, servers }, servers.length);
    const done = `PostgreSQL ${what} under two servers and senders who erase, ${words}`;
    note(task, { done, times: rounds, ...figures });
  },
);

test('a disk that is full: no sender is mailed twice, and what could not be erased is not said to be', {
  timeout: 600_000,
}, async ({ skip, task }) => {
  const folder = testFolder();
  if (!mount(folder, '-t', 'tmpfs', '-o', 'size=4m', 'tmpfs')) return skip('needs the right to mount');
  const { smtp, env } = await withMail({ DATA_DIR: folder });
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
  const { words, ...figures } = await settle({ env, smtp, senders, servers: [server] }, 1);
  const done = `disk full under senders who erase, ${words}, ${senders.refused()} refused`;
  note(task, { done, times: rounds, ...figures });
});
