import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compiled } from '../../../tests/support/compiled.ts';
import type { LeadsConfig } from '../../settings.ts';
import type { Store } from '../store/store.ts';
import { databaseKinds, testDatabase } from '../store/testing/databases.ts';
import { allLeads, cleanUp, said, subscribed, testConfig, testFolder, testStore } from '../store/testing/fixtures.ts';
import { readCommand, UsageError } from './arguments.ts';
import { runCommandLine } from './command-line.ts';

const program = join(import.meta.dirname, 'leads.ts');
const DAY = 24 * 3_600_000;

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

/** Starts the program as the staff does. */
const runProgram = (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ran> =>
  new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], { env: { ...env, ...compiled } }, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });

/** Runs the same command line, with a store of its own, in this process: a start takes a second of the processor. */
const run = async (env: NodeJS.ProcessEnv, ...args: string[]): Promise<Ran> => {
  const out = new PassThrough();
  const said = text(out);
  let complaint = '';
  const code = await runCommandLine(args, env, out, (line) => {
    complaint += `${line}\n`;
  });
  out.end();
  return { code, out: await said, complaint };
};

afterEach(cleanUp);

describe.each(databaseKinds)('the staff’s tool on %s, while a server runs', (kind) => {
  let config: LeadsConfig;
  let store: Store;

  beforeEach(async () => {
    config = testConfig({
      WEBHOOK_URL: 'http://127.0.0.1:1/',
      WEBHOOK_SECRET: 'a secret of length',
      SITE_ORIGIN: 'https://tax.example',
      ...(await testDatabase(kind)),
    });
    store = await testStore(config);
  });

  const settings = (): NodeJS.ProcessEnv => ({
    PATH: process.env.PATH,
    DATA_DIR: config.dataDir,
    ...(config.databaseUrl ? { DATABASE_URL: config.databaseUrl } : {}),
    WEBHOOK_URL: config.webhook?.url,
    WEBHOOK_SECRET: config.webhook?.secret,
    SITE_ORIGIN: config.siteOrigin,
  });
  const leads = (...args: string[]): Promise<Ran> => run(settings(), ...args);

  test('lists masked, exports in full, filters, and shows', async () => {
    await store.submit(said({ receivedAt: Date.parse('2026-03-10T06:00:00Z') }));
    await store.submit(
      said({ name: 'Held One', state: 'held', reasons: ['too-fast'], receivedAt: Date.parse('2026-03-11T06:00:00Z') }),
    );
    await store.submit(subscribed('ann@example.org'));

    const list = await runProgram(settings(), 'list');
    expect(list.out).toContain('3 leads');
    expect(list.out).not.toMatch(/Meena|example\.org|43210|Please call/);

    const { out, complaint } = await leads('export', '--format', 'json', '--full');
    expect(complaint).toBe('');
    const records = JSON.parse(out) as Record<string, unknown>[];
    expect(records).toHaveLength(3);
    expect(records[0]).toMatchObject({
      name: 'Meena Example',
      email: 'meena@example.org',
      phone: '+91 98765 43210',
      state: 'new',
    });
    expect(records[2]?.unsubscribeUrl).toMatch(/^https:\/\/tax\.example\/newsletter\/unsubscribe\//);

    const count = async (...args: string[]) =>
      (JSON.parse((await leads('list', '--format', 'json', ...args)).out) as unknown[]).length;
    expect(await count('--form', 'newsletter')).toBe(1);
    expect(await count('--state', 'held')).toBe(1);
    expect(await count('--since', '2026-03-11', '--before', '2026-03-12')).toBe(1);

    const id = (await allLeads(store))[0]?.id ?? '';
    const shown = await leads('show', id.slice(0, 8), '--full');
    expect(JSON.parse(shown.out)).toMatchObject({
      id,
      message: 'Please call me.',
      notifications: [{ channel: 'webhook', state: 'pending' }],
    });
    expect((await leads('show', id)).out).not.toContain('Meena');
  });

  test('an enquiry is named by its reference, and its notes are masked', async () => {
    const submitted = await store.submit(said({ receivedAt: Date.now() - 8 * DAY }));
    const { reference = '' } = (submitted.result !== 'key-reused' && submitted.receipt) || {};
    await store.staff.note((await allLeads(store))[0]?.id ?? '', 'Ravi', 'nobody there', Date.now());
    expect((await leads('list', '--unanswered')).out).toContain(reference);
    const shown = await leads('show', reference.toLowerCase().replace('-', ' '), '--full');
    expect(JSON.parse(shown.out)).toMatchObject({
      reference,
      history: [{ who: 'Ravi', event: 'note', note: 'nobody there' }],
    });
    expect((await leads('show', reference)).out).not.toContain('nobody there');
    expect((await leads('list', '--phone', '9876543210')).code).toBe(2);
    expect((await leads('list', '--help')).code).toBe(0);
    expect((await leads('erase', reference)).out).toMatch(/^1 lead erased\./);
    expect((await leads('show', reference)).code).toBe(1);
  });

  test('a spreadsheet finds no formula in the CSV', async () => {
    const texts = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '＝1+1', 'a,"b"\nc'];
    for (const text of texts) await store.submit(said({ message: text, name: `=${text}` }));
    const { out } = await runProgram(settings(), 'export', '--full');
    const rows = parse(out, { columns: true, bom: true }) as Record<string, string>[];
    expect(rows).toHaveLength(texts.length);
    for (const row of rows)
      for (const cell of Object.values(row)) expect(cell).not.toMatch(/(?:^|[\r\n])[ \t]*[=+\-@\t\r＝＋－＠]/);
    expect(rows.map((row) => row.message)).toContain('a,"b"\nc');
  });

  test('two lines are one cell of the CSV to a program that ends a row at any line break; telephone numbers are read', async () => {
    const message = "Please call me\n=cmd|'/c calc'!A0";
    const phones = [
      '+91 98765 43210',
      '919876543210',
      '9876543210',
      '0422 2345678',
      '+91 98765 43210 / +91 94430 12345',
    ];
    for (const phone of phones) await store.submit(said({ message, phone }));
    const { out } = await leads('export', '--full');
    const rows = parse(out, { columns: true, bom: true, record_delimiter: ['\r\n', '\n', '\r'] });
    expect((rows as Record<string, string>[]).map((row) => row.message)).toEqual(
      phones.map(() => "Please call me\n'=cmd|'/c calc'!A0"),
    );
    expect((rows as Record<string, string>[]).map((row) => row.phone).toSorted()).toEqual(
      ['91 98765 43210', '91 98765 43210', '98765 43210', '0422 2345678', '91 98765 43210 / 91 94430 12345'].toSorted(),
    );
  });

  test('a person is erased by each of two numbers, also where an older version kept one key', async () => {
    const phone = '98765 43210 / 94430 12345';
    for (const number of ['98765 43210', '+91 9443012345']) {
      for (const name of ['kept by this version', 'kept by an older one']) await store.submit(said({ name, phone }));
      await store.submit(said({ name: 'another person', phone: '97876 54321, 0422 2345678' }));
      await store.db
        .updateTable('leads')
        .set({ phone_key: '9443012345' })
        .where('name', '=', 'kept by an older one')
        .execute();
      expect((await leads('erase', '--phone', number)).out).toContain('2 leads erased');
    }
    expect((await allLeads(store)).map(({ name }) => name)).toEqual(['another person']);
  });

  test('releases, retries, erases and purges', async () => {
    await store.submit(said({ state: 'held', reasons: ['too-fast'] }));
    await store.submit(
      said({ name: 'Old', email: 'old@example.org', phone: '1234567', receivedAt: Date.now() - 7 * 366 * DAY }),
    );
    await store.submit(
      said({ name: 'Nearly', email: 'nearly@example.org', phone: '7654321', receivedAt: Date.now() - 7 * 364 * DAY }),
    );
    const held = (await allLeads(store)).find(({ state }) => state === 'held')?.id ?? '';
    expect((await leads('release', held)).out).toContain('Released');
    expect((await leads('release', held)).out).toContain('not held');
    await store.db.updateTable('outbox').set({ state: 'dead' }).where('lead_id', '=', held).execute();
    expect((await leads('list', '--undelivered')).out).toContain('1 lead');
    expect((await leads('retry')).out).toContain('about 1 leads');

    expect((await leads('purge', '--dry-run')).out).toMatch(
      /^1 leads of before .* 0 spam of before .* 0 unconfirmed of before .* would be erased/,
    );
    expect((await leads('purge')).out).toMatch(/^1 leads of before .* 0 spam of before .* erased/);
    expect((await leads('erased')).out).toMatch(/^\d{4}-\S+Z {2}retention {2}1 leads\n$/);
    expect((await leads('erase', '--phone', '98765 43210')).out).toContain('1 lead erased');
    expect((await leads('erase', '--email', 'Nearly@example.org')).out).toContain('1 lead erased');
    expect(await allLeads(store)).toEqual([]);
  });

  test('backs up and restores', async () => {
    for (let index = 0; index < 20; index++) await store.submit(said({ name: `n${index}` }));
    const file = join(testFolder(), 'copy.db');
    expect((await leads('backup', file)).out).toContain('20 leads, checked');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect((await leads('backup')).code).toBe(0);
    expect(readdirSync(config.dataDir).some((name) => /^backup-.*\.db$/.test(name))).toBe(true);
    const refused = await leads('restore', file);
    expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining('holds enquiries')]);
    await store.retention.erase({ leads: Date.now() + DAY, spam: 0, unconfirmed: 0 }, Date.now());
    expect((await leads('restore', file)).out).toContain('20 leads restored');
    expect(await allLeads(store)).toHaveLength(20);
    expect(existsSync(`${file}-wal`)).toBe(false);
  });
});

describe('the command line', () => {
  test.each([
    [[]],
    [['destroy']],
    [['list', '--state', 'x']],
    [['list', '--sins', '1']],
    [['list', '--since', 'yesterday']],
    [['list', '--limit', '0']],
    [['erase', '--phone', '1']],
  ])('%j is refused', (args) => {
    expect(() => readCommand(args)).toThrow(UsageError);
  });

  test('a refusal says what to write, and standard output stays empty', async () => {
    const folder = testFolder();
    const env = { PATH: process.env.PATH, DATA_DIR: folder };
    for (const ran of [await runProgram(env, 'destroy'), await run(env, 'erase')])
      expect(ran).toMatchObject({ code: 2, out: '', complaint: expect.stringContaining('Usage:') });
    const ran = await run({ PATH: process.env.PATH, DATABASE_URL: 'postgres://secret:secret@127.0.0.1:1/x' }, 'list');
    expect(ran.code).toBe(1);
    expect(ran.complaint).toMatch(/ECONNREFUSED/);
    expect(ran.complaint).not.toContain('secret');
  });

  test('wrong settings are listed as the server lists them', async () => {
    const ran = await runProgram(
      { PATH: process.env.PATH, DATABASE_URL: 'secret', SITE_ORIGIN: 'tax.example' },
      'list',
    );
    expect(ran).toMatchObject({ code: 1, out: '' });
    expect(ran.complaint.trim().split('\n')).toEqual([
      '2 settings are wrong:',
      expect.stringMatching(/^SITE_ORIGIN is "tax.example": it must be /),
      expect.stringMatching(/^DATABASE_URL is wrong \(a secret, not shown\): it must be /),
    ]);
  });

  test('a store that had to be created is told of on standard error', async () => {
    const folder = join(testFolder(), 'misspelt');
    const ran = await run({ PATH: process.env.PATH, DATA_DIR: folder }, 'list');
    expect(ran.code).toBe(0);
    expect(ran.complaint).toContain('an empty one was created');
    expect(ran.complaint).toContain(join(folder, 'leads.db'));
    expect((await run({ PATH: process.env.PATH, DATA_DIR: folder }, 'list')).complaint).toBe('');
  });
});
