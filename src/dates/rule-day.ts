import { short } from '../../content/due-dates/date-words.ts';
import type { Rule } from '../../content/due-dates/rule.ts';
import { ruleWords } from '../../content/due-dates/rule-words.ts';
import { rulePlace } from '../../content/pages/due-ledger.ts';
import { dayOfNextMonth } from '../../content/register/values.ts';
import { written } from '../../content/written.ts';
import { dayWords } from './day-words.ts';
import { dayIn } from './days.ts';
import { dueByRule } from './occurrences.ts';

/** A rule as the table shows it: the day large, and small beside it the month or the rest of the rule. */
export interface RuleDay {
  readonly day: string;
  readonly of: string;
}

/** No leap year, so that a count of days ends as in most years. */
const SAMPLE_YEAR = 2026;
const SAMPLE_PERIOD = '2025-26';

/**
 * How a rule reads in few words, for example "11th" and "of next month", "31" and "Jul", "31" and "May, Jul, Oct, Jan".
 */
export const ruleDay = (rule: Rule): RuleDay => {
  switch (rule.kind) {
    case 'day-of-next-month':
      return { day: written(dayOfNextMonth(rule.day)), of: rulePlace[rule.of] };
    case 'dates': {
      const words = rule.dates.map(({ month, day }) => dayWords(dayIn(SAMPLE_YEAR, month, day)));
      const [first] = words;
      if (!first || words.some(({ day }) => day !== first.day)) return { day: '', of: ruleWords(rule) };
      return { day: first.day, of: words.map(({ month }) => short(month)).join(', ') };
    }
    case 'after': {
      const { from: _, until: __, ...always } = rule;
      const { day, month } = dayWords(dueByRule([always], SAMPLE_PERIOD) ?? '');
      return { day, of: short(month) };
    }
  }
};
