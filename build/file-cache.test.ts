import { mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dropUnused, fileCache } from './file-cache.ts';

const DAY = 24 * 60 * 60 * 1000;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const keep = (name: string, text: string): Promise<Uint8Array> =>
  fileCache(join(folder, name), async () => Buffer.from(text));

const lastUsed = (name: string, days: number): void => {
  const then = new Date(Date.now() - days * DAY);
  utimesSync(join(folder, name), then, then);
};

test('makes a thing once', async () => {
  await keep('page', 'first');
  expect(Buffer.from(await keep('page', 'second')).toString()).toBe('first');
});

test('drops what nothing has asked for in a month, and nothing else', async () => {
  for (const name of ['new', 'used', 'old']) await keep(name, name);
  lastUsed('new', 29);
  lastUsed('used', 31);
  lastUsed('old', 31);
  await keep('used', 'again');
  dropUnused(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'used']);
});
