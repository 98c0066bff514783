import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { addDays, daysBetween, MAX_WAIT_DAYS } from './days.ts';
import { dueByRule, occurrences } from './occurrences.ts';

const nextOccurrence = (schedule: Schedule, today: Day) =>
  occurrences(schedule, today, addDays(today, MAX_WAIT_DAYS))[0];

const monthly: Rule = { of: 'month', kind: 'day-of-next-month', day: 20 };
const quarterly: Rule = { of: 'quarter', kind: 'day-of-next-month', day: 18 };
const quarters: Rule = { of: 'quarter', kind: 'dates', dates: [7, 10, 1, 5].map((month) => ({ month, day: 31 })) };
const yearly: Rule = { of: 'year', kind: 'dates', dates: [{ month: 7, day: 31 }] };
const afterYear: Rule = { of: 'year', kind: 'after', months: 6, days: 60 };

const by = (...rules: readonly Rule[]): Schedule => ({ rules, moved: [] });

// Rules of every other kind: schedule.test.ts, by the due dates of the register.
test('a rule counts for the periods for which it holds', () => {
  const old: Rule = { ...monthly, day: 20, until: '2026-11-30' };
  const changed: Rule = { ...monthly, day: 15, from: '2026-12-01' };
  const days = occurrences(by(old, changed), '2026-12-01', '2027-02-28').map(({ on }) => on);
  expect(days).toEqual(['2026-12-20', '2027-01-15', '2027-02-15']);
});

test('gives no days without a rule', () => {
  expect(occurrences(by(), '2026-01-01', '2027-01-01')).toEqual([]);
  expect(nextOccurrence(by(), '2026-01-01')).toBeUndefined();
});

describe('a day that the government has set', () => {
  const moved = { period: '2026-11', on: '2027-01-05', was: '2026-12-20' };
  const schedule: Schedule = { rules: [monthly], moved: [moved] };

  test('replaces the day of the rule for one period', () => {
    expect(occurrences(schedule, '2026-11-01', '2027-01-31')).toEqual([
      { period: '2026-10', on: '2026-11-20' },
      moved,
      { period: '2026-12', on: '2027-01-20' },
    ]);
  });

  test('leaves the range of the day by rule', () => {
    expect(occurrences(schedule, '2026-12-01', '2026-12-31')).toEqual([]);
    expect(occurrences(schedule, '2027-01-01', '2027-01-10').map(({ period }) => period)).toEqual(['2026-11']);
  });

  test('is what comes next', () => {
    expect(nextOccurrence(schedule, '2026-12-21')?.on).toBe('2027-01-05');
  });
});

test.each([
  ['2026-11-19', '2026-11-20'],
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-12-20'],
  ['2026-12-31', '2027-01-20'],
])('finds on %s the next 20th: %s', (today, expected) => {
  expect(nextOccurrence(by(monthly), today)?.on).toBe(expected);
});

test('the day of one period is told by its name', () => {
  expect(dueByRule([monthly], '2026-12')).toBe('2027-01-20');
  expect(dueByRule([quarters], '2026-27-q4')).toBe('2027-05-31');
  // The name of a year may look like that of a month.
  expect(dueByRule([yearly], '2009-10')).toBe('2010-07-31');
  expect(dueByRule([monthly], '2009-10')).toBe('2009-11-20');
  for (const name of ['2026-13', '2026-27', '2026-28-q1', '2026-27-q5', 'October', ''])
    expect(dueByRule([monthly, quarters], name), name).toBeUndefined();
});

describe('for any rule and any range of years', () => {
  const date = fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 31 }))
    .map(([month, day]) => ({ month, day }));
  const of = fc.constantFrom('month', 'quarter', 'half', 'year', 'calendar-year');
  const anyRule: fc.Arbitrary<Rule> = fc.oneof(
    fc.record({ of, kind: fc.constant('day-of-next-month'), day: fc.integer({ min: 1, max: 31 }) }),
    fc.record({ of, kind: fc.constant('dates'), dates: fc.array(date, { minLength: 1, maxLength: 4 }) }),
    fc.record({
      of,
      kind: fc.constant('after'),
      months: fc.integer({ min: 0, max: 24 }),
      days: fc.integer({ min: 0, max: 400 }),
    }),
  );
  const anyDay = fc
    .integer({ min: 0, max: 200 * 365 })
    .map((days): Day => Temporal.PlainDate.from('1950-01-01').add({ days }).toString());
  const anyRange = fc
    .tuple(anyDay, fc.integer({ min: 0, max: 1500 }))
    .map(([from, days]): [Day, Day] => [from, Temporal.PlainDate.from(from).add({ days }).toString()]);

  /** Computes the dates with Temporal in another way: every period's end in turn, far before the range. */
  const byTemporal = (rule: Rule, from: Day, to: Day): string[] => {
    const months = { month: 1, quarter: 3, half: 6, year: 12, 'calendar-year': 12 }[rule.of];
    const dueAfter = (end: Temporal.PlainDate): Temporal.PlainDate => {
      switch (rule.kind) {
        case 'day-of-next-month':
          return end.with({ day: 1 }).add({ months: 1 }).with({ day: rule.day });
        case 'dates':
          return [0, 1]
            .flatMap((years) =>
              rule.dates.map(({ month, day }) =>
                Temporal.PlainDate.from({ year: end.year + years, month, day: 1 }).with({ day }),
              ),
            )
            .filter((each) => Temporal.PlainDate.compare(each, end) > 0)
            .reduce((first, each) => (Temporal.PlainDate.compare(each, first) < 0 ? each : first));
        case 'after':
          return end.with({ day: 1 }).add({ months: rule.months }).with({ day: 31 }).add({ days: rule.days });
      }
    };
    const found: string[] = [];
    let end = Temporal.PlainDate.from({
      year: Number(from.slice(0, 4)) - 6,
      month: rule.of === 'calendar-year' ? 12 : 3,
      day: 31,
    });
    for (; end.toString() <= to; end = end.with({ day: 1 }).add({ months }).with({ day: 31 })) {
      const on = dueAfter(end).toString();
      if (from <= on && on <= to) found.push(on);
    }
    return found.toSorted();
  };

  propertyTest(
    'the days are those that Temporal gives',
    [anyRule, anyRange],
    (rule, [from, to]) => {
      expect(occurrences(by(rule), from, to).map(({ on }) => on)).toEqual(byTemporal(rule, from, to));
    },
    { numRuns: 300 },
  );

  propertyTest(
    'two ranges side by side hold what the whole holds',
    [anyRule, anyRange, fc.integer({ min: 0, max: 1500 })],
    (rule, [from, middle], more) => {
      const after = Temporal.PlainDate.from(middle).add({ days: 1 }).toString();
      const to = Temporal.PlainDate.from(after).add({ days: more }).toString();
      const parts = [...occurrences(by(rule), from, middle), ...occurrences(by(rule), after, to)];
      expect(parts).toEqual(occurrences(by(rule), from, to));
    },
  );

  propertyTest('the name of each period gives its day again', [anyRule, anyRange], (rule, [from, to]) => {
    for (const { period, on } of occurrences(by(rule), from, to)) expect(dueByRule([rule], period)).toBe(on);
  });

  propertyTest(
    'the next day is the first one of the years that follow',
    [fc.constantFrom(monthly, quarterly, quarters, yearly, afterYear), anyDay],
    (rule, today) => {
      const next = nextOccurrence(by(rule), today);
      expect(next).toBeDefined();
      const wait = daysBetween(today, next?.on ?? '');
      expect(wait).toBeGreaterThanOrEqual(0);
      expect(wait).toBeLessThan(367);
    },
  );
});
