import writeExcelFile from 'write-excel-file/node';
import { type DeskField, deskFields, isLong, labelOf } from '../../src/desk/fields.ts';
import { cityOf, statusWord } from '../../src/desk/lead-words.ts';
import type { Edition } from '../../src/edition/edition.ts';
import type { Lead } from '../../src/forms/lead.ts';
import { inIndia } from '../../src/office/indian-moment.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../src/text/csv.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

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

interface Column {
  readonly heading: string;
  readonly cell: (lead: Lead, now: number) => string;
  /** Characters; a column of Excel is as wide. */
  readonly width?: number;
}

const answerColumn = (edition: Edition, field: DeskField): Column => ({
  heading: labelOf(edition, field),
  cell: (lead) => (field.kind === 'phone' ? phoneCell(lead[field.name] ?? '') : (lead[field.name] ?? '')),
  ...(isLong(field) ? { width: 60 } : {}),
});

const columnsIn = (edition: Edition): readonly Column[] => {
  const { desk } = edition;
  const { rows: names } = desk.enquiry;
  const ofAnswer = (field: DeskField): Column => answerColumn(edition, field);
  return [
    { heading: names.received, cell: ({ receivedAt }) => inIndia(receivedAt) },
    { heading: names.reference, cell: ({ reference }) => reference ?? '' },
    ...deskFields.filter((field) => !isLong(field)).map(ofAnswer),
    { heading: desk.list.city, cell: (lead) => cityOf(edition, lead) ?? '' },
    { heading: desk.export.state, cell: (lead, now) => statusWord(edition, lead, now) },
    ...deskFields.filter(isLong).map(ofAnswer),
  ];
};

/** Returns a table as the text of a CSV file for Excel. */
export const csvOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + writeCsv([columns, ...rows]);

/** Returns what writes enquiries into files for a spreadsheet. */
export const createExporters = (edition: Edition) => {
  const columns = columnsIn(edition);
  const headings = columns.map(({ heading }) => heading);
  const rowsOf = (leads: readonly Lead[], now: number): readonly (readonly string[])[] =>
    leads.map((lead) => columns.map(({ cell }) => cell(lead, now)));
  return {
    csv: {
      type: CSV_TYPE,
      write: async (leads: readonly Lead[], now: number): Promise<Buffer> =>
        Buffer.from(csvOf(headings, rowsOf(leads, now))),
    },
    xlsx: {
      type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      // Every cell is a text: a spreadsheet runs none as a formula.
      write: (leads: readonly Lead[], now: number): Promise<Buffer> =>
        writeExcelFile(
          [
            headings.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
            ...rowsOf(leads, now).map((row) => row.map((value) => ({ value, type: String }))),
          ],
          { columns: columns.map(({ width = 22 }) => ({ width })) },
        ).toBuffer(),
    },
  } as const;
};
