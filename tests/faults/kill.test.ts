import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { header, startMailServer } from '../../server/outbox/testing/mail-server.ts';
import { allLeads, cleanUp, testConfig, testFolder, testStore } from '../../server/storage/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../server/storage/testing/postgres-server.ts';
import { startClients } from './clients.ts';
import { killAll, startLeadServer } from './lead-process.ts';

/** `npm run test:faults` asks for 300. */
const KILLS = Number(process.env.LEADS_KILLS ?? 30);
const CLIENTS = 20;

let postgres: PostgresServer;
let databases = 0;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterEach(async () => {
  killAll();
  await cleanUp();
});
afterAll(() => postgres.dispose());

const settings = {
  sqlite: async (): Promise<Record<string, string>> => ({ DATA_DIR: testFolder() }),
  postgres: async (): Promise<Record<string, string>> => ({
    DATA_DIR: testFolder(),
    DATABASE_URL: await postgres.database(`k${databases++}`),
  }),
} as const;

describe.each([
  ['sqlite', KILLS],
  ['postgres', Math.ceil(KILLS / 5)],
] as const)('killed at random on %s', (kind, kills) => {
  test(
    `${kills} times while ${CLIENTS} clients post: every acknowledged lead is there exactly once`,
    async () => {
      const env = await settings[kind]();
      let server = await startLeadServer(env);
      const clients = startClients(CLIENTS, () => server.origin);
      for (let kill = 0; kill < kills; kill++) {
        await sleep(10 + Math.random() * 200);
        await server.kill();
        server = await startLeadServer(env);
      }
      await clients.stop();
      await server.kill();
      expect(clients.acknowledged.size).toBeGreaterThan(kills);
      const store = await testStore(testConfig(env));
      const messages = (await allLeads(store)).map((lead) => lead.message);
      expect(new Set(messages).size).toBe(messages.length);
      expect(new Set(messages)).toEqual(clients.acknowledged);
      if (store.file) expect(store.file.pragma('integrity_check', { simple: true })).toBe('ok');
    },
    KILLS * 3000 + 30_000,
  );
});

test('two servers on one PostgreSQL: 500 posts, 500 leads, each notified once', async () => {
  const smtp = await startMailServer();
  const env = { ...(await settings.postgres()), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' };
  const servers = [await startLeadServer(env), await startLeadServer(env)];
  let turn = 0;
  const clients = startClients(CLIENTS, () => servers[turn++ % 2]?.origin ?? '');
  while (clients.acknowledged.size < 500) await sleep(20);
  await clients.stop();
  const expected = clients.acknowledged.size;
  for (let tries = 0; tries < 600 && smtp.mails.length < expected; tries++) await sleep(50);
  await sleep(500);
  expect(smtp.mails).toHaveLength(expected);
  expect(new Set(smtp.mails.map((mail) => header(mail, 'message-id'))).size).toBe(expected);
  for (const server of servers) await server.kill();
  const store = await testStore(testConfig(env));
  expect(await allLeads(store)).toHaveLength(expected);
  await smtp.close();
}, 60_000);

test('killed between the mail and the note that it was sent: it is sent again with the same Message-ID', async () => {
  const smtp = await startMailServer();
  const env = { ...(await settings.sqlite()), SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' };
  smtp.behave('slow');
  const first = await startLeadServer(env);
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
  const second = await startLeadServer(env);
  const taken = smtp.mails.length;
  while ((await store.db.selectFrom('outbox').select('id').where('state', '=', 'pending').execute()).length > 0)
    await sleep(50);
  expect(smtp.mails.length).toBeGreaterThan(taken);
  const ids = smtp.mails.map((mail) => header(mail, 'message-id'));
  expect(ids.filter((id) => id === ids[0])).toHaveLength(2);
  expect(new Set(ids).size).toBe((await allLeads(store)).length);
  await second.kill();
  await smtp.close();
}, 60_000);
