import { stringify } from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import { desk } from '../../content/desk.ts';
import { inIndia } from '../leads/indian-moment.ts';
import type { Lead } from '../leads/store/schema.ts';
import { cityOf, markOf } from './words.ts';

/** The most rows of an export: beyond it, an office chooses a month. */
export const MOST_ROWS = 20_000;

/**
 * A cell as text: a spreadsheet runs one that starts like a formula. Each of its lines is made text, because some
 * programs end a row at a line break inside quotes.
 */
const asText = (cell: string): string => cell.replace(/(?<=^|[\r\n])(?=[ \t]*[=+\-@＝＋－＠]|\t)/g, "'");

/** A number without the sign that would make it a formula, in groups: a spreadsheet rounds twelve digits in a row. */
const phoneCell = (phone: string): string =>
  phone
    .replaceAll('+', '')
    .trim()
    .replace(/^(\d*?)(\d{5})(\d{5})$/, '$1 $2 $3')
    .trim();

const rowsOf = (leads: readonly Lead[], now: number): readonly (readonly string[])[] =>
  leads.map((lead) => [
    inIndia(lead.received_at),
    lead.reference ?? '',
    lead.name ?? '',
    lead.phone ? phoneCell(lead.phone) : '',
    lead.email ?? '',
    lead.service ?? '',
    cityOf(lead) ?? '',
    markOf(lead, now).word,
    lead.message ?? '',
  ]);

/** Rows as CSV: every cell quoted, none that a spreadsheet would run as a formula. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  stringify([columns, ...rows], { quoted: true, cast: { string: asText }, bom: true, record_delimiter: 'windows' });

export const exporters = {
  csv: {
    type: 'text/csv; charset=utf-8',
    write: async (leads: readonly Lead[], now: number): Promise<Buffer> =>
      Buffer.from(csvOf(desk.export.columns, rowsOf(leads, now))),
  },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    // Every cell is a text: a spreadsheet runs none as a formula.
    write: (leads: readonly Lead[], now: number): Promise<Buffer> =>
      writeExcelFile(
        [
          desk.export.columns.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
          ...rowsOf(leads, now).map((row) => row.map((value) => ({ value, type: String }))),
        ],
        // The last column holds the message.
        { columns: desk.export.columns.map((_, at, all) => ({ width: at === all.length - 1 ? 60 : 22 })) },
      ).toBuffer(),
  },
} as const;
