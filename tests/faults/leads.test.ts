import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { testMailServer } from '../../server/leads/outbox/testing/fixtures.ts';
import { pragma } from '../../server/leads/store/sqlite.ts';
import { allLeads, testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { sampleEdition } from '../support/firms.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { openDatabases } from './support/databases.ts';
import { type Answer, inParallel, send } from './support/requests.ts';
import { isFull, scale } from './support/scale.ts';
import { type Env, findRefusal, startServer } from './support/server-process.ts';
import { empty, fill, mount } from './support/small-disk.ts';

const { firm } = sampleEdition();

const databases = openDatabases();
afterEach(killAndCleanUp);

const readLeads = async (env: Env) => allLeads(await testStore(testConfig(env)));

/** Expects a refusal that helps: try again then, or call. */
const expectHelp = ({ status, text, retryAfter }: Answer): void => {
  expect([status, Number(retryAfter) > 0, text.includes(firm.phone)]).toEqual([503, true, true]);
};

describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
  test('the log of 1,000 leads holds nothing personal', async () => {
    const count = 1000;
    const smtp = await testMailServer();
    const env = {
      ...(await databases.env(kind)),
      SMTP_URL: smtp.url.replace('//', '//mailuser:Secretpassword@'),
      NOTIFY_TO: 'secretstaff@firm.example',
      WEBHOOK_URL: 'http://127.0.0.1:1/secrethook',
      WEBHOOK_SECRET: 'Secretwebhooksecret',
      LOG_LEVEL: 'debug',
      TRUST_PROXY: 'loopback',
    };
    const server = await startServer(env);
    await inParallel(count, 25, async (index) => {
      if (index === count / 2) smtp.behave(550);
      const { status } = await send(
        server.origin,
        {
          name: `Secretname${index}`,
          email: `secretmail${index}@example.org`,
          phone: `+91 55555 ${10_000 + index}`,
          message: index % 10 === 0 ? '' : `Secretwords ${index}`,
        },
        {
          referer: `https://tax.example/contact?q=secretquery${index}`,
          'user-agent': 'Secretagent',
          'x-forwarded-for': `203.0.113.${index % 250}`,
        },
      );
      expect(status).toBe(index % 10 === 0 ? 422 : 200);
      if (index % 5 === 0) {
        await send(server.origin, { 'form-name': 'newsletter', email: `secretmail${index}@example.org` });
        await fetch(`${server.origin}/newsletter/confirm/Secrettoken${index}`);
        await fetch(`${server.origin}/Secretpath${index}?mail=secretmail@example.org`);
        await fetch(`${server.origin}/`, { method: 'DELETE', headers: { cookie: 'Secretcookie' } });
      }
    });
    await sleep(1000);
    server.child.kill('SIGTERM');
    const { output } = await server.ended;
    // The server names its own address and that of its database.
    const lines = output.split('\n').filter((line) => !/Server listening at|"at":"127\.0\.0\.1:/.test(line));
    expect(lines.length).toBeGreaterThan(count);
    // A single line is compared, so that a failure does not print the whole log.
    expect(lines.find((line) => /secret|\+91|55555 1|127\.0\.0\.1|203\.0\.113\.[1-9]/i.test(line))).toBeUndefined();
    expect((await readLeads(env)).filter(({ form }) => form === 'contact')).toHaveLength(count * 0.9);
  });
});

test('acknowledges nothing on a full disk, and recovers', async ({ skip }) => {
  const folder = testFolder();
  if (!mount(folder, '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) return skip('needs the right to mount');
  const env = { DATA_DIR: folder };
  const server = await startServer(env);
  const rounds = scale(1, 10);
  let stored = 0;
  let refused = 0;
  for (let round = 0; round < rounds; round++) {
    fill(folder, 0);
    for (let index = 0; index < 10; index++) {
      const answer = await send(server.origin, { name: `n${round} ${index}`, message: 'x'.repeat(5000) });
      if (answer.status === 200) stored++;
      else {
        expectHelp(answer);
        refused++;
      }
    }
    expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
    empty(folder);
    expect((await send(server.origin, { name: `after ${round}` })).status).toBe(200);
    stored++;
  }
  expect(refused).toBeGreaterThan(0);
  await server.kill();
  const store = await testStore(testConfig(env));
  const leads = await allLeads(store);
  expect(leads).toHaveLength(stored);
  expect(store.file && pragma(store.file, 'integrity_check')).toBe('ok');
  await store.close();
});

test('is not ready without room for a lead', async ({ skip }) => {
  const folder = testFolder();
  if (!mount(folder, '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs')) return skip('needs the right to mount');
  const server = await startServer({ DATA_DIR: folder });
  const ready = async (): Promise<number> => (await fetch(`${server.origin}/readyz`)).status;
  let count = 0;
  const lead = (): Promise<Answer> => send(server.origin, { name: `n${count++}`, message: 'x'.repeat(5000) });
  expect([(await lead()).status, await ready()]).toEqual([200, 200]);
  fill(folder, 5);
  // A lead is refused while the last look of the probe still holds.
  expectHelp(await lead());
  expect(await ready()).toBe(503);
  // The next lines ask only the probe.
  const looks = scale(2, 10);
  for (let look = 0; look < looks; look++) {
    await sleep(1100);
    expect(await ready()).toBe(503);
  }
  empty(folder);
  await expect.poll(ready, { timeout: 5_000 }).toBe(200);
  expect((await lead()).status).toBe(200);
  await server.kill();
});

const lost = [
  ['renamed', ['leads.db']],
  ['deleted', ['leads.db']],
  ['deleted with its log', ['leads.db', 'leads.db-wal', 'leads.db-shm']],
  ['left without its log', ['leads.db-wal']],
] as const;

test.each(isFull ? lost : lost.slice(0, 2))('acknowledges nothing in a file that is %s', async (what, names) => {
  const env = { DATA_DIR: testFolder() };
  const server = await startServer(env);
  expect((await send(server.origin, { name: 'before' })).status).toBe(200);
  const paths = names.map((name) => join(env.DATA_DIR, name));
  const aside = join(testFolder(), 'aside');
  if (what === 'renamed') renameSync(paths[0] ?? '', aside);
  else for (const path of paths) rmSync(path);
  for (let index = 0; index < 3; index++) expectHelp(await send(server.origin, { name: `refused ${index}` }));
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  await sleep(1100);
  expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
  if (what === 'renamed') {
    renameSync(aside, paths[0] ?? '');
    expect((await send(server.origin, { name: 'after' })).status).toBe(200);
    expect((await readLeads(env)).map(({ name }) => name)).toEqual(expect.arrayContaining(['before', 'after']));
  }
  await server.kill();
});

test('names an unwritable data folder at the start', async ({ skip }) => {
  const readOnly = testFolder();
  if (!mount(readOnly, '-t', 'tmpfs', '-o', 'ro', 'tmpfs')) return skip('needs the right to mount');
  const full = testFolder();
  if (!mount(full, '-t', 'tmpfs', '-o', 'size=4k,nr_inodes=3', 'tmpfs')) return skip('needs the right to mount');
  writeFileSync(join(full, 'filler'), Buffer.alloc(4096));
  const file = join(testFolder(), 'a-file');
  writeFileSync(file, 'text');
  const directory = testFolder();
  mkdirSync(join(directory, 'leads.db'));
  const folders = [readOnly, join(readOnly, 'data'), full, file, join(file, 'data'), directory];
  for (const folder of folders) {
    const line = await findRefusal({ DATA_DIR: folder });
    expect(line).toContain('DATA_DIR');
    expect(line).toContain(folder);
  }
});

test('keeps pages and leads through a read-only disk', async ({ skip }) => {
  const image = join(testFolder(), 'disk');
  const folder = testFolder();
  try {
    execFileSync('truncate', ['-s', '16M', image]);
    execFileSync('mkfs.ext4', ['-q', image], { stdio: 'ignore' });
  } catch {
    return skip('needs mkfs.ext4');
  }
  if (!mount(folder, '-o', 'loop', image)) return skip('needs the right to mount');
  const env = { DATA_DIR: join(folder, 'data') };
  const server = await startServer(env);
  const names: string[] = [];
  for (let index = 0; index < 20; index++) {
    expect((await send(server.origin, { name: `n${index}` })).status).toBe(200);
    names.push(`n${index}`);
  }
  // The kernel does this to a file system when its disk fails.
  execFileSync('mount', ['-o', 'remount,abort', folder]);
  for (let index = 0; index < 5; index++) expectHelp(await send(server.origin, { name: `refused ${index}` }));
  expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
  expect(existsSync(join(env.DATA_DIR, 'leads.db'))).toBe(true);
  await server.kill();
  execFileSync('umount', [folder]);
  // 1 says that it had something to mend.
  expect([0, 1]).toContain(spawnSync('fsck.ext4', ['-fy', image]).status);
  execFileSync('mount', ['-o', 'loop', image, folder]);
  const store = await testStore(testConfig(env));
  const stored = (await allLeads(store)).map(({ name }) => name);
  expect(stored).toEqual(names);
  await store.close();
});
