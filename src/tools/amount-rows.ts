import { scales } from '../../content/tools/typed-words.ts';
import type { ToolField, ToolFields, Typed } from './field.ts';
import { normalizeTyped, readRupees } from './read-answer.ts';

/** Aadhaar, as it is mostly written. */
const grouped = /\b\d{4}[ -]\d{4}[ -]\d{4}\b/g;
const rupeeSigns = /["“”₹₨]|\b(?:rs|inr|rupees?|only)\b\.?|(?<![\p{L}\p{M}])ரூ(?:பாய்)?(?![\p{L}\p{M}])\.?|\/-/giu;
const scaleWords = Object.keys(scales);
/** "1.5 lakh" or "45k". A single letter after a space is the initial of a name. */
const inWords = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/-])\d{1,7}(?:\.\d{1,7})?(?: ?(?:${scaleWords.filter((word) => word.length > 1).join('|')})|[lk])(?![\p{L}\p{M}\d])`,
  'giu',
);
const nothing = /^(?:-|–|nil)$/i;
const amount = /(?:^|,)(\d{1,3}(?:,\d{2}){0,3},\d{3}(?:\.\d{1,2})?|\d+(?:\.\d{1,2})?)(?=,|$)/g;
/** Longer numbers are UAN, Aadhaar, insurance, phone or account numbers. */
const MOST_DIGITS = 7;

/** Stands for a line without an amount, so that the visitor is told of it. */
const UNREAD = '?';

/** Cells may be parted by commas, and amounts hold commas too. */
const amountsOf = (word: string): readonly string[] => {
  if (nothing.test(word)) return ['0'];
  const runs = word.split(/(?:^|,)[^,]*[^\d.,][^,]*(?=,|$)/);
  return runs.flatMap((run) => [...run.replace(/^,/, '').matchAll(amount)].map(([, found = '']) => found));
};

const inDigits = (text: string): string => {
  const amount = readRupees(text);
  return amount === null ? text : String(amount / 100);
};

const amountsIn = (line: string): readonly string[] =>
  line
    .replace(rupeeSigns, ' ')
    .replace(inWords, inDigits)
    .replace(grouped, ' ')
    .split(/[\s;|]+/)
    .flatMap(amountsOf)
    .map((each) => each.replaceAll(',', ''))
    .filter((each) => each.replace(/\..*$/, '').length <= MOST_DIGITS);

/** A running number before the amounts is left out. */
const withoutNumber = (amounts: readonly string[], row: number, columns: number): readonly string[] =>
  amounts.length === columns + 1 && amounts[0] === String(row) ? amounts.slice(1) : amounts;

const sums = /^[\s"|,;]*(?:grand |sub[ -]?)?(?:total|sum)\b|^[\s"|,;]*மொத்தம்/i;

/** More lines are no list of people, and reading them would keep others waiting. */
const MOST_LINES = 1_000;

/**
 * The amounts of each line, in rupees without marks; names, numbers of persons and dates are dropped. Headings and sums
 * are left out; a line of which no amount can be read is an empty row.
 * @param columns how many amounts a row has; with one more, a running number at its beginning goes
 */
export const amountRows = (text: string, columns: number): readonly (readonly string[])[] => {
  const rows: (readonly string[])[] = [];
  const lines = normalizeTyped(text)
    .split(/\r\n|\r|\n/, MOST_LINES)
    .filter((line) => line.trim() !== '' && !sums.test(line));
  for (const [index, line] of lines.entries()) {
    const isHeading = index === 0 && !/\d/.test(line) && line.trim() !== UNREAD;
    if (!isHeading && /[\p{L}\d?]/u.test(line)) rows.push(withoutNumber(amountsIn(line), rows.length + 1, columns));
  }
  return rows;
};

/** As text of the field; reading it again gives the same rows. */
export const rowsText = (rows: readonly (readonly string[])[]): string =>
  rows.map((amounts) => amounts.join(' ') || UNREAD).join('\n');

/** Of rows about people only the amounts are kept, of any other field the whole. */
export const withoutNames = (field: ToolField, text: string): string =>
  field.kind === 'rows' ? rowsText(amountRows(text, field.columns)) : text;

export const allWithoutNames = (fields: ToolFields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(typed).map(([name, text]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
      return [name, field ? withoutNames(field, text) : text];
    }),
  );
