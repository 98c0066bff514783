import type { Rule } from '../../due-dates/rule.ts';
import { dates, dayOfNextMonth, days, months } from '../register/values.ts';

const nextMonth = {
  month: 'அடுத்த மாதம்',
  quarter: 'காலாண்டு முடிந்து அடுத்த மாதம்',
  year: 'நிதியாண்டு முடிந்து வரும் ஏப்ரல்',
} as const satisfies Record<Rule['of'], string>;

/** A rule as it reads where no date is worked out: "அடுத்த மாதம் 11-ஆம் தேதி", "ஜூலை 31". */
export const ruleWords = (rule: Rule): string => {
  switch (rule.kind) {
    case 'day-of-next-month':
      return `${nextMonth[rule.of]} ${dayOfNextMonth(rule.day).text}`;
    case 'dates':
      return dates(...rule.dates.map(({ month, day }) => [day, month] as const)).text;
    case 'after': {
      const late = rule.days > 0 ? `, ${days(rule.days).text}` : '';
      return `நிதியாண்டு முடிந்து ${months(rule.months).text}${late}`.replace(/கள்$/, 'களுக்குள்');
    }
  }
};
