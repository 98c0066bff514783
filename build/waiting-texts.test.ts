import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WaitingTexts } from './waiting-texts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'waiting-texts-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('gives every text back, in any order, and leaves no file', () => {
  const path = join(folder, 'texts');
  const texts = new WaitingTexts(path);
  const all = ['one', '', '₹2,500 – “three”', 'x'.repeat(200_000)];
  for (const text of all) texts.add(text);
  for (const number of [3, 0, 2, 1]) expect(texts.get(number)).toBe(all[number]);
  expect(() => texts.get(4)).toThrow('No waiting text 4');
  texts.close();
  expect(existsSync(path)).toBe(false);
});
