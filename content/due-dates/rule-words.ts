import { dates, dayOfNextMonth, days, months } from '../register/values.ts';
import { written } from '../written.ts';
import type { Rule } from './rule.ts';

const nextMonth = {
  month: 'of next month',
  quarter: 'of the month after the quarter',
  year: 'of April after the financial year',
} as const satisfies Record<Rule['of'], string>;

/** A rule as it reads where no date is worked out: "11th of next month", "31 July". */
export const ruleWords = (rule: Rule): string => {
  switch (rule.kind) {
    case 'day-of-next-month':
      return `${written(dayOfNextMonth(rule.day))} ${nextMonth[rule.of]}`;
    case 'dates':
      return written(dates(...rule.dates.map(({ month, day }) => [day, month] as const)));
    case 'after': {
      const late = rule.days > 0 ? ` and ${written(days(rule.days))}` : '';
      return `${written(months(rule.months))}${late} after the financial year end`;
    }
  }
};
