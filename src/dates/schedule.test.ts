import { describe, expect, test } from 'vitest';
import type { DueId } from '../../content/due-dates/dues/en.ts';
import type { Extension } from '../../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../../content/due-dates/kinds/en.ts';
import type { Day, Rule } from '../../content/due-dates/rule.ts';
import { sampleEdition, sampleSite } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { dueByRule, occurrences } from './occurrences.ts';
import { findDue, listRules, makeSchedule } from './schedule.ts';
import { published } from './testing/published-2023-24.ts';
import { movedByAWeek as record } from './testing/samples.ts';

const words = sampleEdition();
const { dues } = words;
const { dues: tamilDues } = createEdition(sampleSite(), 'ta');

type Rules = Readonly<Record<DueId, readonly Rule[]>>;

const rules = Object.fromEntries(dues.map((due) => [due.id, listRules(due)])) as unknown as Rules;
const between = (id: DueId, from: Day, to: Day, records?: readonly Extension[]): string[] =>
  occurrences(makeSchedule(findDue(words, id), records), from, to).map(({ period, on }) => `${period} ${on}`);

const listDues = (kind: PayerKind) => dues.filter(({ kinds }) => kinds.includes(kind));

describe('the register', () => {
  test('gives each due date an id, name and day', () => {
    expect(new Set(dues.map(({ id }) => id)).size).toBe(dues.length);
    for (const named of [dues, tamilDues]) expect(new Set(named.map(({ name }) => name)).size).toBe(dues.length);
    for (const { id } of dues) expect(between(id, '2026-11-23', '2029-11-23'), id).not.toEqual([]);
  });

  test.each<[DueId, Day, Day, readonly string[]]>([
    ['gstr-1', '2026-12-01', '2026-12-31', ['2026-11 2026-12-11']],
    ['gstr-3b-quarterly', '2027-01-01', '2027-01-31', ['2026-27-q3 2027-01-22']],
    ['iff', '2026-11-01', '2027-02-28', ['2026-10 2026-11-13', '2026-11 2026-12-13', '2027-01 2027-02-13']],
    ['cmp-08', '2027-01-01', '2027-01-31', ['2026-27-q3 2027-01-18']],
    ['itc-04', '2026-10-01', '2027-04-30', ['2026-27-h1 2026-10-25', '2026-27-h2 2027-04-25']],
    ['tds-deposit', '2027-03-01', '2027-05-31', ['2027-02 2027-03-07', '2027-03 2027-04-30', '2027-04 2027-05-07']],
    ['form-141', '2027-01-01', '2027-03-31', ['2026-12 2027-01-30', '2027-01 2027-03-02', '2027-02 2027-03-30']],
    ['form-131', '2027-02-01', '2027-06-30', ['2026-27-q3 2027-02-15', '2026-27-q4 2027-06-15']],
    ['advance-tax', '2026-12-01', '2027-03-31', ['2026-27-q3 2026-12-15', '2026-27-q4 2027-03-15']],
    ['advance-tax-presumptive', '2026-12-01', '2027-03-31', ['2026-27 2027-03-15']],
    ['itr-business', '2027-01-01', '2027-12-31', ['2026-27 2027-08-31']],
    ['itr-revised', '2026-12-01', '2027-12-31', ['2025-26 2027-03-31']],
    ['professional-tax', '2026-12-01', '2027-09-30', ['2026-27-h2 2027-03-31', '2027-28-h1 2027-09-30']],
    ['labour-welfare', '2026-12-01', '2027-12-31', ['2026 2027-01-31']],
    ['bonus', '2026-11-01', '2026-12-31', ['2025-26 2026-11-30']],
    ['msme-1', '2026-10-01', '2027-04-30', ['2026-27-h1 2026-10-31', '2026-27-h2 2027-04-30']],
    ['dir-3-kyc', '2026-12-01', '2031-12-31', ['2027-28 2028-06-30', '2030-31 2031-06-30']],
    ['lut', '2027-01-01', '2027-12-31', ['2027-28 2027-03-31']],
    ['iec', '2027-01-01', '2027-12-31', ['2027-28 2027-06-30']],
  ])('%s falls due by the law', (id, from, to, days) => {
    expect(between(id, from, to, [])).toEqual(days);
    for (const [period = '', on] of days.map((each) => each.split(' '))) expect(dueByRule(rules[id], period)).toBe(on);
  });

  test('applies the change of a year to its returns', () => {
    const compositions = ['2023-24 2024-04-30', '2024-25 2025-06-30', '2025-26 2026-06-30'];
    expect(between('gstr-4', '2024-01-01', '2026-12-31', [])).toEqual(compositions);
    expect(between('tcs', '2026-04-01', '2026-08-31', [])).toEqual(['2025-26-q4 2026-05-15', '2026-27-q1 2026-07-31']);
    const businesses = ['2024-25 2025-07-31', '2025-26 2026-08-31'];
    expect(between('itr-business', '2025-01-01', '2026-12-31', [])).toEqual(businesses);
  });

  test('gives a TDS employer seven dates in December 2026', () => {
    const mine = [...listDues('gst-monthly'), ...listDues('employer'), ...listDues('tds')];
    const days = [...new Set(mine)].flatMap(({ id }) => between(id, '2026-12-01', '2026-12-31'));
    expect(days.length).toBeGreaterThanOrEqual(7);
  });

  test('has dates for every kind of payer', () => {
    for (const kind of Object.keys(payerKinds) as PayerKind[]) expect(listDues(kind), kind).not.toEqual([]);
  });
});

test('lists the days of a company ending on 31 March', () => {
  const ids = ['agm', 'adt-1', 'aoc-4', 'annual-return'] as const;
  const days = ['2026-27 2027-09-30', '2026-27 2027-10-15', '2026-27 2027-10-30', '2026-27 2027-11-29'];
  expect(ids.flatMap((id) => between(id, '2027-04-01', '2028-03-31'))).toEqual(days);
});

describe('an extension', () => {
  test('moves its one period', () => {
    expect(makeSchedule(findDue(words, 'gstr-3b'), [record]).moved).toEqual([
      { period: '2026-11', on: '2026-12-27', was: '2026-12-20' },
    ]);
    expect(makeSchedule(findDue(words, 'gstr-1'), [record]).moved).toEqual([]);
  });

  test('moves nothing once it is taken back', () => {
    expect(makeSchedule(findDue(words, 'gstr-3b'), [{ ...record, to: '2026-12-20' }]).moved).toEqual([]);
  });

  test('is recorded for the returns that can still be filed', () => {
    expect(between('gstr-3b', '2025-10-01', '2025-10-31')).toEqual(['2025-09 2025-10-25']);
    expect(between('gstr-3b', '2025-01-01', '2025-01-31')).toEqual(['2024-12 2025-01-22']);
    expect(between('gstr-3b', '2026-04-01', '2026-04-30')).toEqual(['2026-03 2026-04-21']);
    expect(between('gstr-1', '2025-01-01', '2025-01-31')).toEqual(['2024-12 2025-01-13']);
    expect(between('gstr-1', '2024-04-01', '2024-04-30')).toEqual(['2024-03 2024-04-12']);
    expect(between('audit-report', '2026-01-01', '2026-12-31')).toEqual(['2025-26 2026-10-21']);
    expect(between('itr-audit', '2026-01-01', '2026-12-31')).toEqual(['2025-26 2026-11-21']);
  });
});

describe('what others published for the financial year 2023-24', () => {
  /** Rows that the rules do not give, and why. */
  const explained = [
    // Its author writes the quarterly statement CMP-08 under GSTR-4.
    'gstr-4 2022-23-q4 2023-04-18',
    'gstr-4 2023-24-q1 2023-07-18',
    // The Board extended these by Circular No. 9/2023, and left the return for salaries as it was.
    'tds-residents 2023-24-q1 2023-09-30',
    'tds-non-residents 2023-24-q1 2023-09-30',
    'tcs 2023-24-q1 2023-09-30',
    'gstr-4 2023-24-q2 2023-10-18',
    // Its author counts the day of the meeting as the first of the thirty; the table for the next year does not, and
    // nor do we.
    'aoc-4 2022-23 2023-10-29',
  ];

  test('agrees row by row, but for what is explained', () => {
    const differing = published.filter(([due, period, on]) => dueByRule(rules[due], period) !== on);
    expect(differing.map((row) => row.join(' '))).toEqual(explained);
  });

  test("agrees with the Board's extension", () => {
    for (const id of ['tds-residents', 'tds-non-residents', 'tcs'] as const)
      expect(between(id, '2023-07-01', '2023-09-30'), id).toEqual(['2023-24-q1 2023-09-30']);
    expect(between('tds-salaries', '2023-07-01', '2023-09-30')).toEqual(['2023-24-q1 2023-07-31']);
  });
});
