import { hash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { migrate, migrations } from '../../server/leads/store/migrations.ts';
import { connectPostgres } from '../../server/leads/store/postgres.ts';
import { openSqlite, pragma } from '../../server/leads/store/sqlite.ts';
import {
  allLeads,
  cleanUp,
  makeSubmission,
  testConfig,
  testFolder,
  testLog,
  testStore,
} from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { killedAt } from './support/killed-at.ts';
import { inParallel, send } from './support/requests.ts';
import { isFull, scale } from './support/scale.ts';
import { type Env, findRefusal, startServer } from './support/server-process.ts';

const databases = openDatabases();
afterEach(killAndCleanUp);

const IN_FILE = 300;
const IN_LOG = 20;
const suffixes = ['', '-wal'];

/**
 * Makes a data folder as a server that was killed leaves it: some leads in the file, the newest ones only in its log.
 */
const killedFolder = async (): Promise<string> => {
  const folder = testFolder();
  const first = await startServer({ DATA_DIR: folder });
  await inParallel(IN_FILE, 10, async (index) => {
    expect((await send(first.origin, { name: `n${index}`, message: 'x'.repeat(3000) })).status).toBe(200);
  });
  // A server that ends in good order leaves no log.
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);
  const second = await startServer({ DATA_DIR: folder });
  for (let index = 0; index < IN_LOG; index++)
    expect((await send(second.origin, { name: `last ${index}` })).status).toBe(200);
  await second.kill();
  return folder;
};

const copyFolder = (folder: string): string => {
  const copy = testFolder();
  for (const suffix of suffixes)
    if (existsSync(join(folder, `leads.db${suffix}`)))
      copyFileSync(join(folder, `leads.db${suffix}`), join(copy, `leads.db${suffix}`));
  return copy;
};

const readBytes = (folder: string): (string | null)[] =>
  suffixes.map((suffix) => {
    const path = join(folder, `leads.db${suffix}`);
    return existsSync(path) && statSync(path).size > 0 ? hash('sha256', readFileSync(path)) : null;
  });

const overwrite = (path: string, at: number, length: number, fill: (index: number) => number): void => {
  const bytes = readFileSync(path);
  for (let index = 0; index < length; index++) bytes[at + index] = fill(index) & 255;
  writeFileSync(path, bytes);
};

const PAGE = 4096;
const FRAME = PAGE + 24;
const findMiddle = (file: string): number => PAGE * Math.floor(statSync(file).size / PAGE / 2);
const noise = (index: number): number => (index * 167 + 89) ^ (index >> 3);

type Damage = readonly [what: string, damage: (file: string, log: string) => void];

/** Ways to damage a file that has no log: with one, SQLite would mend some of them from it. */
const fileDamages: readonly Damage[] = [
  ['header overwritten', (file) => overwrite(file, 0, 100, noise)],
  ['header of zeros', (file) => overwrite(file, 0, 100, () => 0)],
  ['schema page overwritten', (file) => overwrite(file, 100, PAGE - 100, noise)],
  ['a page in the middle overwritten', (file) => overwrite(file, findMiddle(file), PAGE, noise)],
  ['a page in the middle of zeros', (file) => overwrite(file, findMiddle(file), PAGE, () => 0)],
  ['cut to half', (file) => truncateSync(file, Math.floor(statSync(file).size / 2))],
  ['cut within its header', (file) => truncateSync(file, 50)],
  ['empty', (file) => truncateSync(file, 0)],
  ['a text file', (file) => writeFileSync(file, 'These are my notes, not a database.\n'.repeat(400))],
];

/** Ways to lose the file and keep the log; SQLite would delete the log. */
const fileLosses: readonly Damage[] = [
  ['file empty', (file) => truncateSync(file, 0)],
  ['file gone', (file) => rmSync(file)],
];

/** Ways to damage the log from its beginning on; SQLite reads it up to there and drops the rest without a word. */
const logDamages: readonly Damage[] = [
  ['log header overwritten', (_file, log) => overwrite(log, 0, 32, noise)],
  ['a byte of the log’s first frame changed', (_file, log) => overwrite(log, 32 + 24 + 500, 1, () => 0x5a)],
  ['a frame header of the log overwritten', (_file, log) => overwrite(log, 32 + FRAME, 24, noise)],
  ['three frames of the log overwritten', (_file, log) => overwrite(log, 32, 3 * FRAME, noise)],
];

test('refuses a damaged SQLite file, and keeps its bytes', async () => {
  const sound = await killedFolder();
  const closed = copyFolder(sound);
  await (await testStore(testConfig({ DATA_DIR: closed }))).close();
  const kinds = [
    ...fileDamages.map(([what, damage]) => ({ what, damage, of: closed })),
    ...fileLosses.map(([what, damage]) => ({ what, damage, of: sound })),
  ].filter((_kind, index) => isFull || index % 4 === 0);
  for (const { what, damage, of } of kinds) {
    const folder = copyFolder(of);
    damage(join(folder, 'leads.db'), join(folder, 'leads.db-wal'));
    const before = readBytes(folder);
    expect(await findRefusal({ DATA_DIR: folder }), what).toMatch(/leads\.db.* It was left as it is: .*backup/);
    expect(readBytes(folder), what).toEqual(before);
  }
  // An undamaged copy of the folder opens: the refusals were for the damage.
  const store = await testStore(testConfig({ DATA_DIR: copyFolder(sound) }));
  expect(await allLeads(store)).toHaveLength(IN_FILE + IN_LOG);
});

test("keeps the file's leads after a damaged log", async () => {
  const sound = await killedFolder();
  for (const [what, damage] of logDamages) {
    const folder = copyFolder(sound);
    damage(join(folder, 'leads.db'), join(folder, 'leads.db-wal'));
    const store = await testStore(testConfig({ DATA_DIR: folder }));
    expect(await allLeads(store), what).toHaveLength(IN_FILE);
    expect(store.file && pragma(store.file, 'integrity_check'), what).toBe('ok');
    await store.close();
  }
});

test('loses only unacknowledged leads with a cut log', async () => {
  const sound = await killedFolder();
  const size = statSync(join(sound, 'leads.db-wal')).size;
  const cuts = scale(5, 40);
  let least = Number.POSITIVE_INFINITY;
  for (let cut = 1; cut <= cuts; cut++) {
    const folder = copyFolder(sound);
    // The last transaction, torn at any place.
    truncateSync(join(folder, 'leads.db-wal'), size - Math.ceil((cut * 2 * FRAME) / cuts));
    const store = await testStore(testConfig({ DATA_DIR: folder }));
    const leads = await allLeads(store);
    least = Math.min(least, leads.length);
    await store.close();
  }
  expect(least).toBe(IN_FILE + IN_LOG - 1);
});

/** Makes a database as version 1 of the schema left it, with a lead in it. */
const firstVersion = async (env: Env): Promise<void> => {
  const config = testConfig(env);
  const log = testLog();
  const db = config.databaseUrl
    ? connectPostgres(config.databaseUrl, 'maintenance', log)
    : (await openSqlite(join(config.dataDir, 'leads.db'))).db;
  await migrate(db, config.databaseUrl ? 'postgres' : 'sqlite', log, migrations.slice(0, 1));
  await db
    .insertInto('leads')
    .values({
      id: 'a-lead-of-old',
      form: 'contact',
      state: 'new',
      fingerprint: 'f',
      fold_key: 'k',
      received_at: 1,
      last_received_at: 1,
      reasons: '',
      repeats: 0,
      ...{ name: 'Old', email: null, phone: null, service: null, message: null, page: null, referrer: null },
      ...{ email_key: null, phone_key: null },
      ...{ confirmed_at: null, unsubscribed_at: null },
    })
    .execute();
  await db.destroy();
};

describe.each([
  ['sqlite', 'an empty database', 0],
  ['sqlite', 'version 1 with a lead', 1],
  ['postgres', 'an empty database', 0],
  ['postgres', 'version 1 with a lead', 1],
] as const)('migrations of %s from %s, killed', (kind, _from, leads) => {
  test('completes at the next start', { timeout: 900_000 }, async () => {
    const step = scale(15, 1);
    const expected = migrations.map(({ version }) => version);
    let kills = 0;
    for (const when of ['before', 'after'] as const) {
      for (let statement = 1; ; statement += step) {
        const env = await databases.env(kind);
        if (leads > 0) await firstVersion(env);
        if (!(await killedAt(env, 'open', statement, when))) break;
        kills++;
        const store = await testStore(testConfig(env));
        const rows = await store.db.selectFrom('schema_migrations').selectAll().orderBy('version').execute();
        expect(rows.map(({ version }) => version)).toEqual(expected);
        expect((await store.submit(makeSubmission())).result).toBe('stored');
        expect(await allLeads(store)).toHaveLength(leads + 1);
        if (store.file) expect(pragma(store.file, 'integrity_check')).toBe('ok');
        await cleanUp();
      }
    }
    expect(kills).toBeGreaterThan(0);
  });
});
