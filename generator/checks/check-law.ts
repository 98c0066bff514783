import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { parse } from 'yaml';
import { z } from 'zod';
import type { FirmFolder } from '../../config/firm-folder.ts';
import { type Extension, extensions } from '../../content/due-dates/extensions.ts';
import type { LocalSite } from '../../content/local-site.ts';
import type { Entry, Statement } from '../../content/register/entry.ts';
import { extensionSchema } from '../../content/schema.ts';
import type { Words } from '../../content/words.ts';
import { addDays, daysBetween, isDay } from '../../src/dates/days.ts';
import { dueByRule, occurrences } from '../../src/dates/occurrences.ts';
import { listRules } from '../../src/dates/schedule.ts';

const FILE = 'confirmed.yaml';

const lineSchema = (facts: object) =>
  z.strictObject({
    id: z.string().refine((id) => Object.hasOwn(facts, id), 'is no fact'),
    who: z.string().trim().min(2),
    day: z.iso.date(),
    /** The address of the page, or what proves it. */
    where: z.string().trim().min(3),
  });

const readFile = (folder: FirmFolder): string => {
  const path = join(folder.path, FILE);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** Returns the last confirmation of each fact, and the mistakes of the file. */
export const readConfirmations = (
  { facts }: Pick<LocalSite, 'facts'>,
  folder: FirmFolder,
  text: string = readFile(folder),
) => {
  const { data = [], error } = z.array(lineSchema(facts)).safeParse(parse(text) ?? []);
  return {
    confirmed: new Map(data.map((line) => [line.id, line])),
    mistakes:
      error?.issues.map(({ path, message }) => `${folder.name}/${FILE}: line ${path.join('.')}: ${message}`) ?? [],
  };
};

const RECENT = 2025;

const periodMistakes = ({ before = [], since, value, words }: Entry & Partial<Statement>): string[] => {
  const days = [...before.flatMap((period) => [period.since, period.until]), since].filter((day) => day !== undefined);
  return [
    ...days.filter((day) => !isDay(day)).map((day) => `"${day}" is no day`),
    ...(days.toSorted().join() === days.join() ? [] : ['its periods are not in order']),
    ...(before.length > 0 && since === undefined ? ['says what held before, and not since when it holds'] : []),
    ...(value || words ? [] : ['has neither a value nor words']),
  ];
};

const sourceMistakes = ({ certainty, sources }: Entry): string[] => {
  const addresses = new Set(sources.map(({ url }) => url));
  const wrong = [...addresses].filter((url) => !URL.canParse(url)).map((url) => `"${url}" is no address`);
  const isSettled = certainty === 'settled';
  const few = isSettled ? 'is settled and names fewer than two addresses' : `is ${certainty} and names no address`;
  return [
    ...wrong,
    ...(addresses.size < (isSettled ? 2 : 1) ? [few] : []),
    ...(isSettled && !sources.some(({ official, year = 0 }) => official || year >= RECENT)
      ? [`is settled without a page that is official or of ${RECENT} or later`]
      : []),
  ];
};

export const registerMistakes = (entries: Readonly<Record<string, Entry>>): string[] =>
  Object.entries(entries).flatMap(([id, entry]) =>
    [
      ...sourceMistakes(entry),
      ...periodMistakes(entry),
      ...(entry.basis.length < 10 ? ['has no legal basis'] : []),
      ...(isDay(entry.lookedUp) ? [] : [`was looked up on "${entry.lookedUp}", which is no day`]),
    ].map((mistake) => `content/register: ${id} ${mistake}`),
  );

const EXTENSIONS_FILE = 'content/due-dates/extensions.json';

/** A longer extension is probably a mistake in the year. */
const MAX_EXTENSION_DAYS = 400;
/** The nearest period is looked for so many days around the new day, to name it. */
const NEAR = 500;

const findMistakes = ({ dues }: Pick<Words, 'dues'>, { due: id, period, to }: Extension): string[] => {
  const due = dues.find((each) => each.id === id);
  if (!due) {
    const ids = dues.map((each) => each.id);
    return [`there is no due date "${id}". Did you mean "${closest(id, ids)}"?`];
  }
  const rules = listRules(due);
  const by = dueByRule(rules, period);
  if (!by) {
    const periods = occurrences({ rules, moved: [] }, addDays(to, -NEAR), addDays(to, NEAR)).map((each) => each.period);
    return [`${id} has no period "${period}". Did you mean "${closest(period, periods)}"?`];
  }
  if (to < by) return [`${id} ${period} is due on ${by} by its rule: ${to} is earlier`];
  return daysBetween(by, to) > MAX_EXTENSION_DAYS
    ? [`${id} ${period} is due on ${by} by its rule: is the year of ${to} right?`]
    : [];
};

/** Checks that extensions are well formed, that their due date and period exist, and that the new day can be right. */
export const checkExtensions = (words: Pick<Words, 'dues'>, records: readonly Extension[] = extensions): string[] => {
  const seen = new Set<string>();
  return records.flatMap((record, index) => {
    const { error } = extensionSchema.safeParse(record);
    if (error)
      return error.issues.map(({ path, message }) => `${EXTENSIONS_FILE}: ${index}.${path.join('.')}: ${message}`);
    const name = `${record.due} ${record.period}`;
    const mistakes = findMistakes(words, record);
    if (seen.has(name)) mistakes.push(`${name} is recorded twice`);
    seen.add(name);
    return mistakes.map((mistake) => `${EXTENSIONS_FILE}: ${mistake}`);
  });
};
