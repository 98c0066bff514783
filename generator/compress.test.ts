import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFile } from './compress.ts';
import { dropUnused, fileCache } from './file-cache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('compressFile', () => {
  test.each([
    ['a page', `<p>${'GST returns in Erode, from ₹2,500. '.repeat(3000)}</p>`],
    ['next to nothing', 'x'],
    ['nothing', ''],
  ])('writes variants that unpack to %s', async (_what, text) => {
    const file = join(folder, 'page.html');
    writeFileSync(file, text);
    await compressFile(file, join(folder, 'cache'));
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).toString()).toBe(text);
    expect(gunzipSync(readFileSync(`${file}.gz`)).toString()).toBe(text);
  });

  test('takes from the cache what it compressed before', async () => {
    const [cache, page, copy] = ['cache', 'page.html', 'copy.html'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const file of [page, copy]) writeFileSync(file, 'the same words');
    await compressFile(page, cache);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), `from the cache: ${name.slice(-3)}`);
    await compressFile(copy, cache);
    expect(readFileSync(`${copy}.br`, 'utf8')).toBe('from the cache: .br');
    expect(readFileSync(`${copy}.gz`, 'utf8')).toBe('from the cache: .gz');
    expect(readdirSync(cache)).toHaveLength(2);
  });
});

const DAY = 24 * 60 * 60 * 1000;

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

test('drops only what nobody asked for in a month', async () => {
  for (const name of ['new', 'used', 'old']) await keep(name, name);
  lastUsed('new', 29);
  lastUsed('used', 31);
  lastUsed('old', 31);
  await keep('used', 'again');
  dropUnused(folder);
  expect(readdirSync(folder).toSorted()).toEqual(['new', 'used']);
});
