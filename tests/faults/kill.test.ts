/** The server is killed while visitors post: what it acknowledged is there, once. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { header, startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { allLeads, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { startClients } from './support/clients.ts';
import { openDatabases } from './support/databases.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { uncaughtIn } from './support/visitors.ts';

const CLIENTS = 20;

const databases = openDatabases();
afterEach(killAndCleanUp);

describe.each([
  ['sqlite', scale(30, 300)],
  ['postgres', scale(5, 60)],
] as const)('killed at random on %s', (kind, kills) => {
  test(
    'every acknowledged lead is there exactly once',
    async ({ task }) => {
      const env = await databases.env(kind);
      let server = await startServer(env);
      const clients = startClients(CLIENTS, () => server.origin);
      for (let kill = 0; kill < kills; kill++) {
        // On a busy machine time alone would kill servers that have not answered anybody yet.
        const wanted = clients.acknowledged.size + Math.random() * CLIENTS;
        const deadline = performance.now() + 2000;
        while (clients.acknowledged.size < wanted && performance.now() < deadline) await sleep(2);
        await sleep(Math.random() * 50);
        await server.kill();
        server = await startServer(env);
      }
      await clients.stop();
      await server.kill();
      expect(clients.acknowledged.size).toBeGreaterThan(kills);
      const store = await testStore(testConfig(env));
      const messages = (await allLeads(store)).map((lead) => lead.message ?? '');
      const stored = new Set(messages);
      note(task, {
        done: `SIGKILL under ${CLIENTS} clients on ${kind}`,
        times: kills,
        acknowledged: clients.acknowledged.size,
        missing: [...clients.acknowledged].filter((message) => !stored.has(message)).length,
        twice: messages.length - stored.size,
      });
      expect(stored.size).toBe(messages.length);
      expect(stored).toEqual(clients.acknowledged);
      if (store.file) expect(store.file.pragma('integrity_check', { simple: true })).toBe('ok');
    },
    kills * 10_000 + 60_000,
  );
});

test('two servers on one PostgreSQL: every lead is there, each notified once', { timeout: 180_000 }, async ({
  task,
}) => {
  const wanted = scale(500, 2000);
  const smtp = await startMailServer();
  const env = { ...(await databases.env('postgres')), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' };
  const servers = await Promise.all([startServer(env), startServer(env)]);
  let turn = 0;
  const clients = startClients(CLIENTS, () => servers[turn++ % 2]?.origin ?? '', wanted);
  await clients.done;
  expect(clients.acknowledged.size).toBe(wanted);
  for (let tries = 0; tries < 2400 && smtp.mails.length < wanted; tries++) await sleep(50);
  // A second mail about the same lead would come now.
  await sleep(1000);
  expect(smtp.mails).toHaveLength(wanted);
  expect(new Set(smtp.mails.map((mail) => header(mail, 'message-id'))).size).toBe(wanted);
  for (const server of servers) await server.kill();
  const messages = (await allLeads(await testStore(testConfig(env)))).map(({ message }) => message ?? '');
  const stored = new Set(messages);
  note(task, {
    done: `two servers on one PostgreSQL, ${smtp.mails.length} mails`,
    times: 1,
    acknowledged: wanted,
    missing: [...clients.acknowledged].filter((message) => !stored.has(message)).length,
    twice: messages.length - stored.size,
    uncaught: uncaughtIn(servers),
  });
  expect(stored).toEqual(clients.acknowledged);
  await smtp.close();
});

test('killed between the mail and the note that it was sent: sent again, same Message-ID', async ({ task }) => {
  const smtp = await startMailServer();
  const env = { ...(await databases.env('sqlite')), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' };
  smtp.behave('slow');
  const first = await startServer(env);
  const clients = startClients(1, () => first.origin);
  while (smtp.mails.length === 0) await sleep(5);
  await clients.stop();
  await first.kill();
  smtp.behave('accept');
  const store = await testStore(testConfig(env));
  const held = await store.db.selectFrom('outbox').selectAll().where('lease_owner', 'is not', null).execute();
  expect(held.length).toBeGreaterThan(0);
  // What a minute of waiting would do.
  await store.db.updateTable('outbox').set({ lease_until: 0 }).execute();
  const second = await startServer(env);
  const taken = smtp.mails.length;
  while ((await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).length > 0)
    await sleep(50);
  expect(smtp.mails.length).toBeGreaterThan(taken);
  const ids = smtp.mails.map((mail) => header(mail, 'message-id'));
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
  expect(new Set(ids).size).toBe((await allLeads(store)).length);
  note(task, {
    done: `killed with ${held.length} mails under way, ${ids.length} mails in the end`,
    times: 1,
    uncaught: uncaughtIn([second]),
  });
  await second.kill();
  await smtp.close();
});
