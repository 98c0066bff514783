import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Due, dues } from '../../content/due-dates/dues.ts';
import type { Rule } from '../../content/due-dates/rule.ts';
import { addDays } from './days.ts';
import { occurrences } from './occurrences.ts';
import { scheduleOf } from './schedule.ts';
import { toPattern } from './to-pattern.ts';
import { nextPatternDay, patternDays } from './year-pattern.ts';

const FIRST = '2026-01-01';
const day = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(FIRST, days));
const range = fc
  .tuple(day, fc.integer({ min: 0, max: 900 }))
  .map(([from, days]) => [from, addDays(from, days)] as const);

/** Rules that fall on the same days of every year. */
const rule: fc.Arbitrary<Rule> = fc.oneof(
  fc.record({
    kind: fc.constant('day-of-next-month' as const),
    of: fc.constantFrom('month' as const, 'quarter' as const),
    day: fc.integer({ min: 1, max: 31 }),
  }),
  fc.record({
    kind: fc.constant('after' as const),
    of: fc.constantFrom('month' as const, 'quarter' as const),
    months: fc.constant(0),
    days: fc.integer({ min: 0, max: 27 }),
  }),
  fc.record({
    kind: fc.constant('dates' as const),
    of: fc.constant('year' as const),
    dates: fc.tuple(fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) })),
  }),
);

describe('the pattern that a page carries', () => {
  test.each(dues.map((due: Due) => [due.id, due] as const))('gives the days of %s', (_, due) => {
    const schedule = scheduleOf(due);
    const byRule = occurrences(schedule, FIRST, '2030-12-31').map(({ on }) => on);
    expect(patternDays(toPattern(schedule, FIRST), FIRST, '2030-12-31')).toEqual(byRule);
  });

  test('gives the days of any such rule in any span', () => {
    fc.assert(
      fc.property(rule, range, (each, [from, to]) => {
        const schedule = { rules: [each], moved: [] };
        expect(patternDays(toPattern(schedule), from, to)).toEqual(occurrences(schedule, from, to).map(({ on }) => on));
      }),
      { numRuns: 60 },
    );
  });

  test('holds for the periods of its rule alone', () => {
    const rules: Rule[] = [
      { of: 'month', kind: 'day-of-next-month', day: 25, until: '2027-02-28' },
      { of: 'month', kind: 'day-of-next-month', day: 15, from: '2027-03-01' },
    ];
    expect(patternDays(toPattern({ rules, moved: [] }), '2027-03-01', '2027-05-01')).toEqual([
      '2027-03-25',
      '2027-04-15',
    ]);
  });

  test('has a moved day in the place of the other', () => {
    const rules: Rule[] = [{ of: 'month', kind: 'day-of-next-month', day: 20 }];
    const moved = [{ period: '2026-11', was: '2026-12-20', on: '2026-12-24' }];
    const pattern = toPattern({ rules, moved });
    expect(patternDays(pattern, '2026-12-01', '2027-01-31')).toEqual(['2026-12-24', '2027-01-20']);
    expect(nextPatternDay(pattern, '2026-12-21')).toBe('2026-12-24');
  });

  test('counts days over the end of February', () => {
    const rules: Rule[] = [{ of: 'month', kind: 'after', months: 0, days: 30 }];
    const pattern = toPattern({ rules, moved: [] });
    expect(patternDays(pattern, '2027-02-01', '2027-03-31')).toEqual(['2027-03-02', '2027-03-30']);
    expect(patternDays(pattern, '2028-02-01', '2028-03-31')).toEqual(['2028-03-01', '2028-03-30']);
  });

  test('comes once in three years', () => {
    const dates = [{ month: 6, day: 30 }];
    const rules: Rule[] = [{ of: 'year', kind: 'dates', dates, every: { years: 3, one: 2028 } }];
    expect(patternDays(toPattern({ rules, moved: [] }), '2026-01-01', '2032-12-31')).toEqual([
      '2028-06-30',
      '2031-06-30',
    ]);
  });

  test('is refused for a rule that has none', () => {
    const rules: Rule[] = [{ of: 'year', kind: 'after', months: 10, days: 160 }];
    expect(() => toPattern({ rules, moved: [] })).toThrow(RangeError);
  });
});

describe('the next day', () => {
  const monthly = toPattern({ rules: [{ of: 'month', kind: 'day-of-next-month', day: 31 }], moved: [] });

  test.each([
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
    ['2027-02-01', '2027-02-28'],
    ['2028-02-01', '2028-02-29'],
    ['2027-04-30', '2027-04-30'],
  ])('after %s is %s', (today, next) => {
    expect(nextPatternDay(monthly, today)).toBe(next);
  });

  test('is none without a rule', () => {
    expect(nextPatternDay(toPattern({ rules: [], moved: [] }), '2026-11-22')).toBeUndefined();
  });
});
