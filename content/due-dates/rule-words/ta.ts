import { dates, dayOfNextMonth, days, months } from '../../register/values.ts';
import { written } from '../../ta/written.ts';
import type { Rule } from '../rule.ts';

const nextMonth = {
  month: 'அடுத்த மாதம்',
  quarter: 'காலாண்டு முடிந்து அடுத்த மாதம்',
  half: 'அரையாண்டு முடிந்து அடுத்த மாதம்',
  year: 'நிதியாண்டு முடிந்து வரும் ஏப்ரல்',
  'calendar-year': 'ஆண்டு முடிந்து வரும் ஜனவரி',
} as const satisfies Record<Rule['of'], string>;

const end = {
  month: 'மாதம்',
  quarter: 'காலாண்டு',
  half: 'அரையாண்டு',
  year: 'நிதியாண்டு',
  'calendar-year': 'ஆண்டு',
} as const satisfies Record<Rule['of'], string>;

/** Writes a rule as it reads where no date is worked out: "அடுத்த மாதம் 11-ஆம் தேதி", "ஜூலை 31". */
export const ruleWords = (rule: Rule): string => {
  switch (rule.kind) {
    case 'day-of-next-month':
      return `${nextMonth[rule.of]} ${written(dayOfNextMonth(rule.day))}`;
    case 'dates':
      return written(dates(...rule.dates.map(({ month, day }) => [day, month] as const)));
    case 'after': {
      const parts = [
        rule.months > 0 ? written(months(rule.months)) : '',
        rule.days > 0 ? written(days(rule.days)) : '',
      ];
      return `${end[rule.of]} முடிந்து ${parts.filter(Boolean).join(', ')}`.replace(/கள்$/, 'களுக்குள்');
    }
  }
};
