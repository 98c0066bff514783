import type { ToolField, ToolFields, Typed } from './field.ts';

/** Rows of amounts that were pasted from a list of people: names and numbers of persons are dropped. */

/** Aadhaar, as it is mostly written: three groups of four digits. */
const grouped = /\b\d{4}[ -]\d{4}[ -]\d{4}\b/g;
const rupeeSigns = /["₹]|\b(?:rs|inr)\b\.?|\/-/gi;
/** A cell that says that there is no wage. */
const nothing = /^(?:-|–|nil)$/i;
/** With the marks by which Indian amounts are grouped, "15,000" or "1,50,000.50", or digits alone. */
const amount = /(?:^|,)(\d{1,3}(?:,\d{2}){0,3},\d{3}(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?=,|$)/g;
/** Longer numbers are UAN, Aadhaar, insurance, phone or account numbers. */
const MOST_DIGITS = 7;

/** In the place of a line without an amount, so that the visitor is told of it. */
const UNREAD = '?';

/** The amounts of one word of a line: cells may be parted by commas, and amounts hold commas too. */
const amountsOf = (word: string): readonly string[] => {
  if (nothing.test(word)) return ['0'];
  const runs = word.split(/(?:^|,)[^,]*[^\d.,][^,]*(?=,|$)/);
  return runs.flatMap((run) => [...run.replace(/^,/, '').matchAll(amount)].map(([, found = '']) => found));
};

const amountsIn = (line: string): readonly string[] =>
  line
    .replace(rupeeSigns, ' ')
    .replace(grouped, ' ')
    .split(/[\s;|]+/)
    .flatMap(amountsOf)
    .map((each) => each.replaceAll(',', ''))
    .filter((each) => each.replace(/\..*$/, '').length <= MOST_DIGITS);

/** A running number before the amounts is none of them. */
const withoutNumber = (amounts: readonly string[], row: number, columns: number): readonly string[] =>
  amounts.length === columns + 1 && amounts[0] === String(row) ? amounts.slice(1) : amounts;

/** A line of sums below a list is nobody's. */
const sums = /^[\s"|,;]*(?:grand |sub[ -]?)?(?:total|sum)\b|^[\s"|,;]*மொத்தம்/i;

/** So many lines are read: more are no list of people, and reading them would keep others waiting. */
const MOST_LINES = 1_000;

/**
 * The amounts of each line, in rupees without marks. A heading and lines of sums are left out; a line of which no amount
 * can be read is an empty row. Names, numbers of persons and dates are dropped.
 * @param columns how many amounts a row has; with one more, a running number at its beginning goes
 * @returns at most `MOST_LINES` rows
 */
export const amountRows = (text: string, columns: number): readonly (readonly string[])[] => {
  const rows: (readonly string[])[] = [];
  const lines = text.split(/\r\n|\r|\n/, MOST_LINES).filter((line) => line.trim() !== '' && !sums.test(line));
  for (const [index, line] of lines.entries()) {
    const isHeading = index === 0 && !/\d/.test(line) && line.trim() !== UNREAD;
    // A line of signs alone parts a list.
    if (!isHeading && /[\p{L}\d?]/u.test(line)) rows.push(withoutNumber(amountsIn(line), rows.length + 1, columns));
  }
  return rows;
};

/** Rows as text of the field: reading them again gives the same. */
export const rowsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((amounts) => amounts.join(' ') || UNREAD).join('\n');

/** What is kept of the text of a field: of rows about people only the amounts, of any other the whole. */
export const withoutNames = (field: ToolField, text: string): string =>
  field.kind === 'rows' ? rowsText(amountRows(text, field.columns)) : text;

/** The same of all fields. */
export const allWithoutNames = (fields: ToolFields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? withoutNames(field, text) : text];
    }),
  );
