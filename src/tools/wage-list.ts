/** A list of people's wages: typed into a table, or pasted from a sheet. Nothing is kept that tells who somebody is. */

import { normalizeTyped } from '../text/digits.ts';
import { amountsIn, MAX_DIGITS } from './amount-rows.ts';
import { type ToolFields, type Typed, type WageCells, wageCell, wagePaste } from './field.ts';
import { readRupees } from './read-answer.ts';

/** The special cases of a person, for PF and for ESI. */
export const specialCases = [
  'no-pension',
  'esi-continues',
  'disability',
  'no-pension+esi-continues',
  'no-pension+disability',
] as const;

export type SpecialCase = (typeof specialCases)[number];

/** It holds rupees without marks, and is empty where nothing was given, `UNREAD` where it could not be read. */
export interface WageRow extends WageCells {
  readonly special: SpecialCase | '';
}

export const UNREAD = '?';

const unread: WageRow = { pf: UNREAD, gross: UNREAD, special: '' };

/** More lines are no list of people, and reading them would keep others waiting. */
const MAX_LINES = 1_000;
/** A longer line or list is cut: no list of people is as long. */
const MAX_CHARACTERS = 400_000;

const sums = /^[\s"|,;]*(?:grand |sub[ -]?)?(?:total|sum)\b|^[\s"|,;]*மொத்தம்/i;
const separators = ['\t', ';', '|', ','] as const;
const cellWithQuotes = /"((?:[^"]|"")*)"/g;

/** Returns the cells of a line; a separator inside of quotes parts none. */
const splitCells = (line: string, separator: string): readonly string[] =>
  line
    .replace(cellWithQuotes, (_, quoted: string) => quoted.replaceAll(separator, ' '))
    .split(separator)
    .map((cell) => normalizeTyped(cell).trim());

const none = /^(?:-|–|nil)$/i;

/** Returns rupees without marks for what stands in one cell. */
const readAmount = (cell: string): string => {
  if (cell === '') return '';
  if (none.test(cell)) return '0';
  const amount = readRupees(cell);
  const rupees = amount === null ? UNREAD : String(amount / 100);
  return rupees.replace(/\..*$/, '').length > MAX_DIGITS ? UNREAD : rupees;
};

const findSpecial = (text: string): SpecialCase | '' => specialCases.find((each) => each === text) ?? '';

type Column = 'pf' | 'gross' | 'pension' | 'special';

/** Returns a heading as it is compared: "EPF_WAGES" and "EPF Wages (Rs.)" are the same. */
const plain = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}+]+/gu, ' ')
    .trim();

/** Matches headings of columns that hold no wage: contributions paid on a wage, and numbers of accounts. */
const noWage =
  /\b(?:contri\w*|shares?|employers?|employees?|ee|er|deduct\w*|remit\w*|diff\w*|amount|amt|no|number|account|ac|uan|id|code)\b|பங்கு|எண்|பிடித்த/;

const headings: Readonly<Record<Column, (heading: string) => boolean>> = {
  pf: (heading) => /(?:^| )(?:e?pf|provident fund)(?: |$)/.test(heading) && !noWage.test(heading),
  gross: (heading) =>
    (/(?:^| )gross(?: |$)/.test(heading) || /^மொத்த(?:ச்)? ?சம்பள/.test(heading)) && !noWage.test(heading),
  pension: (heading) => /^eps (?:wages?|salary)$/.test(heading),
  special: (heading) => heading === 'special',
};

/** The positions of the columns in a list; a column that is missing has none. */
interface Heading {
  readonly separator: string;
  readonly width: number;
  readonly places: Readonly<Partial<Record<Column, number>>>;
}

/** Two headings of the same kind say nothing, unless one alone names wages. */
const findPlace = (cells: readonly string[], column: Column): number | undefined => {
  const found = cells.flatMap((cell, index) => (headings[column](cell) ? [index] : []));
  const named = found.filter((index) => /\b(?:wages?|salary|basic|pay)\b|சம்பள/.test(cells[index] ?? ''));
  const [place, other] = named.length > 0 ? named : found;
  return other === undefined ? place : undefined;
};

const headingIn = (line: string): Heading | null => {
  for (const separator of [...separators, ' ']) {
    const cells = splitCells(line, separator).map(plain);
    const [pf, gross] = [findPlace(cells, 'pf'), findPlace(cells, 'gross')];
    if (pf === undefined || gross === undefined || pf === gross) continue;
    const [pension, special] = [findPlace(cells, 'pension'), findPlace(cells, 'special')];
    return {
      separator,
      width: cells.length,
      places: {
        pf,
        gross,
        ...(pension === undefined ? {} : { pension }),
        ...(special === undefined ? {} : { special }),
      },
    };
  }
  return null;
};

/** Returns the amounts of a line without a running number at its beginning. @param index of the row among its like */
const plainAmounts = (line: string, index: number): readonly string[] => {
  const amounts = amountsIn(normalizeTyped(line)).map((each) => String(Number(each)));
  return amounts.length === 3 && amounts[0] === String(index + 1) ? amounts.slice(1) : amounts;
};

/** A row whose cells do not stand below the headings is read by its two amounts, in the order of the headings. */
const rowBelow = ({ separator, width, places }: Heading, line: string, index: number): WageRow => {
  const cells = splitCells(line, separator);
  const cell = (column: Column): string => cells[places[column] ?? -1] ?? '';
  if (separator === ' ' || cells.length !== width) {
    const amounts = plainAmounts(line, index);
    const [first = '', second = ''] = amounts;
    const [pf, gross] = (places.pf ?? 0) < (places.gross ?? 0) ? [first, second] : [second, first];
    return amounts.length === 2 ? { pf, gross, special: '' } : unread;
  }
  const [pf, gross] = [readAmount(cell('pf')), readAmount(cell('gross'))];
  if (pf === '' && gross === '') return unread;
  const isOutside = places.pension !== undefined && Number(pf) > 0 && Number(readAmount(cell('pension')) || 0) === 0;
  return { pf, gross, special: isOutside ? 'no-pension' : findSpecial(cell('special')) };
};

/** The highest number that may be an age or a count of days; wages of a month are higher. */
const MOST_DAYS = 100;

/** Returns whether a column of several rows counts people, or holds ages or days. */
const isNoWage = (column: readonly string[]): boolean => {
  const numbers = column.map(Number);
  const counts = numbers.length > 1 && numbers.every((number, index) => number === (numbers[0] ?? 0) + index);
  return counts || (numbers.some((number) => number > 0) && numbers.every((number) => number <= MOST_DAYS));
};

/** Leaves out columns that hold no wages, where every row has the same number of columns and more than two. */
const wageColumns = (rows: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const width = rows[0]?.length ?? 0;
  if (width < 3 || rows.some(({ length }) => length !== width)) return rows;
  const kept = Array.from({ length: width }, (_, column) => rows.map((amounts) => amounts[column] ?? '')).filter(
    (column) => !isNoWage(column),
  );
  return rows.map((_, row) => kept.map((column) => column[row] ?? ''));
};

/** A PF wage is never larger than the gross wage: where every row has the larger amount first, the gross wage is first. */
const isGrossFirst = (rows: readonly (readonly string[])[]): boolean => {
  const pairs = rows.filter(({ length }) => length === 2).map((amounts) => amounts.map(Number));
  return (
    pairs.length > 1 &&
    pairs.every(([first = 0, second = 0]) => second > 0 && first >= second) &&
    pairs.some(([first = 0, second = 0]) => first > second)
  );
};

const rowsWithoutHeading = (lines: readonly string[]): readonly WageRow[] => {
  const rows = wageColumns(lines.map(plainAmounts));
  const swapped = isGrossFirst(rows);
  return rows.map((amounts) => {
    const [pf = '', gross = ''] = swapped ? amounts.toReversed() : amounts;
    return amounts.length === 2 ? { pf, gross, special: '' } : unread;
  });
};

const hasText = (line: string): boolean => /[\p{L}\d?]/u.test(line);

/**
 * Returns the people of a list. Which column is which is told by its headings; without them a row has two amounts, the
 * PF wage first unless no row allows it. A row of which that cannot be told is unread. Headings and sums are nobody.
 */
export const readWages = (text: string): readonly WageRow[] => {
  const lines = text
    .slice(0, MAX_CHARACTERS)
    .split(/\r\n|\r|\n/, MAX_LINES)
    .filter((line) => hasText(line) && !sums.test(normalizeTyped(line)));
  const [first = '', ...rest] = lines;
  const heading = headingIn(first);
  if (heading) return rest.map((line, index) => rowBelow(heading, line, index));
  const isHeading = !/[\p{Nd}?]/u.test(first);
  return rowsWithoutHeading(isHeading ? rest : lines);
};

/** Writes wages as text with headings; reading the text again gives the same people. */
export const writeWages = (rows: readonly WageRow[]): string =>
  rows.length === 0
    ? ''
    : ['pf;gross;special', ...rows.map(({ pf, gross, special }) => [pf, gross, special].join(';'))].join('\n');

const typedRows = (name: string, typed: Typed): readonly WageRow[] => {
  const numbers = Object.keys(typed).flatMap((key) => {
    const number = Number(/^(.+)-(\d{1,4})-pf$/.exec(key)?.[2] ?? 0);
    return number > 0 && key === wageCell(name, number, 'pf') ? [number] : [];
  });
  const cell = (number: number, column: keyof WageCells): string =>
    normalizeTyped(typed[wageCell(name, number, column)] ?? '').trim();
  return numbers
    .toSorted((a, b) => a - b)
    .map((number) => ({
      pf: readAmount(cell(number, 'pf')),
      gross: readAmount(cell(number, 'gross')),
      special: findSpecial(cell(number, 'special')),
    }))
    .filter(({ pf, gross }) => pf !== '' || gross !== '');
};

/** Returns what was typed, by field alone: the cells and the pasted list of wages are one answer, without names. */
export const gatherWages = (fields: ToolFields, typed: Typed): Typed =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const text = (Object.hasOwn(typed, name) && typed[name]) || '';
      if (field.kind !== 'wages') return [name, text];
      const pasted = typed[wagePaste(name)] ?? '';
      return [name, writeWages([...readWages(text), ...typedRows(name, typed), ...readWages(pasted)])];
    }),
  );

/** The table has so many rows if no script adds more: with the other fields a server still takes them. */
const MAX_ROWS_IN_TABLE = 10;

/** Returns the people of a tool that asks for wages. @param typed as `gatherWages` gives it */
export const peopleIn = (fields: ToolFields, typed: Typed): readonly WageRow[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'wages' ? readWages(typed[name] ?? '') : []));

/** Returns them for a page without scripts: those in the table, and the others as a list. */
export const readTable = (
  fields: ToolFields,
  typed: Typed,
): { readonly people: readonly WageRow[]; readonly rest: string } => {
  const people = peopleIn(fields, typed);
  return { people: people.slice(0, MAX_ROWS_IN_TABLE), rest: writeWages(people.slice(MAX_ROWS_IN_TABLE)) };
};
