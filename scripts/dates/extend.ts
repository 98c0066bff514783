import { closest } from 'fastest-levenshtein';
import { type Due, type DueId, dues } from '../../content/due-dates/dues.ts';
import type { Extension } from '../../content/due-dates/extensions.ts';
import type { Day, Rule } from '../../content/due-dates/rule.ts';
import { addDays, daysBetween, isDay } from '../../src/dates/days.ts';
import { dueByRule, occurrences } from '../../src/dates/occurrences.ts';
import { rulesBetween } from '../../src/dates/schedule.ts';

/** What was typed behind `npm run dates -- extend`. */
export interface Typed {
  readonly id: string | undefined;
  readonly period: string | undefined;
  readonly to: string | undefined;
  readonly source: string | undefined;
  readonly until: string | undefined;
}

/** One period of an existing due date. */
interface Found {
  readonly due: Due & { readonly id: DueId };
  readonly period: string;
  /** Its day by the rule. */
  readonly by: Day;
}

const EXTEND = 'npm run dates -- extend gstr-3b 2026-11 2026-12-27 --source https://address-of-the-notification';

/** How many days before and after today a period is looked for. */
const REACH = 1100;
/** An extension by more days is probably a mistake in the year. */
const LONGEST = 400;

const isAddress = (text: string): boolean => URL.parse(text)?.protocol === 'https:';

/**
 * Looks a period of a due date up.
 * @param today ISO date
 * @returns what it is, or one line that says what is wrong
 */
export const findPeriod = (id: string | undefined, period: string | undefined, today: Day): Found | string => {
  if (!id) return `Which due date? ${EXTEND}. The ids: ${dues.map((due) => due.id).join(', ')}`;
  const due = dues.find((each) => each.id === id);
  if (!due)
    return `There is no due date "${id}". Did you mean "${closest(
      id,
      dues.map((each) => each.id),
    )}"?`;
  const [from, to] = [addDays(today, -REACH), addDays(today, REACH)];
  const rules: readonly Rule[] = rulesBetween(due, from, to);
  if (rules.length === 0) return `The date of "${id}" is being confirmed: decide its doubt first (npm run facts)`;
  const by = period ? dueByRule(rules, period) : undefined;
  if (period && by && from <= by && by <= to) return { due, period, by };
  const all = occurrences({ rules, moved: [] }, from, to).map((each) => each.period);
  const next = occurrences({ rules, moved: [] }, today, to)[0]?.period;
  return period
    ? `"${id}" has no period "${period}". Did you mean "${closest(period, all)}"?`
    : `Which period? The next one of "${id}" is ${next}. ${EXTEND}`;
};

/**
 * Turns what was typed into the record of an extension.
 * @param records what is recorded already
 * @param today ISO date
 * @returns the record, or one line for each thing that is wrong
 */
export const extend = (typed: Typed, records: readonly Extension[], today: Day): Extension | readonly string[] => {
  const found = findPeriod(typed.id, typed.period, today);
  if (typeof found === 'string') return [found];
  const { due, period, by } = found;
  const { to, source, until = to } = typed;
  const wrong: string[] = [];
  if (!to || !isDay(to)) wrong.push(`The new day must be like 2026-12-27, not "${to ?? ''}"`);
  else if (to <= by) wrong.push(`${due.id} ${period} is due on ${by} by the rule: an extension is later than that`);
  else if (daysBetween(by, to) > LONGEST) wrong.push(`${to} is more than a year after ${by}: is the year right?`);
  if (!source) wrong.push('--source is missing: the address of the notification');
  else if (!isAddress(source)) wrong.push(`--source must be an address that begins with https://, not "${source}"`);
  if (until && !isDay(until)) wrong.push(`--until must be a day like 2026-12-31, not "${until}"`);
  else if (to && until && until < to) wrong.push(`--until ${until} comes before the new day, ${to}`);
  if (wrong.length > 0 || !to || !source || !until) return [...wrong, EXTEND];
  return { due: due.id, period, to, source, until, day: today, sequence: sequenceAfter(records, due.id, period) };
};

const recordOf = (records: readonly Extension[], id: string, period: string): Extension | undefined =>
  records.find((record) => record.due === id && record.period === period);

const sequenceAfter = (records: readonly Extension[], id: string, period: string): number =>
  (recordOf(records, id, period)?.sequence ?? 0) + 1;

/**
 * Takes an extension back: the record stays, so that calendars show that the rule holds again.
 * @param today ISO date
 * @returns the record, or one line that says what is wrong
 */
export const drop = (
  id: string | undefined,
  period: string | undefined,
  records: readonly Extension[],
  today: Day,
): Extension | string => {
  const record = recordOf(records, id ?? '', period ?? '');
  if (record?.to) return { ...record, to: null, until: today, day: today, sequence: record.sequence + 1 };
  const held = records.filter(({ to }) => to !== null).map((each) => `${each.due} ${each.period}`);
  if (held.length === 0) return 'No extension is recorded: there is nothing to drop';
  const near = closest(`${id ?? ''} ${period ?? ''}`, held);
  return `No extension of "${[id, period].filter(Boolean).join(' ')}" is recorded. Did you mean "${near}"?`;
};

/** The records with one more, which takes the place of an older one on the same period; sorted. */
export const withRecord = (records: readonly Extension[], record: Extension): Extension[] => {
  const nameOf = ({ due, period }: Extension): string => `${due} ${period}`;
  const others = records.filter((each) => nameOf(each) !== nameOf(record));
  return [...others, record].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
};
