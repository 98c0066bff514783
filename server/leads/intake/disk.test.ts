import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { allLeads, cleanUp, testConfig, testFolder, testStore } from '../store/testing/fixtures.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

const mounts: string[] = [];

/** A file system of one megabyte; null where this user may not mount one. */
const smallDisk = (): string | null => {
  const folder = testFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    return null;
  }
  mounts.push(folder);
  return folder;
};

const remount = (folder: string, mode: 'ro' | 'rw'): void =>
  void execFileSync('mount', ['-o', `remount,${mode}`, folder], { stdio: 'ignore' });

const start = async (folder: string = testFolder()) => {
  const config = testConfig({ DATA_DIR: folder });
  const store = await testStore(config);
  return { config, store, ...(await startForms(store, config)) };
};

let count = 0;
const send = async (origin: string, size = 5000): Promise<number> =>
  (await post(origin, multipart({ ...contactForm, name: `n${count++}`, message: 'x'.repeat(size) }))).status;

afterEach(async () => {
  await closeServers();
  for (const folder of mounts.splice(0)) execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  await cleanUp();
});

describe('a full disk', () => {
  test('no false ok, no lost lead, and back without a restart (SQLite’s own limit)', async () => {
    const { origin, store } = await start();
    expect(await send(origin)).toBe(200);
    store.file?.pragma(`max_page_count = ${Number(store.file.pragma('page_count', { simple: true })) + 3}`);
    const statuses = [];
    for (let index = 0; index < 10; index++) statuses.push(await send(origin));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    store.file?.pragma('max_page_count = 1000000');
    expect(await send(origin)).toBe(200);
    expect(await allLeads(store)).toHaveLength(2 + statuses.filter((status) => status === 200).length);
    expect(store.file?.pragma('integrity_check', { simple: true })).toBe('ok');
  });

  test('the same on a small file system, also for posts that come together', async ({ skip }) => {
    const folder = smallDisk();
    if (!folder) return skip('needs the right to mount');
    const { origin, store } = await start(folder);
    const filler = join(folder, 'filler');
    writeFileSync(filler, Buffer.alloc(600_000));
    const statuses: number[] = [];
    for (let round = 0; round < 10; round++)
      statuses.push(...(await Promise.all(Array.from({ length: 10 }, () => send(origin)))));
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    rmSync(filler);
    expect(await send(origin)).toBe(200);
    expect(await allLeads(store)).toHaveLength(1 + statuses.filter((status) => status === 200).length);
    expect(store.file?.pragma('integrity_check', { simple: true })).toBe('ok');
  });
});

test('a file system that becomes read-only: no false ok, and back without a restart', async ({ skip }) => {
  const folder = smallDisk();
  if (!folder) return skip('needs the right to mount');
  const { origin, store } = await start(folder);
  expect(await send(origin, 10)).toBe(200);
  // A normal remount would fail because the log file is open; the kernel does this on a disk error.
  try {
    remount(folder, 'ro');
  } catch {
    store.file?.pragma('query_only = ON');
  }
  expect(await send(origin, 10)).toBe(503);
  store.file?.pragma('query_only = OFF');
  if (
    /\sro[,\s]/.test(
      readFileSync('/proc/mounts', 'utf8')
        .split('\n')
        .find((line) => line.includes(folder)) ?? '',
    )
  )
    remount(folder, 'rw');
  expect(await send(origin, 10)).toBe(200);
  expect(await allLeads(store)).toHaveLength(2);
});

test('a database that is locked for 10 seconds: visitors wait, nothing is refused', async () => {
  const { origin, store, config } = await start();
  const other = new Database(join(config.dataDir, 'leads.db'));
  other.exec('begin exclusive');
  const posts = Array.from({ length: 5 }, () => send(origin, 10));
  setTimeout(() => other.exec('commit'), 10_000);
  expect(await Promise.all(posts)).toEqual([200, 200, 200, 200, 200]);
  other.close();
  expect(await allLeads(store)).toHaveLength(5);
  expect(existsSync(join(config.dataDir, 'leads.db'))).toBe(true);
});
