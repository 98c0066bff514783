import { describe, expect, test } from 'vitest';
import { longDate } from '../../content/due-dates/date-words.ts';
import { dayWords } from './day-words.ts';
import { addDays } from './days.ts';
import { ruleDay } from './rule-day.ts';
import { dayParts, shortDate } from './short-date.ts';
import { sixWeeks } from './six-weeks.ts';

test('a day in words, long and short', () => {
  expect(longDate(dayWords('2026-11-22'))).toBe('Sunday, 22 November 2026');
  expect(shortDate('2026-12-01')).toBe('Tue 1 Dec');
});

test('the short words of every day of two years begin like the long ones', () => {
  for (let index = 0; index < 731; index += 1) {
    const on = addDays('2027-01-01', index);
    const [long, short] = [dayWords(on), dayParts(on)];
    expect(long.weekday.startsWith(short.weekday), on).toBe(true);
    expect(long.month.startsWith(short.month), on).toBe(true);
    expect(short.day).toBe(long.day);
  }
});

describe('a rule in a ledger', () => {
  test.each([
    [{ of: 'month', kind: 'day-of-next-month', day: 11 }, '11th', 'of next month'],
    [{ of: 'quarter', kind: 'day-of-next-month', day: 13 }, '13th', 'after the quarter'],
    [{ of: 'year', kind: 'dates', dates: [{ month: 7, day: 31 }] }, '31', 'Jul'],
    [
      { of: 'quarter', kind: 'dates', dates: [5, 7, 10, 1].map((month) => ({ month, day: 31 })) },
      '31',
      'May, Jul, Oct, Jan',
    ],
    [{ of: 'year', kind: 'after', months: 6, days: 0 }, '30', 'Sep'],
    [{ of: 'year', kind: 'after', months: 6, days: 60, from: '2026-04-01' }, '29', 'Nov'],
  ] as const)('%o reads %s %s', (rule, day, of) => {
    expect(ruleDay(rule)).toEqual({ day, of });
  });

  test('with several days says them all', () => {
    const rule = {
      of: 'year',
      kind: 'dates',
      dates: [
        { month: 5, day: 15 },
        { month: 7, day: 31 },
      ],
    } as const;
    expect(ruleDay(rule)).toEqual({ day: '', of: '15 May and 31 July' });
  });
});

test.each(['2026-11-16', '2026-11-22', '2028-02-29', '2026-12-31'])(
  'six weeks around %s begin on its Monday',
  (today) => {
    const days = sixWeeks(today);
    expect(days).toHaveLength(42);
    expect(dayWords(days[0] ?? '').weekday).toBe('Monday');
    expect(days.slice(0, 7)).toContain(today);
    expect(days.at(-1)).toBe(addDays(days[0] ?? '', 41));
  },
);
