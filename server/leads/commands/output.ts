import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { fieldNames } from '../../../src/forms/forms.ts';
import type { Format } from './arguments.ts';
import { columns, type LeadRecord } from './lead-record.ts';

type Records = AsyncIterable<LeadRecord>;

const write = async (out: Writable, text: string): Promise<void> => {
  if (!out.write(text)) await once(out, 'drain');
};

/** Control characters could move the cursor of whoever reads the table. */
const oneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');

const tableRow = (record: LeadRecord): string =>
  oneLine(
    [
      record.id.slice(0, 8),
      record.receivedAt.slice(0, 16).replace('T', ' '),
      record.form.padEnd(10),
      `${record.state}${record.reasons === '' ? '' : ` (${record.reasons})`}`.padEnd(12),
      ...fieldNames.map((name) => record[name] ?? ''),
      record.about ?? '',
    ].join('  '),
  );

const writeTable = async (records: Records, out: Writable): Promise<void> => {
  let count = 0;
  for await (const record of records) {
    await write(out, `${tableRow(record)}\n`);
    count++;
  }
  await write(out, `${count} ${count === 1 ? 'lead' : 'leads'}\n`);
};

const writeJson = async (records: Records, out: Writable): Promise<void> => {
  let separator = '[\n';
  for await (const record of records) {
    await write(out, `${separator}${JSON.stringify(record)}`);
    separator = ',\n';
  }
  await write(out, separator === '[\n' ? '[]\n' : '\n]\n');
};

const writeCsv = async (records: Records, out: Writable): Promise<void> => {
  // A spreadsheet runs a cell that starts with =, +, - or @; the escape makes it text.
  const csv = stringify({
    header: true,
    columns: [...columns],
    escape_formulas: true,
    bom: true,
    record_delimiter: 'windows',
  });
  const written = (async () => {
    for await (const piece of csv) await write(out, String(piece));
  })();
  for await (const record of records) if (!csv.write(record)) await once(csv, 'drain');
  csv.end();
  await written;
};

const writers = { table: writeTable, csv: writeCsv, json: writeJson } as const satisfies Record<
  Format,
  (records: Records, out: Writable) => Promise<void>
>;

/** Writes leads in a format, as they come. */
export const writeRecords = (format: Format, records: Records, out: Writable): Promise<void> =>
  writers[format](records, out);
