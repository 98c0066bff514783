import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { keptSince } from '../../server/leads/daily/daily.ts';
import { header } from '../../server/leads/outbox/testing/mail-server.ts';
import { pragma } from '../../server/leads/store/sqlite.ts';
import type { Store } from '../../server/leads/store/store.ts';
import {
  allLeads,
  makeSubmission,
  testConfig,
  testFolder,
  testStore,
} from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { killedAt } from './support/killed-at.ts';
import { scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { empty, fill, mount } from './support/small-disk.ts';
import { withMail } from './support/with-mail.ts';

const DAY = 24 * 60 * 60_000;

const MONDAY = Date.parse('2026-11-23T10:00+05:30');

const databases = openDatabases();
afterEach(killAndCleanUp);

const listsIn = (mails: Parameters<typeof header>[0][]): string[] =>
  mails.map((mail) => header(mail, 'message-id')).filter((id) => id.startsWith('<digest-'));

describe.each([
  ['sqlite', scale(6, 30)],
  ['postgres', scale(3, 15)],
] as const)('the morning list on %s', (kind, kills) => {
  test('sends one list a day under two killed servers', async () => {
    const settings = { DIGEST_AT: '08:30', LOG_LEVEL: 'info' };
    const { smtp, env: base } = await withMail({ ...(await databases.env(kind)), ...settings });
    const store = await testStore(testConfig(base));
    await store.submit(makeSubmission({ receivedAt: MONDAY }));
    const on = (day: number) =>
      startServer({ ...base, CLOCK_SHIFT: String(MONDAY + day * DAY - Date.now()) }, { probe: true });
    // The mail server takes the list and answers late: between the two nobody knows.
    smtp.behave('slow');
    for (let kill = 0; kill < kills; kill++) {
      const server = await on(0);
      await sleep(Math.random() * 900);
      await server.kill();
    }
    smtp.behave('accept');
    const settled = await on(0);
    await sleep(1500);
    await settled.kill();
    expect(listsIn(smtp.mails).length).toBeLessThanOrEqual(1);

    const before = smtp.mails.length;
    const servers = await Promise.all(kind === 'postgres' ? [on(1), on(1)] : [on(1)]);
    const listsOfTuesday = () => listsIn(smtp.mails.slice(before));
    await expect.poll(() => listsOfTuesday().length, { timeout: 60_000 }).toBeGreaterThan(0);
    await sleep(1000);
    expect(listsOfTuesday()).toHaveLength(1);
    const list = smtp.mails.find((mail) => header(mail, 'message-id') === listsOfTuesday()[0]);
    expect(header(list, 'subject')).toContain('1 new');
    for (const server of servers) expect(server.output()).not.toMatch(/Meena|98765|meena@/);
    for (const server of servers) await server.kill();
  });
});

/** The wait is longer than the pause between two looks at the time. */
const LOOK = 33_000;

test('waits for a full disk or an absent database', async () => {
  const folder = testFolder();
  const inRoom = mount(folder, '-t', 'tmpfs', '-o', 'size=2m', 'tmpfs');
  const { postgres } = databases;
  const cases = [
    // A store of its own empties the log, so that nothing fits into it.
    ...(inRoom
      ? [
          {
            env: { DATA_DIR: folder },
            servers: 1,
            async fail() {
              const store = await testStore(testConfig({ DATA_DIR: folder }));
              if (store.file) pragma(store.file, 'wal_checkpoint(TRUNCATE)');
              fill(folder, 0);
            },
            mend: async () => empty(folder),
          },
        ]
      : []),
    { env: await databases.env('postgres'), servers: 2, fail: () => postgres.stop('fast'), mend: postgres.start },
  ];
  const outcomes = cases.map(async ({ env: database, servers: count, fail, mend }) => {
    const { smtp, env } = await withMail({ ...database, DIGEST_AT: '08:30' });
    const store = await testStore(testConfig(env));
    await store.submit(makeSubmission({ name: 'Waiting', receivedAt: MONDAY - DAY }));
    // This lead becomes too old between the night and Monday.
    await store.submit(makeSubmission({ name: 'Erased', receivedAt: keptSince(MONDAY).leads - DAY / 2 }));
    await store.close();
    const shift = MONDAY - DAY - Date.now();
    const started = Array.from({ length: count }, () =>
      startServer({ ...env, CLOCK_SHIFT: String(shift) }, { probe: true }),
    );
    const servers = await Promise.all(started);
    await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBe(2);
    await fail();
    for (const server of servers) await server.ask({ shift: shift + DAY });
    await sleep(LOOK);
    expect(listsIn(smtp.mails)).toEqual([]);
    await mend();
    await sleep(2 * LOOK);
    expect(listsIn(smtp.mails)).toHaveLength(1);
    for (const server of servers) await server.kill();
    const again = await testStore(testConfig(env));
    expect((await allLeads(again)).map(({ name }) => name)).toEqual(['Waiting']);
  });
  await Promise.all(outcomes);
});

const itsTables = ['outbox', 'history', 'idempotency_keys', 'tokens'] as const;
const lasting = itsTables.slice(0, 3);

/** Counts the rows that belong to a lead; links that no longer work may go before it. */
const listRows = async (store: Store, id: string, tables: readonly (typeof itsTables)[number][]): Promise<number> => {
  const counts = await Promise.all(
    tables.map(async (table) => {
      const rows = await store.db.selectFrom(table).select('lead_id').where('lead_id', '=', id).execute();
      return rows.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
};

describe.each(['sqlite', 'postgres'] as const)('retention on %s', (kind) => {
  test('erases a lead whole or not at all when killed', async () => {
    let kills = 0;
    for (const when of ['before', 'after'] as const) {
      for (let statement = scale(3, 1); ; statement += scale(6, 2)) {
        const { env } = await withMail(await databases.env(kind));
        const store = await testStore(testConfig(env));
        const old = await store.submit(
          makeSubmission({ name: 'Erased', receivedAt: keptSince(Date.now()).leads - DAY }),
        );
        await store.submit(makeSubmission({ name: 'Kept' }));
        const id = 'id' in old ? (old.id ?? '') : '';
        await store.desk.note(id, 'Ravi', 'a note', Date.now());
        const all = await listRows(store, id, lasting);
        expect(all).toBe(3);
        if (!(await killedAt(env, 'erase', statement, when))) break;
        kills++;
        const again = await testStore(testConfig(env));
        const names = (await allLeads(again)).map(({ name }) => name);
        expect(names).toContain('Kept');
        if (names.includes('Erased')) expect(await listRows(again, id, lasting)).toBe(all);
        else expect(await listRows(again, id, itsTables)).toBe(0);
        const erased = await again.retention.erase(keptSince(Date.now()), Date.now());
        expect(erased).toEqual({ leads: names.includes('Erased') ? 1 : 0, spam: 0, unconfirmed: 0 });
        expect((await allLeads(await testStore(testConfig(env)))).map(({ name }) => name)).toEqual(['Kept']);
      }
    }
    expect(kills).toBeGreaterThan(2);
  });

  test('erases at the start, and mails nothing after', async () => {
    const { smtp, env } = await withMail(await databases.env(kind));
    const store = await testStore(testConfig(env));
    const old = keptSince(Date.now()).leads - DAY;
    for (let index = 0; index < 20; index++)
      await store.submit(makeSubmission({ name: `Erased ${index}`, receivedAt: old }));
    // Claimed by a server that is gone; its lease is over soon after this one has started.
    const lease = { lease_owner: 'gone', lease_until: Date.now() + 15_000 };
    await store.db.updateTable('outbox').set(lease).execute();
    await store.submit(makeSubmission({ name: 'Kept' }));
    const server = await startServer(env);
    await expect.poll(async () => (await allLeads(store)).length).toBe(1);
    // A server that is slow to start may mail an old lead before it erases it, because the lease is over by then.
    const mailedBefore = smtp.mails.filter((mail) => mail.raw.includes('Erased')).length;
    await sleep(Math.max(0, lease.lease_until - Date.now()) + 3000);
    const [erased, kept] = ['Erased', 'Kept'].map((name) => smtp.mails.filter((mail) => mail.raw.includes(name)));
    expect(erased).toHaveLength(mailedBefore);
    expect(kept).toHaveLength(1);
    expect((await allLeads(store)).map(({ name }) => name)).toEqual(['Kept']);
    await server.kill();
  });
});
