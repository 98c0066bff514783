import type { Department } from '../../content/departments/en.ts';
import type { Due, DueId } from '../../content/due-dates/dues/en.ts';
import { type Extension, extensions as recorded } from '../../content/due-dates/extensions.ts';
import type { Day, Rule, Schedule } from '../../content/due-dates/rule.ts';
import { changeDays, factValue, type LawId } from '../../content/read-facts.ts';
import type { Entry } from '../../content/register/entry.ts';
import { register } from '../../content/register/register.ts';
import type { Words } from '../../content/words.ts';
import { addDays } from './days.ts';
import { dueByRule } from './occurrences.ts';

/** @throws RangeError when there is no such due date */
export const findDue = ({ dues }: Pick<Words, 'dues'>, id: DueId): Due => {
  const found = dues.find((due) => due.id === id);
  if (!found) throw new RangeError(`No due date "${id}"`);
  return found;
};

const EVER = '0000-01-01';

/** Returns each rule for the periods that end while the law says it. */
export const listRules = ({ rules }: Pick<Due, 'rules'>): Rule[] => {
  const parts = [EVER, ...changeDays]
    .map((day) => ({ day, rules: rules((id) => factValue(id, day)) }))
    .filter((part, index, all) => JSON.stringify(part.rules) !== JSON.stringify(all[index - 1]?.rules));
  return parts.flatMap(({ day, rules: found }, index) => {
    const next = parts[index + 1];
    const held = { ...(index > 0 ? { from: day } : {}), ...(next ? { until: addDays(next.day, -1) } : {}) };
    return found.map((rule) => ({ ...rule, ...held }));
  });
};

/** Returns the rules of the register, and what the government has set for single periods. */
export const makeSchedule = (due: Due, records: readonly Extension[] = recorded): Schedule => {
  const rules = listRules(due);
  const moved = records.flatMap(({ due: id, period, to: on }) => {
    const was = id === due.id ? dueByRule(rules, period) : undefined;
    return was && was !== on ? [{ period, on, was }] : [];
  });
  return { rules, moved };
};

type Based = Pick<Due, 'basis'>;

const findEntry = (id: LawId): Entry => register[id];

export const findBasis = ({ basis }: Based): string => findEntry(basis).basis;

/** Names the basis of what lateness costs: each section once, without notifications; empty if it costs no sum. */
export const findLateBasis = ({ lateBy = [] }: Pick<Due, 'lateBy'>): string =>
  [...new Set(lateBy.map((id) => findEntry(id).basis.replace(/;.*/, '')))].join('; ');

/** Returns the last day on which what a due date says was looked up. */
export const lookedUpOn = ({ basis, lateBy = [] }: Pick<Due, 'basis' | 'lateBy'>): Day =>
  [basis, ...lateBy]
    .map((id) => findEntry(id).lookedUp)
    .toSorted()
    .at(-1) ?? EVER;

export const findDepartment = ({ basis }: Based): Department => findEntry(basis).department;

export const isDirectTax = (due: Based): boolean => findDepartment(due) === 'incomeTax';
