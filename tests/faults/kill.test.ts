import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { header } from '../../server/leads/outbox/testing/mail-server.ts';
import { allLeads, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { expectKept, startPersistent } from './support/visitors.ts';
import { withMail } from './support/with-mail.ts';

const CLIENTS = 20;

const databases = openDatabases();
afterEach(killAndCleanUp);

describe.each([
  ['sqlite', scale(30, 300)],
  ['postgres', scale(5, 60)],
] as const)('killed at random on %s', (kind, kills) => {
  test(
    'every acknowledged lead is there exactly once',
    async () => {
      const env = await databases.env(kind);
      let server = await startServer(env);
      const { account, stop } = startPersistent(CLIENTS, () => server.origin);
      for (let kill = 0; kill < kills; kill++) {
        // On a busy machine time alone would kill servers that have not answered anybody yet.
        const wanted = account.acknowledged.size + Math.random() * CLIENTS;
        const deadline = performance.now() + 2000;
        while (account.acknowledged.size < wanted && performance.now() < deadline) await sleep(2);
        await sleep(Math.random() * 50);
        await server.kill();
        server = await startServer(env);
      }
      await stop();
      await server.kill();
      expect(account.acknowledged.size).toBeGreaterThan(kills);
      expect(await expectKept(env, account)).toBe(account.acknowledged.size);
    },
    kills * 10_000 + 60_000,
  );
});

test('stores and notifies each lead once with two servers', async () => {
  const wanted = scale(500, 2000);
  const { smtp, env } = await withMail(await databases.env('postgres'));
  const servers = await Promise.all([startServer(env), startServer(env)]);
  let turn = 0;
  const { account, done } = startPersistent(CLIENTS, () => servers[turn++ % 2]?.origin ?? '', wanted);
  await done;
  await expect.poll(() => smtp.mails.length, { timeout: 120_000 }).toBeGreaterThanOrEqual(wanted);
  // A second mail about the same lead would come now.
  await sleep(1000);
  expect(smtp.mails).toHaveLength(wanted);
  expect(new Set(smtp.mails.map((mail) => header(mail, 'message-id'))).size).toBe(wanted);
  for (const server of servers) await server.kill();
  expect(await expectKept(env, account)).toBe(wanted);
});

test('resends the same Message-ID when killed after mailing', async () => {
  const { smtp, env } = await withMail(await databases.env('sqlite'));
  smtp.behave('slow');
  const first = await startServer(env);
  const clients = startPersistent(1, () => first.origin);
  while (smtp.mails.length === 0) await sleep(5);
  await clients.stop();
  await first.kill();
  smtp.behave('accept');
  const store = await testStore(testConfig(env));
  const held = await store.db.selectFrom('outbox').selectAll().where('lease_owner', 'is not', null).execute();
  expect(held.length).toBeGreaterThan(0);
  // The leases end as they would after a minute.
  await store.db.updateTable('outbox').set({ lease_until: 0 }).execute();
  const second = await startServer(env);
  const taken = smtp.mails.length;
  while ((await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).length > 0)
    await sleep(50);
  expect(smtp.mails.length).toBeGreaterThan(taken);
  const ids = smtp.mails.map((mail) => header(mail, 'message-id'));
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
  expect(new Set(ids).size).toBe((await allLeads(store)).length);
  await second.kill();
});
