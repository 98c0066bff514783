import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { compressFile } from './compress.ts';

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

  test('takes what it has compressed before from the cache, by content', async () => {
    const [cache, page, twin] = ['cache', 'page.html', 'twin.html'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    for (const file of [page, twin]) writeFileSync(file, 'the same words');
    await compressFile(page, cache);
    for (const name of readdirSync(cache)) writeFileSync(join(cache, name), `from the cache: ${name.slice(-3)}`);
    await compressFile(twin, cache);
    expect(readFileSync(`${twin}.br`, 'utf8')).toBe('from the cache: .br');
    expect(readFileSync(`${twin}.gz`, 'utf8')).toBe('from the cache: .gz');
    expect(readdirSync(cache)).toHaveLength(2);
  });
});
