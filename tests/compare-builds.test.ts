import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(folder, { recursive: true }));

let sites = 0;
const writeSite = (files: Readonly<Record<string, string>>): string => {
  sites += 1;
  const site = join(folder, String(sites));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, file)), { recursive: true });
    writeFileSync(join(site, file), text);
  }
  return site;
};

const compare = (before: Readonly<Record<string, string>>, after: Readonly<Record<string, string>>) => {
  const script = join(import.meta.dirname, 'compare-builds.ts');
  const { status, stdout } = spawnSync(process.execPath, [script, writeSite(before), writeSite(after)], {
    encoding: 'utf8',
  });
  return { status, stdout };
};

const page = (text: string, hash = 'aaaaaaaa'): string =>
  `<!doctype html><p>${text}</p><script src="/assets/main-${hash}.js"></script>`;

describe('the comparison of two builds', () => {
  test('ignores the names of hashed files, bundles and compressed copies', () => {
    const before = { 'a.html': page('Tax', 'aaaaaaaa'), 'a.html.gz': 'one', 'assets/main-aaaaaaaa.js': 'one' };
    const after = { 'a.html': page('Tax', 'b_b-bbbb'), 'a.html.gz': 'two', 'assets/main-b_b-bbbb.js': 'three' };
    expect(compare(before, after)).toMatchObject({ status: 0, stdout: expect.stringContaining('3 bytes, now 5') });
  });

  test('prints the same difference of many pages once', () => {
    const names = ['a.html', 'b.html', 'c.html', 'd.html'];
    const site = (text: string) => Object.fromEntries(names.map((name) => [name, page(text)]));
    const { status, stdout } = compare(site('Tax'), site('Taxes'));
    expect(status).toBe(1);
    expect(stdout).toContain('4 × a.html, b.html, c.html and 1 more\n- <p>Tax\n+ <p>Taxes\n');
    expect(stdout).toContain('Different: 1');
  });

  test('names files that came and files that went', () => {
    const { status, stdout } = compare({ 'old.ics': 'x' }, { _headers: 'x' });
    expect(status).toBe(1);
    expect(stdout).toContain('1 × old.ics\nis missing now');
    expect(stdout).toContain('1 × _headers\nis new');
  });
});
