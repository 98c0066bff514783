import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFirm } from '../config/read-firm.ts';

const folder = join(mkdtempSync(join(tmpdir(), 'setup-')), 'firm');
afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

const CANCEL = '\u0003';
/** Erases the line that stands there (Ctrl+U). */
const ERASE = '\u0015';
const read = (): string => readFileSync(join(folder, 'firm.yaml'), 'utf8');

/**
 * Runs the command, and gives each answer once its question stands there.
 * @returns all that it printed
 */
const answer = (
  answers: readonly (readonly [question: string, answer: string])[],
  to: string = folder,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const setup = spawn(process.execPath, [join(import.meta.dirname, 'setup.ts')], {
      env: { ...process.env, FIRM_DIR: to, CI: '' },
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

test('writes answers, keeps notes, and resumes where it stopped', async () => {
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
  const keyIn = (text: string): string => /^indexNowKey: (\w{8,})$/m.exec(text)?.[1] ?? '';
  expect(keyIn(read())).not.toBe('');
  expect(keyIn(read())).not.toBe(keyIn(readFileSync(join(import.meta.dirname, '../firm.sample/firm.yaml'), 'utf8')));

  const second = await answer([
    ['Go through what is filled in too?', '\r'],
    ['Phone numbers', '+91 422 247 1188\r'],
    ['Number on WhatsApp', CANCEL],
    ['Write it?', '\r'],
  ]);
  expect(second).not.toContain("The firm's name");
  expect(read()).toContain('- +91 422 247 1188\n');
});

test('makes a folder that the website accepts', async () => {
  const own = join(folder, '..', 'madurai');
  const printed = await answer(
    [
      ["The firm's name", "D'Souza, Iyer & Rahman\r"],
      ['A short name', 'Iyer Tax\r'],
      ['Address of the website', 'www.dsouzaiyer.test/\r'],
      ['Phone numbers', '0452 234 5678, 9876512345\r'],
      ['Number on WhatsApp', '9876512345\r'],
      ['E-mail address', 'office@dsouzaiyer.test\r'],
      ['Building and street', '12 North Veli Street\r'],
      ['◆  Town', `${ERASE}Melur\r`],
      ['nearest to the office?', 'Melur\r'],
      ['must name the city nearest', `${ERASE}Madurai\r`],
      ['◆  State', '\r'],
      ['PIN code', '625 106\r'],
      ['Link to the office on the map', 'maps.app.goo.gl/abc\r'],
      ['"Embed a map"', '<iframe src="https://www.google.com/maps/embed?pb=a&amp;b"></iframe>\r'],
      ['Monday to Friday', '9.30am - 1pm, 2 - 6.30pm\r'],
      ['Hours on Saturday', 'Closed\r'],
      ['Hours on Sunday', 'closed\r'],
      ['the office is closed', '15-08, 26 Jan\r'],
      ['Year in which', '1998\r'],
      ['Number of clients', '140+\r'],
      ['get your newsletter', '0\r'],
      ['registration number, or none', 'No\r'],
      ['Page with your reviews', 'none\r'],
      ['Blog on Blogger', 'none\r'],
      ['Addresses of profiles', 'none\r'],
      ['Languages of the site', 'English\r'],
      ['Is GST in your prices', 'yes\r'],
      ['Which services do you offer?', '\r'],
      ['Which of it is true?', ' \r'],
      ['off the website?', '\r'],
      ['Are all of these right?', 'n\r'],
      ['GST Registration: from', '12000\r'],
      ['GST Returns: from', CANCEL],
      ['Write it?', '\r'],
    ],
    own,
  );
  expect(printed).toContain('Melur has no page of its own');
  expect(printed).not.toMatch(/Written as: *\r?\n/);
  const { found, mistakes } = readFirm({ path: own, name: 'own' });
  expect(mistakes).toEqual([]);
  expect(found?.details).toMatchObject({
    origin: 'https://www.dsouzaiyer.test',
    phones: ['+91 452 234 5678', '+91 98765 12345'],
    address: { locality: 'Melur', nearestCity: 'Madurai', postalCode: '625106' },
    mapEmbedUrl: 'https://www.google.com/maps/embed?pb=a&b',
    clients: 140,
    reviewsUrl: null,
    rating: null,
    tamil: {},
  });
  expect(found?.details.holidays).toEqual({ '08-15': [], '01-26': [] });
  expect(found?.details.hours[0]).toEqual([
    [570, 780],
    [840, 1110],
  ]);
  expect(found?.prices).toMatchObject({ ours: false, services: { 'gst-registration': { from: 12_000 } } });
  // Questions that a detail settles are not asked; Enter keeps an answer.
  expect(found?.claimAnswers).toMatchObject({ rating: 'no', practitioner: 'no', fees: 'undecided' });
});
