import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const folder = join(mkdtempSync(join(tmpdir(), 'setup-')), 'firm');
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const CANCEL = '\u0003';
const read = (): string => readFileSync(join(folder, 'firm.yaml'), 'utf8');

/**
 * Runs the command, and gives each answer once its question stands there.
 * @returns all that it printed
 */
const answer = (answers: readonly (readonly [question: string, answer: string])[]): Promise<string> =>
  new Promise((resolve, reject) => {
    const setup = spawn(process.execPath, [join(import.meta.dirname, 'setup.ts')], {
      env: { ...process.env, FIRM_DIR: folder, CI: '' },
    });
    const left = [...answers];
    let printed = '';
    let from = 0;
    const go = (): void => {
      const [next] = left;
      const at = next ? printed.indexOf(next[0], from) : -1;
      if (!next || at < 0) return;
      from = at + next[0].length;
      left.shift();
      setup.stdin.write(next[1]);
      if (left.length === 0) setup.stdin.end();
      go();
    };
    setup.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      go();
    });
    setup.on('error', reject).on('close', () => resolve(printed));
  });

test('writes what is answered and keeps the notes; stopped and started again it asks for the rest', async () => {
  const first = await answer([
    ["The firm's name", 'CA R. Murugan & Co\r'],
    ['A short name', 'R. Murugan\r'],
    ['Address of the website', 'https://www.murugan.test\r'],
    ['Phone numbers', '98765\r'],
    ['must begin with +', CANCEL],
    ['Write it?', '\r'],
  ]);
  expect(first).toContain('This will be written');
  expect(read()).toContain('name: CA R. Murugan & Co\n');
  expect(read()).toContain('# The GST practitioner');
  const [, schema = ''] = /[$]schema=(\S+)/.exec(read()) ?? [];
  expect(existsSync(join(folder, schema)), schema).toBe(true);
  expect(read()).toContain('+91 00000 00000');

  const second = await answer([
    ['Go through what is filled in too?', '\r'],
    ['Phone numbers', '+91 422 247 1188\r'],
    ['Number on WhatsApp', CANCEL],
    ['Write it?', '\r'],
  ]);
  expect(second).not.toContain("The firm's name");
  expect(read()).toContain('- +91 422 247 1188\n');
});
