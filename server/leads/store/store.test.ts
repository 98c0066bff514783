import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { LeadsConfig } from '../../settings.ts';
import { backupStore, restoreStore } from './backup.ts';
import { readSearch } from './desk-repository.ts';
import { StorageError } from './errors.ts';
import { migrate, migrations } from './migrations.ts';
import { connectPostgres } from './postgres.ts';
import { openSqlite, pragma } from './sqlite.ts';
import { openStore, type Store } from './store.ts';
import { databaseKinds, testDatabase } from './testing/databases.ts';
import {
  allLeads,
  cleanUp,
  lockFile,
  makeSubmission,
  readDeliveries,
  subscribed,
  testConfig,
  testFolder,
  testLog,
  testStore,
} from './testing/fixtures.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const notified = {
  SMTP_URL: 'smtp://127.0.0.1:1',
  NOTIFY_TO: 'staff@example.com',
  WEBHOOK_URL: 'http://127.0.0.1:1/',
  WEBHOOK_SECRET: 'a secret of length',
};

afterEach(cleanUp);

const claiming = (store: Store) => (owner: string, now: number) =>
  store.outbox.claim({ owner, channels: ['mail'], now, leaseMs: 60_000, limit: 3 });

describe.each(databaseKinds)('a store on %s', (kind) => {
  const config = async (env: Record<string, string> = {}): Promise<LeadsConfig> =>
    testConfig({ ...(await testDatabase(kind)), ...env });

  test('keeps a submission with its notifications, one for each channel', async () => {
    const store = await testStore(await config(notified));
    const message = 'வணக்கம் \u{1F600}\nsecond line';
    const received_at = 1_700_000_000_123;
    expect((await store.submit(makeSubmission({ message, receivedAt: received_at }))).result).toBe('stored');
    const [lead] = await allLeads(store);
    expect(lead).toMatchObject({ message, state: 'new', received_at, phone_key: '9876543210' });
    const deliveries = await readDeliveries(store, lead?.id ?? '');
    expect(deliveries.map((delivery) => delivery.channel).sort()).toEqual(['mail', 'webhook']);
  });

  test('50 parallel tries with one key are one lead', async () => {
    const store = await testStore(await config(notified));
    const results = await Promise.all(
      Array.from({ length: 50 }, () => store.submit(makeSubmission({ key: 'one-key-for-all' }))),
    );
    expect(results.filter(({ result }) => result === 'stored')).toHaveLength(1);
    expect(results.every(({ result }) => result !== 'key-reused')).toBe(true);
    const leads = await allLeads(store);
    expect(leads).toHaveLength(1);
    expect(leads[0]?.repeats).toBe(0);
    expect(await readDeliveries(store, leads[0]?.id ?? '')).toHaveLength(2);
  });

  test('binds a key to its words and its form', async () => {
    const store = await testStore(await config());
    await store.submit(makeSubmission({ key: 'shared-key' }));
    expect(await store.submit(makeSubmission({ key: 'shared-key', phone: '1' }))).toEqual({ result: 'key-reused' });
    expect((await store.submit(subscribed('a@example.org', { key: 'shared-key' }))).result).toBe('stored');
    expect(await allLeads(store)).toHaveLength(2);
  });

  test('folds the same words within a day', async () => {
    const store = await testStore(await config(notified));
    const start = Math.floor(Date.now() / DAY) * DAY;
    await Promise.all(Array.from({ length: 20 }, () => store.submit(makeSubmission({ receivedAt: start }))));
    expect(await allLeads(store)).toMatchObject([{ repeats: 19 }]);
    await store.submit(makeSubmission({ receivedAt: start + 2 * DAY }));
    expect(await allLeads(store)).toHaveLength(2);
  });

  test('spam never swallows a real message, and announces nothing', async () => {
    const store = await testStore(await config(notified));
    const key = 'the-same-key';
    const spam = await store.submit(makeSubmission({ state: 'spam', reasons: ['honeypot'], key }));
    expect((await store.submit(makeSubmission({ key }))).result).toBe('stored');
    expect(await allLeads(store)).toHaveLength(2);
    expect('id' in spam && (await readDeliveries(store, spam.id ?? ''))).toEqual([]);
  });

  test('announces a held lead once it is released', async () => {
    const store = await testStore(await config(notified));
    await store.submit(makeSubmission({ state: 'held', reasons: ['too-fast'] }));
    await store.submit(makeSubmission({ state: 'held', reasons: ['too-fast'], name: 'Other' }));
    const [first, second] = await allLeads(store);
    expect(await store.outbox.heldCount()).toBe(2);
    expect(await store.desk.notSpam(first?.id ?? '', 'staff', Date.now())).toBe(true);
    expect(await store.desk.notSpam(first?.id ?? '', 'staff', Date.now())).toBe(false);
    await store.submit(makeSubmission({ name: second?.name ?? '' }));
    for (const lead of await allLeads(store)) {
      expect(lead.state).toBe('new');
      expect(await readDeliveries(store, lead.id)).toHaveLength(2);
    }
  });

  test('a lease keeps others away for its time, and ends', async () => {
    const store = await testStore(await config(notified));
    const now = Date.now() + HOUR;
    await store.submit(makeSubmission());
    const claim = claiming(store);
    expect(await claim('a', now)).toHaveLength(1);
    expect(await claim('b', now + 59_000)).toHaveLength(0);
    const [job] = await claim('b', now + 60_000);
    expect(job?.delivery.attempts).toBe(2);
    // The one that lost its lease can no longer mark it.
    await store.outbox.sent(job?.delivery.id ?? '', 'a', now);
    const [mail] = (await readDeliveries(store, job?.lead.id ?? '')).filter(({ channel }) => channel === 'mail');
    expect(mail?.state).toBe('pending');
    await store.outbox.giveBack('b');
    expect(await claim('c', now + 61_000)).toHaveLength(1);
  });

  test('two stores that claim together never get the same notification', async () => {
    const shared = await config(notified);
    const [first, second] = [await testStore(shared), await testStore(shared)];
    for (let index = 0; index < 40; index++) await first.submit(makeSubmission({ message: `number ${index}` }));
    const claimed: string[] = [];
    const work = async (store: Store, owner: string) => {
      for (;;) {
        const jobs = await claiming(store)(owner, Date.now());
        if (jobs.length === 0) return;
        claimed.push(...jobs.map((job) => job.delivery.id));
      }
    };
    await Promise.all([work(first, 'a'), work(second, 'b'), work(first, 'c'), work(second, 'd')]);
    expect(claimed).toHaveLength(40);
    expect(new Set(claimed).size).toBe(40);
  });

  test('stores a newsletter address as one lead', async () => {
    const store = await testStore(await config(notified));
    const now = Date.now();
    await Promise.all([1, 2, 3].map(() => store.submit(subscribed('Ann@Example.org', { receivedAt: now }))));
    await store.submit(subscribed('ann@example.ORG', { receivedAt: now + 14 * 60_000 }));
    const [lead] = await allLeads(store);
    expect(await readDeliveries(store, lead?.id ?? '')).toMatchObject([{ channel: 'confirm' }]);
    for (let hour = 1; hour < 12; hour++)
      await store.submit(subscribed('ann@example.org', { receivedAt: now + hour * HOUR }));
    expect(await readDeliveries(store, lead?.id ?? '')).toHaveLength(5);
  });

  test('confirming works once, within seven days, and unsubscribing stays', async () => {
    const store = await testStore(await config(notified));
    const now = Date.now();
    await store.submit(subscribed('ann@example.org', { receivedAt: now }));
    const [lead] = await allLeads(store);
    const id = lead?.id ?? '';
    const state = async () => (await allLeads(store))[0]?.state;
    const late = await store.newsletter.issueToken(id, now - 7 * DAY);
    expect(await store.newsletter.knowsToken(late, now)).toBe(false);
    expect(await store.newsletter.confirm(late, now)).toBe(false);
    expect(await store.newsletter.confirm('made up', now)).toBe(false);

    const token = await store.newsletter.issueToken(id, now);
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
    const { rows } = await sql<{ token_hash: string }>`select token_hash from tokens`.execute(store.db);
    expect(rows.map((row) => row.token_hash)).not.toContain(token);
    const both = await Promise.all([1, 2].map(() => store.newsletter.confirm(token, now)));
    expect(both).toEqual([true, true]);
    expect(await state()).toBe('confirmed');
    const announced = (await readDeliveries(store, id)).filter(({ channel }) => channel !== 'confirm');
    expect(announced).toHaveLength(2);

    const link = store.newsletter.unsubscribeToken(id);
    expect(store.newsletter.leadOfUnsubscribeToken(link)).toBe(id);
    expect(store.newsletter.leadOfUnsubscribeToken(`${link.slice(0, -1)}!`)).toBeNull();
    await store.newsletter.unsubscribe(id, now);
    expect(await store.newsletter.confirm(token, now)).toBe(false);
    await store.submit(subscribed('ann@example.org', { receivedAt: now + DAY }));
    expect(await state()).toBe('unsubscribed');
    const again = await store.newsletter.issueToken(id, now + DAY);
    expect(await store.newsletter.confirm(again, now + DAY)).toBe(true);
    expect(await state()).toBe('confirmed');
  });

  test('erasing a person leaves no trace in any table', async () => {
    const store = await testStore(await config(notified));
    await store.submit(makeSubmission({ message: 'erase me' }));
    await store.submit(makeSubmission({ form: 'newsletter', state: 'unconfirmed', message: 'erase me too' }));
    await store.submit(makeSubmission({ email: 'other@example.org', phone: '1234567', name: 'Other' }));
    const found = (await allLeads(store)).filter(({ email }) => email === 'meena@example.org');
    const ids = found.map(({ id }) => id);
    expect(await store.desk.erase(ids, Date.now())).toBe(2);
    await store.forget();
    expect(await store.db.selectFrom('erasures').select(['who', 'leads', 'reference']).execute()).toEqual([
      { who: 'staff', leads: 2, reference: null },
    ]);
    for (const table of ['leads', 'outbox', 'tokens', 'history', 'idempotency_keys'] as const) {
      const rows = await store.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toMatch(/meena|43210|erase me/i);
      expect(rows.length, table).toBe({ leads: 1, outbox: 2, tokens: 1, history: 0, idempotency_keys: 1 }[table]);
    }
  });

  test('restores a backup made while leads arrive', async () => {
    const store = await testStore(await config(notified));
    for (let index = 0; index < 300; index++) await store.submit(makeSubmission({ message: `m${index}` }));
    const path = join(testFolder(), 'copy.db');
    const more = Promise.all(
      Array.from({ length: 50 }, (_, index) => store.submit(makeSubmission({ message: `n${index}` }))),
    );
    const backup = backupStore(store, path);
    // The file is private while it is being written, too.
    expect(statSync(`${path}.partial`).mode & 0o777).toBe(0o600);
    const counts = await backup;
    await more;
    expect(counts.leads).toBeGreaterThanOrEqual(300);
    expect(counts.outbox).toBe(counts.leads * 2);
    await expect(backupStore(store, path)).rejects.toThrow(/already exists/);
    await expect(restoreStore(store, path)).rejects.toThrow(/contains enquiries/);
    for (const target of databaseKinds) {
      const restored = await testStore(testConfig(await testDatabase(target)));
      expect(await restoreStore(restored, path)).toEqual(counts);
      expect((await allLeads(restored)).map(({ message }) => message)).toContain('m299');
    }
  });

  test('servers that start at once migrate once', async () => {
    const shared = await config();
    const stores = await Promise.all(Array.from({ length: 5 }, () => testStore(shared)));
    const rows = await stores[0]?.db.selectFrom('schema_migrations').selectAll().orderBy('version').execute();
    expect(rows?.map(({ version }) => version)).toEqual(migrations.map(({ version }) => version));
  });

  test('finds and erases an enquiry that the former version stored', async () => {
    const shared = await config();
    const former = await testStore(shared);
    const phone = '௯௮௭௬௫ ௪௩௨௧௦';
    const submitted = await former.submit(makeSubmission({ phone, email: 'Meena@example.org,' }));
    const token = submitted.result === 'key-reused' ? '' : (submitted.receipt?.token ?? '');
    await former.db.updateTable('leads').set({ phone_key: null, email_key: 'meena@example.org,' }).execute();
    await former.db.deleteFrom('schema_migrations').where('version', '=', 8).execute();
    const store = await testStore(shared);
    const view = { who: '', today: '2026-11-26', lateBefore: 0 };
    const everything = { ...view, state: 'all', service: null, city: null, language: null } as const;
    for (const query of ['98765 43210', '+91 (0)98765-43210', '௯௮௭௬௫௪௩௨௧௦', '43210']) {
      const filter = { ...everything, since: null, before: null, ...readSearch(query) };
      expect((await store.desk.find(filter, 0, 10)).leads, query).toMatchObject([{ phone }]);
    }
    await store.submit(makeSubmission({ phone: '1234567', message: 'By the same address' }));
    await store.submit(makeSubmission({ phone: '+91 98765 43210', email: null, message: 'From the same number' }));
    const lead = (await allLeads(store)).find((each) => each.phone === phone);
    expect(lead && (await store.desk.others(lead))).toHaveLength(2);
    expect((await store.enquiries.act(token, '3210', 'erase', Date.now())).result).toBe('ok');
    expect((await allLeads(store)).map((each) => each.phone)).not.toContain(phone);
  });

  test('migration 9 drops the unused event and column', async () => {
    const store = await testStore(await config());
    await store.submit(makeSubmission());
    const { id } = await store.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    for (const event of ['sent again', 'note'])
      await sql`insert into history (id, lead_id, at, who, event) values (${event}, ${id}, 0, 'visitor', ${event})`.execute(
        store.db,
      );
    await sql`alter table tokens add column used_at bigint`.execute(store.db);
    await store.db.deleteFrom('schema_migrations').where('version', '=', 9).execute();
    await migrate(store.db, kind, testLog());
    expect(await store.db.selectFrom('history').select('event').execute()).toEqual([{ event: 'note' }]);
    await expect(sql`select used_at from tokens`.execute(store.db)).rejects.toThrow();
  });

  test('migration 10 drops user agents and device times', async () => {
    const store = await testStore(await config());
    await store.submit(makeSubmission());
    for (const column of ['user_agent', 'client_time'])
      await sql`alter table leads add column ${sql.ref(column)} text default 'told'`.execute(store.db);
    await store.db.deleteFrom('schema_migrations').where('version', '=', 10).execute();
    await migrate(store.db, kind, testLog());
    const [lead] = await allLeads(store);
    expect(Object.keys(lead ?? {})).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/user_agent|client_time/)]),
    );
    expect(lead?.name).toBe('Meena Example');
  });

  test('keeps what schema 11 stored through migrations 12 and 13', async () => {
    const former = await config(notified);
    const db = former.databaseUrl
      ? connectPostgres(former.databaseUrl, 'maintenance', testLog())
      : (await openSqlite(join(former.dataDir, 'leads.db'))).db;
    await migrate(db, kind, testLog(), migrations.slice(0, 11));
    const now = Date.now();
    const people = ['Lakshmi Narayanan', null, 'Émile Roy'];
    const channels = ['mail', 'confirm', 'webhook', 'acknowledge'];
    const states = ['pending', 'sent', 'dead'];
    for (const [at, name] of people.entries()) {
      const id = `lead-${at}`;
      const values = sql.join([id, 'contact', 'new', '', name, 'a@example.org', id, id, now - at, now, '2026-11-30']);
      await sql`insert into leads (id, form, state, reasons, name, email, fingerprint, fold_key, received_at,
        last_received_at, call_on) values (${values})`.execute(db);
      for (const [step, channel] of channels.entries()) {
        const state = states[(at + step) % states.length] ?? '';
        await sql`insert into outbox (id, lead_id, channel, state, attempts, created_at, next_attempt_at, last_error)
          values (${`${channel}-${at}`}, ${id}, ${channel}, ${state}, 2, ${now - 500 - step}, ${now - 1}, 'ETIMEDOUT')`.execute(
          db,
        );
      }
    }
    const listRows = async (table: 'leads' | 'outbox') =>
      (await sql<Record<string, unknown>>`select * from ${sql.table(table)} order by id`.execute(db)).rows;
    const [leads, deliveries] = [await listRows('leads'), await listRows('outbox')];
    const store = await testStore(former);
    expect(await listRows('leads')).toMatchObject(leads);
    expect(await listRows('outbox')).toEqual(deliveries.map((row) => ({ ...row, planned_at: row.created_at })));
    await db.destroy();

    const view = { who: '', today: '2026-11-26', lateBefore: 0 };
    const everything = { ...view, state: 'all', service: null, city: null, language: null } as const;
    const find = async (text: string) =>
      (await store.desk.find({ ...everything, since: null, before: null, ...readSearch(text) }, 0, 10)).leads;
    expect(await find('Lakshmy')).toMatchObject([{ name: people[0], callOn: '2026-11-30' }]);
    expect(await find('emile')).toMatchObject([{ name: people[2] }]);
    const due = deliveries.filter(({ channel, state }) => channel === 'mail' && state === 'pending');
    expect((await claiming(store)('one', now)).map(({ delivery }) => delivery.id)).toEqual(due.map(({ id }) => id));
    const mail = {
      who: 'a',
      now,
      subject: 's',
      text: 't',
      marksAnswered: false,
      shown: { answeredAt: null },
      mails: 0,
    };
    expect(await store.desk.mail('lead-0', mail)).toBe(true);
    expect(await readDeliveries(store, 'lead-0')).toContainEqual(expect.objectContaining({ channel: 'answer' }));
    await store.desk.erase(['lead-0', 'lead-1', 'lead-2'], now);
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a failing migration leaves nothing half', async () => {
    const store = await testStore(await config());
    const half = 'create table half (id text)';
    const broken = { version: 99, name: 'broken', statements: [half, half] };
    await expect(migrate(store.db, kind, testLog(), [...migrations, broken])).rejects.toThrow(StorageError);
    await expect(sql`select * from half`.execute(store.db)).rejects.toThrow();
    const known = await store.db.selectFrom('schema_migrations').select('version').execute();
    expect(known).not.toContainEqual({ version: 99 });
  });

  test('says where it is and how many leads it holds', async () => {
    const shared = await config();
    const url = shared.databaseUrl ? new URL(shared.databaseUrl) : null;
    const place = url ? url.host + url.pathname : join(shared.dataDir, 'leads.db');
    const [first, second] = [testLog(), testLog()];
    const store = await testStore(shared, first);
    await store.submit(makeSubmission());
    await testStore(shared, second);
    const told = (leads: number) => `Database opened ${JSON.stringify({ database: kind, at: place, leads })}`;
    const created = (line: string): boolean =>
      line.includes('created an empty one') && line.includes(`"at":"${place}"`);
    expect(first.lines).toContain(told(0));
    expect(first.lines.filter(created)).toHaveLength(1);
    expect(second.lines).toEqual([told(1)]);
  });

  test('refuses a database of a newer version', async () => {
    const shared = await config();
    const store = await testStore(shared);
    await store.db.insertInto('schema_migrations').values({ version: 1000, name: 'later', applied_at: 0 }).execute();
    await expect(openStore(shared, testLog())).rejects.toThrow(/newer version .*schema 1000/);
  });
});

describe('SQLite', () => {
  test('durability is asserted and the file is its owner’s alone', async () => {
    const config = testConfig();
    const { file } = await testStore(config);
    const value = (name: string) => file && pragma(file, name);
    expect([value('journal_mode'), value('synchronous'), value('foreign_keys')]).toEqual(['wal', 2, 1]);
    expect(statSync(join(config.dataDir, 'leads.db')).mode & 0o777).toBe(0o600);
  });

  test('erased words are gone from the files too', async () => {
    const config = testConfig();
    const store = await testStore(config);
    await store.submit(makeSubmission({ message: 'UNMISTAKABLE-WORDS' }));
    await store.desk.erase([(await allLeads(store))[0]?.id ?? ''], Date.now());
    await store.forget();
    for (const suffix of ['', '-wal']) {
      const path = join(config.dataDir, `leads.db${suffix}`);
      if (existsSync(path)) expect(readFileSync(path).includes('UNMISTAKABLE-WORDS')).toBe(false);
    }
  });

  test('keeps submissions beside a refused one', async () => {
    const store = await testStore();
    const submissions = [
      makeSubmission({ name: 'A' }),
      makeSubmission({ state: 'nonsense' as 'new' }),
      makeSubmission({ name: 'B' }),
    ];
    const results = await Promise.allSettled(submissions.map((each) => store.submit(each)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await allLeads(store)).toHaveLength(2);
  });

  test('waits for a lock without blocking the process', async () => {
    const config = testConfig();
    const store = await testStore(config);
    const unlock = lockFile(config.dataDir);
    let ticks = 0;
    const ticking = setInterval(() => {
      if (++ticks === 20) unlock();
    }, 20);
    const submitted = Array.from({ length: 50 }, (_, index) => store.submit(makeSubmission({ name: `n${index}` })));
    for (const { result } of await Promise.all(submitted)) expect(result).toBe('stored');
    clearInterval(ticking);
    expect(ticks).toBeGreaterThanOrEqual(20);
  });

  test('stores a lead without channels', async () => {
    const store = await testStore();
    await store.submit(makeSubmission());
    expect(await store.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
