import { describe, expect, test } from 'vitest';
import { firmFolder } from '../../config/firm-folder.ts';
import type { Extension } from '../../content/due-dates/extensions.ts';
import { type Entry, likely, official, open, page, settled } from '../../content/register/entry.ts';
import { dayOfNextMonth } from '../../content/register/values.ts';
import { movedByAWeek as record } from '../../src/dates/testing/samples.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { checkExtensions, readConfirmations, registerMistakes } from './check-law.ts';

const words = sampleEdition();
const folder = firmFolder(process.env);

const line = (id: string, day = '2026-12-01'): string =>
  `- id: ${id}\n  who: A Partner\n  day: ${day}\n  where: https://www.gst.gov.in/help\n`;

test('a fact is confirmed by its last line', () => {
  const { confirmed, mistakes } = readConfirmations(
    words,
    folder,
    line('gst.gstr3b-due') + line('gst.gstr3b-due', '2027-01-02'),
  );
  expect(mistakes).toEqual([]);
  expect(confirmed.get('gst.gstr3b-due')?.day).toBe('2027-01-02');
});

test.each([
  ['an unknown id', line('gst.nothing'), 'is no fact'],
  ['a day that is none', line('gst.gstr3b-due', '2026-02-30'), 'line 0.day'],
  ['a line without its page', '- id: gst.gstr3b-due\n  who: A Partner\n  day: 2026-12-01\n', 'line 0.where'],
])('%s is named', (_, text, message) => {
  expect(readConfirmations(words, folder, text).mistakes.join()).toContain(message);
});

test('the file as it is has no mistake', () => {
  expect(readConfirmations(words, folder).mistakes).toEqual([]);
});

const DAY = '2026-11-23';
const BASIS = 'Rule 61, CGST Rules';
const entry = { value: dayOfNextMonth(20) };
const portal = official('https://www.gst.gov.in/help');
const old = page('https://one.example/rule-61', 2021);

const findMistakes = (entry: Entry): string => registerMistakes({ 'gst.trial': entry }).join('\n');

describe('an entry of the register', () => {
  test.each([
    ['settled by two pages, one of them official', settled('gst', BASIS, entry, [old, portal], DAY)],
    [
      'settled by two, one of them recent',
      settled('gst', BASIS, entry, [old, page('https://two.example/', 2026)], DAY),
    ],
    ['likely by one', likely('gst', BASIS, entry, [old], DAY)],
    ['open, with a page that leaves it open', open('gst', BASIS, 'The date in the form', [old], DAY)],
  ])('%s is as it has to be', (_, entry) => {
    expect(findMistakes(entry)).toBe('');
  });

  test.each([
    ['settled without sources', settled('gst', BASIS, entry, [], DAY), 'names fewer than two addresses'],
    [
      'settled by one page named twice',
      settled('gst', BASIS, entry, [portal, portal], DAY),
      'fewer than two addresses',
    ],
    [
      'settled by old pages alone',
      settled('gst', BASIS, entry, [old, page('https://b.example/', 2020)], DAY),
      'official',
    ],
    ['likely without a source', likely('gst', BASIS, entry, [], DAY), 'names no address'],
    ['open without a page that was read', open('gst', BASIS, 'The date in the form', [], DAY), 'names no address'],
    ['whose source is none', likely('gst', BASIS, entry, [page('a colleague')], DAY), 'is no address'],
    ['without a basis', likely('gst', '', entry, [old], DAY), 'has no legal basis'],
    ['looked up on no day', likely('gst', BASIS, entry, [old], 'yesterday'), 'which is no day'],
    ['that says nothing', likely('gst', BASIS, {}, [old], DAY), 'neither a value nor words'],
    [
      'whose periods overlap',
      likely('gst', BASIS, { ...entry, since: '2024-04-01', before: [{ until: '2024-06-01', ...entry }] }, [old], DAY),
      'not in order',
    ],
  ])('%s fails the build', (_, entry, message) => {
    expect(findMistakes(entry)).toContain(message);
  });
});

test('recorded extensions are in order', () => {
  expect(checkExtensions(words)).toEqual([]);
  expect(checkExtensions(words, [record, { ...record, period: '2026-12', to: '2027-01-20' }])).toEqual([]);
});

test.each([
  ['a due date that is not there', { ...record, due: 'gstr3b' } as unknown as Extension, 'Did you mean "gstr-3b"?'],
  ['a period that is not there', { ...record, period: '2026-1l' }, 'Did you mean "2026-1'],
  ['a month of a quarterly return', { ...record, due: 'gstr-3b-quarterly' }, 'has no period "2026-11"'],
  ['a day that the calendar does not have', { ...record, to: '2026-02-30' }, '0.to'],
  ['an earlier day', { ...record, to: '2026-12-19' }, 'is due on 2026-12-20 by its rule'],
  ['another year', { ...record, to: '2028-12-27' }, 'is the year of 2028-12-27 right?'],
  ['a source that is no https address', { ...record, source: 'http://example.com' }, '0.source'],
  ['a field too many', { ...record, who: 'me' }, 'who'],
] as const)('%s is named', (_what, wrong, message) => {
  expect(checkExtensions(words, [wrong]).join('\n')).toContain(message);
});

test('names a period that is there twice', () => {
  expect(checkExtensions(words, [record, record])).toEqual([
    expect.stringContaining('gstr-3b 2026-11 is recorded twice'),
  ]);
});
