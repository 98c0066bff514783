import { type Due, type DueId, dues } from '../../content/due-dates/dues.ts';
import { type Extension, extensions as recorded } from '../../content/due-dates/extensions.ts';
import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { changeDays, factValue } from '../../content/facts.ts';
import { addDays } from './days.ts';
import { dueByRule } from './occurrences.ts';

/** The due date of an id. */
export const dueOf = (id: DueId): Due => {
  const found = dues.find((due) => due.id === id);
  if (!found) throw new RangeError(`There is no due date "${id}"`);
  return found;
};

const sameRule = (a: Rule | undefined, b: Rule | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The rules of the register, for what falls due between two days. */
export const rulesBetween = ({ rule }: Pick<Due, 'rule'>, from: Day, to: Day): Rule[] => {
  const starts = [from, ...changeDays.filter((day) => from < day && day <= to)];
  const parts = starts
    .map((day) => ({ day, rule: rule((id) => factValue(id, day)) }))
    .filter((part, index, all) => index === 0 || !sameRule(part.rule, all[index - 1]?.rule));
  return parts.flatMap(({ day, rule: found }, index) => {
    const next = parts[index + 1];
    if (!found) return [];
    return [{ ...found, ...(index > 0 ? { from: day } : {}), ...(next ? { until: addDays(next.day, -1) } : {}) }];
  });
};

/**
 * All that is needed to tell the days of a due date between two days: by the rules of the register, and by what the
 * government has set for single periods.
 * @param records the extensions, those of the repository when left out
 */
export const scheduleBetween = (due: Due, from: Day, to: Day, records: readonly Extension[] = recorded): Schedule => {
  const rules = rulesBetween(due, from, to);
  const moved = records.flatMap(({ due: id, period, to: on }) => {
    const was = id === due.id ? dueByRule(rules, period) : undefined;
    return on && was ? [{ period, on, was }] : [];
  });
  return { rules, moved };
};
