import { execFile } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { compiled } from '../../tests/support/compiled.ts';
import { databaseKinds, testDatabase } from './store/testing/databases.ts';
import { allLeads, cleanUp, said, testConfig, testFolder, testStore } from './store/testing/fixtures.ts';

afterEach(cleanUp);

const run = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ readonly code: number; readonly out: string; readonly complaint: string }>((resolve) => {
    const options = { env: { PATH: process.env.PATH, ...compiled, ...env } };
    execFile(process.execPath, [join(import.meta.dirname, 'leads.ts'), ...args], options, (error, out, complaint) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, complaint }),
    );
  });

test.each(databaseKinds)('backs up and restores on %s, while a server runs', async (kind) => {
  const config = testConfig(await testDatabase(kind));
  const env = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl ?? '' };
  const store = await testStore(config);
  for (let index = 0; index < 20; index++) await store.submit(said({ name: `n${index}` }));
  const file = join(testFolder(), 'copy.db');
  expect((await run(env, 'backup', file)).out).toContain('20 leads, checked');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect((await run(env, 'backup')).code).toBe(0);
  expect(readdirSync(config.dataDir).some((name) => /^backup-.*\.db$/.test(name))).toBe(true);
  const refused = await run(env, 'restore', file);
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining('holds enquiries')]);
  await store.desk.erase(
    (await allLeads(store)).map(({ id }) => id),
    Date.now(),
  );
  expect((await run(env, 'restore', file)).out).toContain('20 leads restored');
  expect(await allLeads(store)).toHaveLength(20);
  expect(existsSync(`${file}-wal`)).toBe(false);
});

test('a refusal says what to write or to correct, without secrets, and standard output stays empty', async () => {
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
  expect(empty).toMatchObject({ code: 0, complaint: expect.stringContaining('an empty one was created') });
});
