import { type DueId, dues } from '../content/due-dates/dues.ts';
import { type Extension, extensions } from '../content/due-dates/extensions.ts';
import { extensionSchema } from '../content/schema.ts';

const FILE = 'content/due-dates/extensions.json';

const known: ReadonlySet<string> = new Set<DueId>(dues.map(({ id }) => id));

/**
 * Checks the recorded extensions: their form, and that their due date and period exist.
 * @param records those of the repository when left out
 * @returns one line for each mistake
 */
export const checkExtensions = (records: readonly Extension[] = extensions): string[] => {
  const seen = new Set<string>();
  return records.flatMap((record, index) => {
    const { error } = extensionSchema.safeParse(record);
    if (error) return error.issues.map(({ path, message }) => `${FILE}: ${index}.${path.join('.')}: ${message}`);
    const name = `${record.due} ${record.period}`;
    const mistakes: string[] = [];
    if (!known.has(record.due)) mistakes.push(`there is no due date "${record.due}"`);
    if (seen.has(name)) mistakes.push(`${name} is recorded twice`);
    seen.add(name);
    return mistakes.map((mistake) => `${FILE}: ${mistake}`);
  });
};
