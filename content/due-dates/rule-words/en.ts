import { dates, dayOfNextMonth, days, months } from '../../register/values.ts';
import { written } from '../../written.ts';
import type { Rule } from '../rule.ts';

const nextMonth = {
  month: 'of the following month',
  quarter: 'of the month after the quarter',
  half: 'of the month after the half-year',
  year: 'of April after the financial year',
  'calendar-year': 'of January after the year',
} as const satisfies Record<Rule['of'], string>;

const end = {
  month: 'the month',
  quarter: 'the quarter',
  half: 'the half-year',
  year: 'the financial year',
  'calendar-year': 'the year',
} as const satisfies Record<Rule['of'], string>;

/** Writes a rule as it reads where no date is worked out: "11th of next month", "31 July". */
export const ruleWords = (rule: Rule): string => {
  switch (rule.kind) {
    case 'day-of-next-month':
      return `${written(dayOfNextMonth(rule.day))} ${nextMonth[rule.of]}`;
    case 'dates':
      return written(dates(...rule.dates.map(({ month, day }) => [day, month] as const)));
    case 'after': {
      const parts = [
        rule.months > 0 ? written(months(rule.months)) : '',
        rule.days > 0 ? written(days(rule.days)) : '',
      ];
      return `${parts.filter(Boolean).join(' and ')} after the end of ${end[rule.of]}`;
    }
  }
};
