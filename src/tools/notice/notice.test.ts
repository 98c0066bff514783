import { describe, expect, test } from 'vitest';
import { noticeNames, noticeSpellings } from '../../../content/tools/notice/names.ts';
import { noticeForms } from '../../../content/tools/notice-forms/en.ts';
import { englishTools } from '../testing/english.ts';
import { sheetIn } from '../testing/sheet-in.ts';
import type { Sheet } from '../tool.ts';
import { formKey } from './notice.ts';

const { tool, law } = englishTools.notice;
const today = '2026-11-22';

const sheetOf = (form: string, reply = ''): Sheet => sheetIn(tool.answer({ form, reply }, today, law));

describe('a form is known however it is written', () => {
  test.each([
    ['asmt10', 'ASMT-10'],
    ['Form GST ASMT - 10', 'ASMT-10'],
    ['DRC 1', 'DRC-01'],
    ['drc-01 a', 'DRC-01A'],
    ['GST DRC-01C', 'DRC-01C'],
    ['GSTR 3a', 'GSTR-3A'],
    ['u/s 143(1)', '143(1)'],
    ['Section 143(1)(a)', '143(1)'],
    ['Income Tax notice under section 142 (1)', '142(1)'],
    ['148A', '148'],
    ['PF 7A', '7A'],
    ['ESI C18', 'C-18'],
    ['REG-17/31', 'REG-17'],
    ['FORM GST DRC-01 [See rule 142(1)]', 'DRC-01'],
    ['u/s 143(1) of the Income-tax Act, 1961', '143(1)'],
    ['section 287 of the Income-tax Act, 2025', '154'],
    ['section 289', '156'],
    ['268(1)', '142(1)'],
    ['u/s 270(8) of the Income-tax Act, 2025', '143(2)'],
    ['section 252', '133(6)'],
    ['438', '245'],
    ['439', '270A'],
    ['280', '148'],
    ['Form GST DRC-07', 'DRC-07'],
    ['asmt 13', 'ASMT-13'],
    ['ADT01', 'ADT-01'],
    ['CMP 5', 'CMP-05'],
    ['GST RFD-08', 'RFD-08'],
    ['143 (2)', '143(2)'],
    ['148A(d)', '148A(d)'],
    ['133(6)', '133(6)'],
    ['sec 245', '245'],
    ['270A', '270A'],
    ['154 r.w.s. 143(1)', '154'],
    ['u/s 143(1) r/w 245', '143(1)'],
    ['156 demand notice', '156'],
    ['245(1)', '245'],
    ['DRC-01 A part B', 'DRC-01A'],
    ['ASMT-10 dated 12/10/2026 ref ZD33', 'ASMT-10'],
  ])('%s', (written, name) => {
    expect(sheetOf(written).subject).toMatch(new RegExp(`^${name.replace(/[()]/g, '\\$&')}: `));
  });

  test('no two forms are taken for each other', () => {
    const keys = noticeNames.flatMap((name) => [...new Set([name, ...noticeSpellings[name]].map(formKey))]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).not.toContain('');
  });
});

test.each([
  ['2026-12-20', '28 days left', false],
  ['2026-11-29', '7 days left', true],
  ['2026-11-23', '1 day left', true],
  ['2026-11-22', 'Today is the last day', true],
  ['2026-11-21', 'The date was yesterday', true],
  ['2026-11-12', 'The date passed 10 days ago', true],
  ['', 'Find the reply date first', false],
])('the time that is left until %s', (reply, headline, urgent) => {
  expect(sheetOf('ASMT-10', reply)).toMatchObject({ headline, urgent });
});

test.each(['DRC-01D', 'DRC-01 D', '143(3)', '156(3)', '143(1)(b)', 'reference 156 of 2026', 'DRC', '154 A', ''])(
  'a number that is only like a known one is not taken for it: %s',
  (written) => {
    const result = tool.answer({ form: written, reply: '' }, today, law);
    expect('sheet' in result ? result.sheet.subject : 'not in our list').toContain('not in our list');
  },
);

test('an unknown form gets the days and an honest answer', () => {
  const sheet = sheetOf('XYZ-99', '2026-11-29');
  expect(sheet.subject).toBe('XYZ-99: not in our list');
  expect(sheet.headline).toBe('7 days left');
  expect(sheet.lists).toHaveLength(3);
});

test('a sheet states no figure of the law', () => {
  for (const { wants, papers, avoid } of Object.values(noticeForms))
    for (const text of [...wants, ...papers, ...avoid]) expect(text).not.toMatch(/₹|\d+ ?(?:days?|%|per cent|months?)/);
});
