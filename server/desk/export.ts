import writeExcelFile from 'write-excel-file/node';
import { desk } from '../../content/desk.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../src/site/csv.ts';
import { inIndia } from '../leads/indian-moment.ts';
import type { Lead } from '../leads/store/schema.ts';
import { cityOf, markOf } from './words.ts';

/** The most rows of an export: beyond it, an office chooses a month. */
export const MOST_ROWS = 20_000;

/**
 * A spreadsheet takes digits in a row for an amount, drops their plus sign and rounds them, and takes the hyphens of
 * `+91-98765-43210` for minus signs. What is more than one number stays as it was typed.
 */
const phoneCell = (phone: string): string =>
  /^[+\d\s().-]+$/.test(phone)
    ? phone
        .replace(/[\s().-]+/g, ' ')
        .trim()
        .replace(/^(\+?\d*?)(\d{5})(\d{5})$/, '$1 $2 $3')
        .trim()
    : phone;

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

/** Returns a table as the text of a CSV file for Excel. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + writeCsv([columns, ...rows]);

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
