/** A database that cannot be written for a while; real disks that fail are in tests/faults/leads.test.ts. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, expect, test } from 'vitest';
import { allLeads, cleanUp, testConfig, testFolder, testStore } from '../store/testing/fixtures.ts';
import { closeServers, contactForm, multipart, post, startForms } from './testing/form-server.ts';

const start = async () => {
  const config = testConfig({ DATA_DIR: testFolder() });
  const store = await testStore(config);
  return { config, store, ...(await startForms(store, config)) };
};

let count = 0;
const send = async (origin: string, size = 5000): Promise<number> =>
  (await post(origin, multipart({ ...contactForm, name: `n${count++}`, message: 'x'.repeat(size) }))).status;

afterEach(async () => {
  await closeServers();
  await cleanUp();
});

test('a file that cannot grow (SQLite’s own limit): no false ok, no lost lead, and back without a restart', async () => {
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
