export type CsvCell = string | number | boolean | null;

/** Excel needs it at the beginning of a file: without it, it takes UTF-8 for the encoding of the machine. */
export const BYTE_ORDER_MARK = '\ufeff';

/**
 * The place before a text that a spreadsheet would run as a formula, at the beginning of each line: some programs end a row
 * at a line break inside quotes. A sign before nothing but digits, points and spaces makes an amount or a telephone
 * number, and stays as it is.
 */
const formulaStart =
  /^(?=\r)|(?<=^|[\r\n])(?=[\p{Zs}\p{Default_Ignorable_Code_Point}]*(?:[=@＝＠\t]|[+\-＋－](?![\d .]*(?:[\r\n]|$))))/gu;

const writeCell = (cell: CsvCell): string => {
  const text = String(cell ?? '').replace(formulaStart, "'");
  return /[",\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Returns rows as CSV (RFC 4180) in which no cell is a formula. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(writeCell).join(',')}\r\n`).join('');
