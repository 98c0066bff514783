import { expect, test } from 'vitest';
import { periodWords } from '../dates.ts';
import type { Rule } from './rule.ts';
import { ruleWords } from './rule-words/en.ts';

test.each<[Rule, string]>([
  [{ of: 'month', kind: 'day-of-next-month', day: 11 }, '11th of the following month'],
  [{ of: 'quarter', kind: 'day-of-next-month', day: 18 }, '18th of the month after the quarter'],
  [{ of: 'year', kind: 'dates', dates: [{ month: 7, day: 31 }] }, '31 July'],
  [
    {
      of: 'quarter',
      kind: 'dates',
      dates: [
        { month: 7, day: 31 },
        { month: 1, day: 31 },
      ],
    },
    '31 July and 31 January',
  ],
  [{ of: 'year', kind: 'after', months: 6, days: 0 }, '6 months after the end of the financial year'],
  [{ of: 'year', kind: 'after', months: 6, days: 30 }, '6 months and 30 days after the end of the financial year'],
])('%j reads "%s"', (rule, words) => {
  expect(ruleWords(rule)).toBe(words);
});

test.each([
  ['2026-10', 'October 2026'],
  ['2027-12', 'December 2027'],
  ['2026-27-q1', 'April to June 2026'],
  ['2026-27-q3', 'October to December 2026'],
  ['2026-27-q4', 'January to March 2027'],
  ['2025-26', 'financial year 2025-26'],
  ['2026-27-h1', 'April to September 2026'],
  ['2026-27-h2', 'October to March 2027'],
  ['2026', 'year 2026'],
])('%s reads "%s"', (period, words) => {
  expect(periodWords(period)).toBe(words);
});
