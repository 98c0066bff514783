import { closest } from 'fastest-levenshtein';
import { dues } from '../content/due-dates/dues.ts';
import { type Extension, extensions } from '../content/due-dates/extensions.ts';
import { extensionSchema } from '../content/schema.ts';
import { addDays, daysBetween } from '../src/dates/days.ts';
import { dueByRule, occurrences } from '../src/dates/occurrences.ts';
import { rulesOf } from '../src/dates/schedule.ts';

const FILE = 'content/due-dates/extensions.json';

/** An extension by more days is probably a mistake in the year. */
const LONGEST = 400;
/** How many days around the new day a period is looked for, to name the nearest. */
const NEAR = 500;

const mistakesOf = ({ due: id, period, to }: Extension): string[] => {
  const due = dues.find((each) => each.id === id);
  if (!due) {
    const ids = dues.map((each) => each.id);
    return [`there is no due date "${id}". Did you mean "${closest(id, ids)}"?`];
  }
  const rules = rulesOf(due);
  const by = dueByRule(rules, period);
  if (!by) {
    const periods = occurrences({ rules, moved: [] }, addDays(to, -NEAR), addDays(to, NEAR)).map((each) => each.period);
    return [`${id} has no period "${period}". Did you mean "${closest(period, periods)}"?`];
  }
  if (to < by) return [`${id} ${period} is due on ${by} by its rule: ${to} is earlier`];
  return daysBetween(by, to) > LONGEST
    ? [`${id} ${period} is due on ${by} by its rule: is the year of ${to} right?`]
    : [];
};

/**
 * Checks the recorded extensions: their form, that their due date and period exist, and that the new day can be right.
 * @param records those of the repository when left out
 * @returns one line for each mistake
 */
export const checkExtensions = (records: readonly Extension[] = extensions): string[] => {
  const seen = new Set<string>();
  return records.flatMap((record, index) => {
    const { error } = extensionSchema.safeParse(record);
    if (error) return error.issues.map(({ path, message }) => `${FILE}: ${index}.${path.join('.')}: ${message}`);
    const name = `${record.due} ${record.period}`;
    const mistakes = mistakesOf(record);
    if (seen.has(name)) mistakes.push(`${name} is recorded twice`);
    seen.add(name);
    return mistakes.map((mistake) => `${FILE}: ${mistake}`);
  });
};
