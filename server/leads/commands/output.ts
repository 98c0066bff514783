import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { FieldKind } from '../../../src/forms/field.ts';
import { answersIn, byField, fieldNames } from '../../../src/forms/forms.ts';
import { enquiryWordsAt } from '../../../src/site/enquiry.ts';
import type { Lead } from '../store/schema.ts';
import type { Format } from './arguments.ts';

const iso = (time: number): string => new Date(time).toISOString();
const isoOrNull = (time: number | null): string | null => (time === null ? null : iso(time));

/** A lead as the staff see it. */
export const fullRecord = (lead: Lead, unsubscribeUrl: string | null) => ({
  id: lead.id,
  reference: lead.reference,
  receivedAt: iso(lead.received_at),
  form: lead.form,
  state: lead.state,
  reasons: lead.reasons,
  ...answersIn(lead),
  /** The service and the city that the sender came for, by the address of the page. */
  about: enquiryWordsAt(lead.page),
  page: lead.page,
  referrer: lead.referrer,
  userAgent: lead.user_agent,
  clientTime: lead.client_time,
  repeats: lead.repeats,
  lastReceivedAt: iso(lead.last_received_at),
  language: lead.language,
  answeredAt: isoOrNull(lead.answered_at),
  answeredBy: lead.answered_by,
  withdrawnAt: isoOrNull(lead.withdrawn_at),
  confirmedAt: isoOrNull(lead.confirmed_at),
  unsubscribedAt: isoOrNull(lead.unsubscribed_at),
  unsubscribeUrl,
});

export type LeadRecord = ReturnType<typeof fullRecord>;

/** The columns of an export, in their order: what browsers call themselves is for machines, and stands in the JSON. */
const columns = [
  'id',
  'reference',
  'receivedAt',
  'form',
  'state',
  'reasons',
  ...fieldNames,
  'about',
  'page',
  'referrer',
  'clientTime',
  'repeats',
  'lastReceivedAt',
  'language',
  'answeredAt',
  'answeredBy',
  'withdrawnAt',
  'confirmedAt',
  'unsubscribedAt',
  'unsubscribeUrl',
] as const satisfies readonly (keyof LeadRecord)[];

const initial = (text: string): string => `${[...text][0] ?? ''}…`;

const maskEmail = (email: string): string => {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return `${initial(email)}@${initial(domain)}${domain.slice(domain.lastIndexOf('.'))}`;
};

const maskPhone = (phone: string): string => `…${phone.slice(-2)}`;

/** What masking leaves of an answer, by the kind of its field. */
const masks = {
  line: initial,
  email: maskEmail,
  phone: maskPhone,
  choice: (option) => option,
  lines: (text) => `(${[...text].length} characters)`,
} as const satisfies Record<FieldKind, (answer: string) => string>;

const hidden = (value: string | null, mask: (value: string) => string): string | null =>
  value === null ? null : mask(value);

/** A lead from which nobody can be recognised or reached. */
export const maskedRecord = (lead: Lead): LeadRecord => ({
  ...fullRecord(lead, null),
  ...byField((name, kind) => hidden(lead[name], masks[kind])),
  referrer: hidden(lead.referrer, () => '(hidden)'),
  userAgent: hidden(lead.user_agent, () => '(hidden)'),
});

type Records = AsyncIterable<LeadRecord>;

/** Control characters could move the cursor of whoever reads the table. */
const oneLine = (text: string): string => text.replace(/\p{C}+/gu, ' ');

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
