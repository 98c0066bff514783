import { toolWords } from '../../content/tools/shared.ts';
import { numbered } from './sheet-words.ts';
import type { Table } from './tool.ts';

const cellOf = (cell: string | number | null): string =>
  typeof cell === 'number' ? (cell / 100).toFixed(cell % 100 === 0 ? 0 : 2) : (cell ?? '');

/** A text as RFC 4180 writes it. */
const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A table as a spreadsheet reads it (RFC 4180): amounts in rupees without marks, a row for the sums. */
export const csvOf = (table: Table): string =>
  [[toolWords.rowNumber, ...table.columns], ...numbered(table)]
    .map((row) => `${row.map((cell) => quoted(cellOf(cell))).join(',')}\r\n`)
    .join('');
