import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Due, dues } from '../../content/due-dates/dues.ts';
import type { Rule } from '../../content/due-dates/rule.ts';
import { always } from '../../tests/support/always.ts';
import { addDays } from './days.ts';
import { occurrences } from './occurrences.ts';
import { dueOf, scheduleOf } from './schedule.ts';
import { movedByAWeek } from './testing/samples.ts';
import { patternDays, toPattern } from './year-pattern.ts';

const FIRST = '2026-01-01';
const day = fc.integer({ min: 0, max: 1_200 }).map((days) => addDays(FIRST, days));
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, days]) => [from, addDays(from, days)] as const);

const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    kind: fc.constant('day-of-next-month' as const),
    of: fc.constantFrom('month' as const, 'quarter' as const),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    kind: fc.constant('after' as const),
    of: fc.constantFrom('month' as const, 'half' as const),
    months: fc.integer({ min: 0, max: 8 }),
    days: fc.integer({ min: 0, max: 120 }),
  }),
  fc.record({
    kind: fc.constant('dates' as const),
    of: fc.constant('year' as const),
    dates: fc.tuple(fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 31 }) })),
  }),
);

describe('the pattern that a page carries', () => {
  test.each(dues.map((due: Due) => [due.id, due] as const))('gives the days of %s', (_, due) => {
    const schedule = scheduleOf(due);
    const byRule = occurrences(schedule, FIRST, '2030-12-31').map(({ on }) => on);
    expect(patternDays(toPattern(schedule, FIRST), FIRST, '2030-12-31')).toEqual(byRule);
  });

  always('gives the days of any rule in any span', [rule, range], (each, [from, to]) => {
    const schedule = { rules: [each], moved: [] };
    const days = occurrences(schedule, from, to).map(({ on }) => on);
    expect(patternDays(toPattern(schedule, FIRST), from, to)).toEqual(days);
  });

  test('gives the last day of a month also where the span ends with it', () => {
    const monthEnds = toPattern({ rules: [{ of: 'month', kind: 'after', months: 0, days: 0 }], moved: [] }, FIRST);
    expect(patternDays(monthEnds, '2026-03-31', '2026-04-30')).toEqual(['2026-03-31', '2026-04-30']);
  });

  test.each<[string, Rule, string]>([
    ['a day of every month', { of: 'month', kind: 'day-of-next-month', day: 20 }, '20'],
    ['four days of the year', { of: 'quarter', kind: 'day-of-next-month', day: 18 }, '118,418,718,1018'],
    ['the last day of a month', { of: 'year', kind: 'after', months: 6, days: 0 }, '1000'],
    ['a day past the end of February', { of: 'month', kind: 'after', months: 0, days: 30, ending: [1] }, '230'],
    [
      'once in three years',
      { of: 'year', kind: 'dates', dates: [{ month: 6, day: 30 }], every: { years: 3, one: 2028 } },
      '2028-06-30,2031-06-30',
    ],
  ])('of %s is short', (_, each, pattern) => {
    expect(toPattern({ rules: [each], moved: [] }, FIRST)).toBe(pattern);
  });

  test('has a moved day in the place of the other, and is short again when that has passed', () => {
    const schedule = scheduleOf(dueOf('gstr-3b'), [movedByAWeek]);
    const pattern = toPattern(schedule, '2026-12-01');
    expect(patternDays(pattern, '2026-12-01', '2027-01-31')).toEqual(['2026-12-27', '2027-01-20']);
    expect(toPattern(schedule, '2027-01-01')).toBe('20');
  });

  test('follows a rule that changes', () => {
    const rules: Rule[] = [
      { of: 'month', kind: 'day-of-next-month', day: 25, until: '2027-02-28' },
      { of: 'month', kind: 'day-of-next-month', day: 15, from: '2027-03-01' },
    ];
    const pattern = toPattern({ rules, moved: [] }, FIRST);
    expect(patternDays(pattern, '2027-03-01', '2027-05-01')).toEqual(['2027-03-25', '2027-04-15']);
  });
});
