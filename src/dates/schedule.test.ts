import { describe, expect, test } from 'vitest';
import { type DueId, dues } from '../../content/due-dates/dues.ts';
import type { Extension } from '../../content/due-dates/extensions.ts';
import { type PayerKind, payerKinds } from '../../content/due-dates/kinds.ts';
import type { Day, Rule } from '../../content/due-dates/rule.ts';
import { type Published, published } from './fixtures/published-2023-24.ts';
import { dueByRule, occurrences } from './occurrences.ts';
import { dueOf, rulesBetween, scheduleBetween } from './schedule.ts';
import { movedByAWeek as record } from './testing/extension.ts';

type Range = readonly [Day, Day];
type Rules = Readonly<Record<DueId, readonly Rule[]>>;

const YEAR: Range = ['2026-11-22', '2027-11-21'];
const PUBLISHED: Range = ['2023-04-01', '2024-11-30'];

const asItStands = ([from, to]: Range): Rules =>
  Object.fromEntries(dues.map((due) => [due.id, rulesBetween(due, from, to)])) as unknown as Rules;

describe('the register', () => {
  test('holds sixteen due dates, each with an id of its own', () => {
    expect(new Set(dues.map(({ id }) => id)).size).toBe(16);
  });

  test('gives the days of all', () => {
    const rules = asItStands(YEAR);
    for (const { id } of dues) expect(rules[id], id).toHaveLength(1);
    expect(rules).toMatchObject({
      'gstr-1': [{ of: 'month', day: 11 }],
      'gstr-1-quarterly': [{ of: 'quarter', day: 13 }],
      'gstr-4': [{ of: 'year', dates: [{ month: 6, day: 30 }] }],
      pf: [{ of: 'month', day: 15 }],
      'itr-business': [{ of: 'year', dates: [{ month: 8, day: 31 }] }],
    });
  });

  test('has dates for every kind of payer', () => {
    for (const kind of Object.keys(payerKinds) as PayerKind[])
      expect(
        dues.some(({ kinds }) => (kinds as readonly PayerKind[]).includes(kind)),
        kind,
      ).toBe(true);
  });
});

test('a company with its year end on 31 March meets, files its accounts and its return by these days', () => {
  const days = (['agm', 'aoc-4', 'annual-return'] as const).map((id) =>
    occurrences(scheduleBetween(dueOf(id), '2027-04-01', '2028-03-31'), '2027-04-01', '2028-03-31'),
  );
  expect(days.flat().map(({ period, on }) => `${period} ${on}`)).toEqual([
    '2026-27 2027-09-30',
    '2026-27 2027-10-30',
    '2026-27 2027-11-29',
  ]);
});

describe('an extension', () => {
  test('moves its one period', () => {
    expect(scheduleBetween(dueOf('gstr-3b'), ...YEAR, [record]).moved).toEqual([
      { period: '2026-11', on: '2026-12-27', was: '2026-12-20' },
    ]);
    expect(scheduleBetween(dueOf('gstr-1'), ...YEAR, [record]).moved).toEqual([]);
  });

  test('that was taken back moves nothing', () => {
    expect(scheduleBetween(dueOf('gstr-3b'), ...YEAR, [{ ...record, to: null }]).moved).toEqual([]);
  });

  test('gives no date where the law names none', () => {
    const unsettled = { ...dueOf('gstr-3b'), rule: () => undefined };
    expect(scheduleBetween(unsettled, ...YEAR, [record])).toEqual({ rules: [], moved: [] });
  });
});

describe('what others published for the financial year 2023-24', () => {
  const differing = (rules: Rules): Published[] =>
    published.filter(({ due, period, on }) => dueByRule(rules[due], period) !== on);
  const named = (rows: readonly Published[]): string[] => rows.map(({ due, period, on }) => `${due} ${period} ${on}`);

  /** Rows that the register does not give, and why. */
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
    expect(named(differing(asItStands(PUBLISHED)))).toEqual(explained);
  });

  test("agrees with the Board's extension once it is recorded", () => {
    const [due, period, to] = ['tds-residents', '2023-24-q1', '2023-09-30'] as const;
    const { source = '' } = published.find((row) => row.due === due && row.on === to) ?? {};
    const record = { due, period, to, source, until: to, day: '2023-06-28', sequence: 1 } satisfies Extension;
    const days = occurrences(scheduleBetween(dueOf(due), ...PUBLISHED, [record]), '2023-07-01', '2023-10-31');
    expect(days).toEqual([
      { period, on: to, was: '2023-07-31' },
      { period: '2023-24-q2', on: '2023-10-31' },
    ]);
  });
});
