import type { ToolSlug } from '../../content/tool-index.ts';
import { toolWords } from '../../content/tools/shared.ts';
import type { Answers, Mistakes, ToolFields, Typed } from './field.ts';
import { readAnswers } from './read-answer.ts';

/** A line of a result. */
export interface Line {
  readonly label: string;
  /** How the amount comes about, for example "12 days × ₹50". */
  readonly working?: string;
  /** Paise. */
  readonly amount: number;
  /** The sum of the lines above it; it is not added again. */
  readonly subtotal?: true;
}

/** Words under a heading. */
export interface List {
  readonly title: string;
  readonly items: readonly string[];
}

/** The working of each row of a list. */
export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  /** Paise; `null` where no sum is stated. */
  readonly rows: readonly (readonly (number | null)[])[];
}

/** What a tool has worked out, in words and paise. */
export interface Sheet {
  /** What it is about, for example "GSTR-3B, September 2026". */
  readonly subject: string;
  readonly headline: string;
  /** Set in red: seven days or fewer, or late. */
  readonly urgent: boolean;
  readonly lines: readonly Line[];
  /** The sum of all lines but the subtotals, where they are added up. */
  readonly total?: { readonly label: string; readonly amount: number };
  /** A note that is true by one reading of the register alone is left out. */
  readonly notes: readonly string[];
  readonly lists: readonly List[];
  readonly table?: Table;
}

/** What comes of a case: a sheet, or why there is none. */
export type Outcome = { readonly sheet: Sheet } | { readonly none: string };

/** The facts of a reading from a day on (ISO date); `null` where the reading does not hold them as numbers. */
export interface Since<Facts> {
  readonly from: string;
  readonly facts: Facts | null;
}

/** The facts of each reading of the register (content/readings.ts) over time, the earliest first. */
export type Readings<Facts> = readonly (readonly Since<Facts>[])[];

/** What a tool is made of. All of it is pure: the day on which it is used is told. */
interface ToolParts<Fields extends ToolFields, Facts> {
  readonly slug: ToolSlug;
  readonly fields: Fields;
  /** What is wrong with the answers together. */
  readonly check?: (answers: Answers<Fields>, today: string) => Mistakes;
  /** Lines and cells on which the readings differ are left out, and the others are given. */
  readonly apart?: true;
  /** The day whose facts count (ISO date). */
  readonly factsOn: (answers: Answers<Fields>, today: string) => string;
  readonly work: (answers: Answers<Fields>, facts: Facts, today: string) => Outcome;
}

/** What a visitor gets. */
export type Result = { readonly mistakes: Mistakes } | Outcome;

/** A tool as page, island and server use it. */
export interface Tool {
  readonly slug: ToolSlug;
  readonly fields: ToolFields;
  /**
   * Answers a case by every reading of the register.
   * @param today ISO date, in India
   * @param readings as `readingsOf` made them for this tool
   * @returns an outcome only where all readings lead to the same one
   */
  readonly answer: (typed: Typed, today: string, readings: Readings<unknown>) => Result;
}

const notesOf = (outcome: Outcome): readonly string[] => ('sheet' in outcome ? outcome.sheet.notes : []);

const withNotes = (outcome: Outcome, notes: readonly string[]): Outcome =>
  'sheet' in outcome ? { sheet: { ...outcome.sheet, notes } } : outcome;

/** What all readings lead to, with the notes that all of them make; `null` where they differ in anything else. */
const agreedOn = (outcomes: readonly (Outcome | null)[]): Outcome | null => {
  const [first, ...others] = outcomes;
  if (!first) return null;
  const bare = JSON.stringify(withNotes(first, []));
  if (!others.every((other) => other && JSON.stringify(withNotes(other, [])) === bare)) return null;
  return withNotes(
    first,
    notesOf(first).filter((note) => others.every((other) => other && notesOf(other).includes(note))),
  );
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const tableOf = ({ rows, ...names }: Table, others: readonly Sheet[]): Table => ({
  ...names,
  rows: rows.map((cells, row) =>
    cells.map((cell, column) => (others.every(({ table }) => table?.rows[row]?.[column] === cell) ? cell : null)),
  ),
});

/** Of sheets of the same case what all of them say; `null` where no line is left, or they speak of different things. */
const commonTo = (sheets: readonly Sheet[]): Sheet | null => {
  const [first, ...others] = sheets;
  if (!first || !others.every(({ subject, headline }) => subject === first.subject && headline === first.headline))
    return null;
  const { lines, notes, lists, table, total, ...head } = first;
  const agreed = lines.filter((line) => others.every((other) => other.lines.some((each) => same(each, line))));
  if (agreed.length === 0) return null;
  const left = lines.filter((line) => !agreed.includes(line)).map(({ label }) => label);
  return {
    ...head,
    lines: agreed,
    ...(total && left.length === 0 ? { total } : {}),
    notes: [
      ...(left.length > 0 ? [toolWords.partly(left)] : []),
      ...notes.filter((note) => others.every((other) => other.notes.includes(note))),
    ],
    lists: lists.filter((list) => others.every((other) => other.lists.some((each) => same(each, list)))),
    ...(table ? { table: tableOf(table, others) } : {}),
  };
};

/** What the readings agree on, line by line. */
const agreedApart = (outcomes: readonly (Outcome | null)[]): Outcome | null => {
  const sheets = outcomes.flatMap((outcome) => (outcome && 'sheet' in outcome ? [outcome.sheet] : []));
  const common = sheets.length === outcomes.length ? commonTo(sheets) : null;
  return common && { sheet: common };
};

/** Makes a tool of its parts. */
export const defineTool = <Fields extends ToolFields, Facts>(parts: ToolParts<Fields, Facts>): Tool => ({
  slug: parts.slug,
  fields: parts.fields,
  answer(typed, today, readings) {
    const read = readAnswers(parts.fields, typed, today);
    if ('mistakes' in read) return read;
    const { answers } = read;
    const mistakes = parts.check?.(answers, today) ?? {};
    if (Object.keys(mistakes).length > 0) return { mistakes };
    const day = parts.factsOn(answers, today);
    const outcomes = readings.map((times) => {
      // They were read by the tool's own `facts.ts`; on their way to a browser they were JSON.
      const facts = times.findLast(({ from }) => from <= day)?.facts as Facts | null | undefined;
      return facts ? parts.work(answers, facts, today) : null;
    });
    const agreed = agreedOn(outcomes) ?? (parts.apart ? agreedApart(outcomes) : null);
    return agreed ?? { none: toolWords.notConfirmed };
  },
});
