import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import { byField, fieldNames } from '../../../src/forms/forms.ts';
import type { Format } from './arguments.ts';
import { columns, type LeadRecord } from './lead-record.ts';

type Records = AsyncIterable<LeadRecord>;

/** Control characters could move the cursor of whoever reads the table. */
export const oneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');

const tableRow = (record: LeadRecord): string =>
  oneLine(
    [
      record.id.slice(0, 8),
      record.reference ?? '',
      record.receivedAt.slice(0, 16).replace('T', ' '),
      record.form.padEnd(10),
      `${record.state}${record.reasons === '' ? '' : ` (${record.reasons})`}`.padEnd(12),
      ...fieldNames.map((name) => record[name] ?? ''),
      record.about ?? '',
    ].join('  '),
  );

async function* table(records: Records): AsyncGenerator<string> {
  let count = 0;
  for await (const record of records) {
    yield `${tableRow(record)}\n`;
    count++;
  }
  yield `${count} ${count === 1 ? 'lead' : 'leads'}\n`;
}

async function* json(records: Records): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const record of records) {
    yield `${separator}${JSON.stringify(record)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}

/**
 * A cell as text: a spreadsheet runs one that starts like a formula. Each of its lines is made text, because some
 * programs end a row at a line break inside quotes.
 */
export const asText = (cell: string): string => cell.replace(/(?<=^|[\r\n])(?=[ \t]*[=+\-@＝＋－＠]|\t)/g, "'");

/** A number without the sign that would make it a formula, in groups: a spreadsheet rounds twelve digits in a row. */
export const phoneCell = (phone: string): string =>
  phone
    .replaceAll('+', '')
    .trim()
    .replace(/^(\d*?)(\d{5})(\d{5})$/, '$1 $2 $3')
    .trim();

async function* csvCells(records: Records): AsyncGenerator<LeadRecord> {
  for await (const record of records) {
    const phones = byField((name, kind) => (kind === 'phone' && record[name] ? phoneCell(record[name]) : record[name]));
    yield { ...record, ...phones };
  }
}

const csv = (records: Records): AsyncIterable<string> =>
  Readable.from(csvCells(records)).compose(
    stringify({
      header: true,
      columns: [...columns],
      // Only what is quoted may hold a line break.
      quoted: true,
      cast: { string: asText },
      bom: true,
      record_delimiter: 'windows',
    }),
  );

const writers = { table, csv, json } as const satisfies Record<Format, (records: Records) => AsyncIterable<string>>;

/**
 * Writes leads in a format, as they come.
 * @param end whether the output ends with them
 */
export const writeRecords = (format: Format, records: Records, out: Writable, end: boolean): Promise<void> =>
  pipeline(writers[format](records), out, { end });
