import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { compileCacheEnv } from '../../tests/support/compile-cache.ts';
import { migrate, migrations } from './store/migrations.ts';
import { openSqlite, pragma } from './store/sqlite.ts';
import { databaseKinds, testDatabase } from './store/testing/databases.ts';
import {
  allLeads,
  cleanUp,
  makeSubmission,
  testConfig,
  testFolder,
  testLog,
  testStore,
} from './store/testing/fixtures.ts';

afterEach(cleanUp);

const runAs = (user: { readonly uid?: number }, env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly complaint: string }>((resolve) => {
    const options = { ...user, env: { PATH: process.env.PATH, ...compileCacheEnv, ...env } };
    execFile(process.execPath, [join(import.meta.dirname, 'leads.ts'), ...args], options, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });

const run = (env: NodeJS.ProcessEnv, ...args: string[]) => runAs({}, env, ...args);

test.each(databaseKinds)('backs up and restores on %s, while a server runs', async (kind) => {
  const config = testConfig(await testDatabase(kind));
  const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  const store = await testStore(config);
  for (let index = 0; index < 20; index++) await store.submit(makeSubmission({ name: `n${index}` }));
  const file = join(testFolder(), 'copy.db');
  expect((await run(env, 'backup', file)).out).toContain('20 leads, checked');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(env, 'backup')).code).toBe(0);
  expect(readdirSync(config.dataDir).some((name) => /^backup-.*\.db$/.test(name))).toBe(true);
  const refused = await run(env, 'restore', file);
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining('contains enquiries')]);
  await store.desk.erase(
    (await allLeads(store)).map(({ id }) => id),
    Date.now(),
  );
  expect((await run(env, 'restore', file)).out).toContain('20 leads restored');
  expect(await allLeads(store)).toHaveLength(20);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('a folder that is not there is named in words', async () => {
  const config = testConfig(await testDatabase('sqlite'));
  await testStore(config);
  const { code, complaint } = await run({ DATA_DIR: config.dataDir }, 'backup', '/nonexistent/x.db');
  expect([code, complaint]).toEqual([1, expect.stringContaining('/nonexistent/x.db: there is no such folder')]);
  const nowhere = await run({ DATA_DIR: '/proc/foo' }, 'backup');
  expect([nowhere.code, nowhere.complaint]).toEqual([
    1,
    expect.stringContaining('kept in /proc/foo: there is no such'),
  ]);
});

describe('restore', () => {
  /** Returns a backup by a version of five days ago, which knew four steps of the schema. */
  const oldBackup = async (): Promise<string> => {
    const file = join(testFolder(), 'before-upgrade.db');
    const old = await openSqlite(file);
    await migrate(old.db, 'sqlite', testLog(), migrations.slice(0, 4));
    old.file.exec(`insert into leads (id, form, state, name, fingerprint, fold_key, received_at, last_received_at)
      values ('1', 'contact', 'new', 'Meena', 'f', 'k', 1, 1)`);
    pragma(old.file, 'journal_mode = DELETE');
    await old.db.destroy();
    const fiveDaysAgo = Date.now() / 1000 - 5 * 24 * 60 * 60;
    utimesSync(file, fiveDaysAgo, fiveDaysAgo);
    return file;
  };
  const readState = (file: string) => ({
    sha256: createHash('sha256').update(readFileSync(file)).digest('hex'),
    changed: statSync(file).mtimeMs,
    beside: readdirSync(join(file, '..')),
  });
  const isRoot = process.getuid?.() === 0;

  test.each(databaseKinds)('keeps an old backup in %s byte for byte', async (kind) => {
    const file = await oldBackup();
    const before = readState(file);
    const config = testConfig(await testDatabase(kind));
    const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
    expect((await run(env, 'restore', file)).out).toBe('1 leads restored.\n');
    expect(readState(file)).toEqual(before);
    expect(await allLeads(await testStore(config))).toMatchObject([{ name: 'Meena' }]);
  });

  test('reads a read-only file in a read-only folder', async () => {
    const file = await oldBackup();
    const data = testFolder();
    chmodSync(file, 0o444);
    chmodSync(join(file, '..'), 0o555);
    // Root may write everywhere.
    if (isRoot) chmodSync(data, 0o777);
    const user = isRoot ? { uid: 65534 } : {};
    expect(await runAs(user, { DATA_DIR: data }, 'restore', file)).toMatchObject({
      code: 0,
      out: '1 leads restored.\n',
    });
  });

  test('names a backup that is damaged', async () => {
    const data = join(testFolder(), 'data');
    const { complaint } = await run({ DATA_DIR: data }, 'restore', import.meta.filename);
    expect(complaint).toContain('The backup is damaged: SQLITE_NOTADB');
  });
});

test('explains a refusal without secrets, and prints nothing', async () => {
  const folder = join(testFolder(), 'misspelt');
  const complaint = expect.stringContaining('Usage:');
  for (const args of [[], ['destroy'], ['restore']])
    expect(await run({ DATA_DIR: folder }, ...args)).toEqual({ code: 2, out: '', complaint });
  const away = await run({ DATABASE_URL: 'postgres://secret:secret@127.0.0.1:1/x' }, 'backup');
  expect(away).toMatchObject({ code: 1, out: '', complaint: expect.stringMatching(/^(?!.*secret).*ECONNREFUSED/s) });
  const wrong = await run({ DATABASE_URL: 'secret', SITE_ORIGIN: 'tax.example' }, 'backup');
  expect(wrong.complaint.trim().split('\n')).toEqual([
    '2 settings are wrong:',
    expect.stringMatching(/^SITE_ORIGIN is "tax.example": it must be /),
    expect.stringMatching(/^DATABASE_URL is wrong \(a secret, not shown\): it must be /),
  ]);
  const empty = await run({ DATA_DIR: folder }, 'backup');
  expect(empty).toMatchObject({ code: 0, complaint: expect.stringContaining('created an empty one') });
});
