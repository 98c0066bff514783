import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { firmFolder, isSample, sampleFolder } from '../config/firm-folder.ts';
import { placeholdersIn } from '../config/read-firm.ts';
import { claimIds } from '../content/claim-ids.ts';
import { sampleSite } from '../tests/support/firms.ts';

const { claimAnswers, firm, prices } = sampleSite();

const run = (args: readonly string[] = [], env: Record<string, string> = {}) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'check-launch.ts'), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });

test('names each open claim and placeholder, with a remedy', () => {
  const { stdout, status } = run();
  const lines = stdout
    .trim()
    .split('\n')
    .filter(
      (line) => !/^Open questions of law|: look (?:it up|again)$|^$|missing before launch|Tamil pages/.test(line),
    );
  for (const id of claimIds.filter((each) => claimAnswers[each] === 'undecided'))
    expect(
      lines.filter((line) => line.includes(`/claims.yaml: ${id}: is it true?`)),
      id,
    ).toHaveLength(1);
  for (const field of placeholdersIn(firm).filter((each) => each !== 'phone'))
    expect(
      lines.some((line) => line.includes(`: ${field} is still a placeholder`)),
      field,
    ).toBe(true);
  for (const line of lines)
    expect(line).toMatch(/; (?:edit it|until you write it|write |run npm run setup)|write (?:languages|ours)/);
  expect(lines.filter((line) => line.includes('are these your prices?'))).toHaveLength(prices.ours ? 0 : 1);
  expect(lines.filter((line) => line.includes('the sample firm is shown'))).toHaveLength(
    isSample(firmFolder(process.env)) ? 1 : 0,
  );
  expect(status).toBe(lines.length === 0 ? 0 : 1);
});

describe('the signature of a native reader', () => {
  const sign = ['--sign-tamil'];
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'signed-'));
    cpSync(sampleFolder().path, folder, { recursive: true });
    return () => rmSync(folder, { recursive: true });
  });
  const nameReader = (): void => {
    const file = join(folder, 'firm.yaml');
    const reader = 'tamilReader: { name: Kavitha R, day: 2026-11-20 }';
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^tamilReader: .*$/m, reader));
  };
  const check = () => run([], { FIRM_DIR: folder }).stdout;

  test('is not asked for on an English site', () => {
    const file = join(folder, 'firm.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^languages: .*$/m, 'languages: [en]'));
    expect(check()).not.toContain('native reader');
  });

  test('is refused until firm.yaml names the reader', () => {
    const { stderr, status } = run(sign, { FIRM_DIR: folder });
    expect([status, stderr]).toEqual([1, expect.stringContaining('tamilReader')]);
    expect(check()).toContain('No native reader has signed');
  });

  test('covers every Tamil page and names files that change later', () => {
    nameReader();
    expect(run(sign, { FIRM_DIR: folder }).status).toBe(0);
    expect(check()).not.toMatch(/native reader|has changed since/);
    const file = join(folder, 'tamil-signature.json');
    const signature = JSON.parse(readFileSync(file, 'utf8'));
    expect(signature.pages).toContain('/ta/services/gst-returns');
    signature.files['content/pages/home/ta.ts'] = 'another';
    writeFileSync(file, JSON.stringify(signature));
    expect(check()).toContain('content/pages/home/ta.ts has changed since Kavitha R signed it');
  });

  test('names its remedy when it cannot be read', () => {
    writeFileSync(join(folder, 'tamil-signature.json'), '{}');
    const { stderr, stdout } = run([], { FIRM_DIR: folder });
    expect(stdout + stderr).toMatch(/tamil-signature.json: is not as the command wrote it; restore it/);
  });
});
