/** Two servers on one PostgreSQL behind nginx with the sample file, while one of them is killed again and again. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { header, type MailServer, startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { allLeads, cleanUp as closeStores, testConfig, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../server/leads/store/testing/postgres-server.ts';
import { cleanUp, installed } from './programs.ts';
import { type RunningProxy, startNginx } from './proxies.ts';
import { type SiteProcess, startSiteProcess } from './site-process.ts';
import { contactForm, post, SITE } from './visit.ts';

const LEADS = 300;
const CLIENTS = 12;
const KILLS = 4;

const nginx = installed('openssl') && installed('nginx');

describe.skipIf(nginx === null)('two servers behind one balancer', () => {
  let postgres: PostgresServer;
  let mail: MailServer;
  let env: Record<string, string>;
  let servers: SiteProcess[];
  let proxy: RunningProxy;

  beforeAll(async () => {
    postgres = await startPostgres();
    mail = await startMailServer();
    env = {
      DATABASE_URL: await postgres.database('balanced'),
      SMTP_URL: mail.url,
      NOTIFY_TO: 'staff@firm.example',
      SITE_ORIGIN: `https://${SITE}`,
      TRUST_PROXY: 'true',
      RATE_LIMIT_ADDRESS: '0',
      RATE_LIMIT_FORM: '0',
    };
    servers = await Promise.all([startSiteProcess(env), startSiteProcess(env)]);
    proxy = await startNginx(
      nginx ?? '',
      servers.map(({ port }) => port),
    );
  });
  afterAll(async () => {
    await cleanUp();
    await closeStores();
    await mail.close();
    await postgres.dispose();
  });

  const sentIds = (): string[] => mail.mails.map((sent) => header(sent, 'message-id'));

  test('a second try that lands on the other server is the same lead', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      [...servers, ...servers].map(async ({ port }) => {
        const { type, body } = await contactForm('sent four times');
        const headers = { accept: 'application/json', 'content-type': type, 'idempotency-key': key };
        return (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status;
      }),
    );
    expect(answers).toEqual([200, 200, 200, 200]);
    const store = await testStore(testConfig(env));
    expect(await allLeads(store)).toHaveLength(1);
  });

  test(`${LEADS} leads, one server killed ${KILLS} times: none lost, none twice, each announced`, async () => {
    const messages = Array.from({ length: LEADS }, () => randomUUID());
    const waiting = [...messages];
    let taken = 0;
    const client = async (): Promise<void> => {
      for (let message = waiting.shift(); message !== undefined; message = waiting.shift()) {
        const headers = { 'idempotency-key': randomUUID() };
        // What the page does: the same message again, with its key, until it is taken.
        while ((await post(proxy, message, { headers }).catch(() => null))?.status !== 200) await sleep(50);
        taken++;
      }
    };
    const clients = Promise.all(Array.from({ length: CLIENTS }, client));
    for (let kill = 0; kill < KILLS; kill++) {
      while (taken < ((kill + 1) * LEADS) / (KILLS + 2)) await sleep(10);
      const port = servers[1]?.port;
      await servers[1]?.end('SIGKILL');
      await sleep(200);
      servers[1] = await startSiteProcess(env, port);
    }
    await clients;

    const store = await testStore(testConfig(env));
    const stored = (await allLeads(store)).map((lead) => lead.message).filter((text) => text !== 'sent four times');
    expect(stored.length).toBe(LEADS);
    expect(new Set(stored)).toEqual(new Set(messages));

    // What the killed server had claimed is free again after a minute; nobody waits for that here.
    await store.db.updateTable('outbox').set({ lease_until: 0 }).where('state', '=', 'pending').execute();
    const unsent = () => store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    while ((await unsent()).length > 0) await sleep(100);
    // A mail that was under way when its server died goes out again under the same Message-ID: mailboxes show it once.
    expect(new Set(sentIds()).size).toBe(LEADS + 1);
  }, 300_000);

  test('a server that is asked to end hands over: every lead is mailed exactly once', async () => {
    const before = new Set(sentIds());
    const sending = Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const headers = { 'idempotency-key': randomUUID() };
        while ((await post(proxy, `handed over ${index}`, { headers }).catch(() => null))?.status !== 200)
          await sleep(50);
      }),
    );
    await sleep(100);
    await servers[1]?.end('SIGTERM');
    await sending;
    const store = await testStore(testConfig(env));
    const unsent = () => store.db.selectFrom('outbox').select('id').where('state', '!=', 'sent').execute();
    while ((await unsent()).length > 0) await sleep(100);
    const ids = sentIds().filter((id) => !before.has(id));
    expect([ids.length, new Set(ids).size]).toEqual([60, 60]);
  });
});
