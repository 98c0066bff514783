/** Writes enquiries into files for a spreadsheet; a worker thread builds the file, so that pages do not wait for it. */
import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { type DeskField, deskFields, isLong, labelField } from '../../src/desk/fields.ts';
import { joinReasons, nameCity, staffName, statusWord, whoWords } from '../../src/desk/lead-words.ts';
import type { Edition } from '../../src/edition/edition.ts';
import type { Lead, LeadEvent } from '../../src/forms/lead.ts';
import { answerDue } from '../../src/office/answer-due.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../src/text/csv.ts';

export const CSV_TYPE = 'text/csv; charset=utf-8';

/** Beyond this many rows, an office chooses a month. */
export const MAX_EXPORT_ROWS = 20_000;

/** The server answers other requests between two of these. */
const ROWS_PER_STEP = 100;

const types = {
  csv: CSV_TYPE,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type ExportFormat = keyof typeof types;

/** A text, a moment in milliseconds, or a day (ISO date, in India); null for an empty cell. */
export type ExportCell = string | { readonly at: number } | { readonly on: string } | null;

export interface ExportColumn {
  readonly heading: string;
  /** The width is counted in characters, as Excel does. */
  readonly width: number;
}

/** The data that the worker thread needs before the rows come. */
export interface ExportJob {
  readonly format: ExportFormat;
  readonly columns: readonly ExportColumn[];
}

/** An enquiry with its notes. */
export interface ExportedLead {
  readonly lead: Lead;
  readonly notes: readonly Pick<LeadEvent, 'who' | 'note'>[];
}

/**
 * Returns a telephone number in groups of digits: a spreadsheet takes digits in a row for an amount and rounds them, and takes
 * the hyphens of `+91-98765-43210` for minus signs. What is more than one number stays as it was typed.
 */
const writePhone = (phone: string): string =>
  /^[+\d\s().-]+$/.test(phone)
    ? phone
        .replace(/[\s().-]+/g, ' ')
        .trim()
        .replace(/^(\+?\d*?)(\d{5})(\d{5})$/, '$1 $2 $3')
        .trim()
    : phone;

interface LeadColumn extends ExportColumn {
  readonly cell: (exported: ExportedLead, now: number) => ExportCell;
}

const moment = (at: number | null): ExportCell => (at === null ? null : { at });

const columnsIn = (edition: Edition, members: readonly string[]): readonly LeadColumn[] => {
  const { desk, officeHours } = edition;
  const { rows: names } = desk.enquiry;
  const text = (heading: string, cell: (lead: Lead, now: number) => string | null, width = 22): LeadColumn => ({
    heading,
    width,
    cell: ({ lead }, now) => cell(lead, now),
  });
  const time = (heading: string, at: (lead: Lead) => number | null): LeadColumn => ({
    heading,
    width: 18,
    cell: ({ lead }) => moment(at(lead)),
  });
  const answer = (field: DeskField): LeadColumn =>
    text(
      labelField(edition, field),
      (lead) => (field.kind === 'phone' ? writePhone(lead[field.name] ?? '') : lead[field.name]),
      isLong(field) ? 60 : 22,
    );
  const who = (name: string): string => (members.includes(name) ? staffName(members, name) : whoWords(edition, name));
  return [
    time(names.received, ({ receivedAt }) => receivedAt),
    text(names.reference, ({ reference }) => reference),
    ...deskFields.filter((field) => !isLong(field)).map(answer),
    text(desk.list.city, (lead) => nameCity(edition, lead)),
    text(desk.list.language, ({ language }) => desk.enquiry.languages[language]),
    text(desk.export.state, (lead, now) => statusWord(edition, lead, now)),
    text(desk.enquiry.holder, ({ takenBy }) => takenBy && who(takenBy)),
    time(names.promised, ({ state, receivedAt }) => (state === 'new' ? answerDue(receivedAt, officeHours) : null)),
    time(names.answered, ({ answeredAt }) => answeredAt),
    text(desk.export.answeredBy, ({ answeredBy }) => answeredBy && who(answeredBy)),
    {
      heading: desk.enquiry.callAgain,
      width: 14,
      cell: ({ lead }) => (lead.callOn === null ? null : { on: lead.callOn }),
    },
    text(desk.enquiry.outcome, ({ outcome }) => outcome),
    text(names.reasons, (lead) => joinReasons(edition, lead), 30),
    text(names.page, ({ page }) => page, 30),
    ...deskFields.filter(isLong).map(answer),
    {
      heading: desk.export.notes,
      width: 60,
      cell: ({ notes }) => notes.map((each) => `${who(each.who)}: ${each.note ?? ''}`).join('\n'),
    },
  ];
};

/** Returns a table as the text of a CSV file for Excel. */
export const writeTable = (columns: readonly string[], rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + writeCsv([columns, ...rows]);

/** Reads a step of the enquiries that are exported. */
export type ReadStep = (from: number, size: number) => Promise<readonly ExportedLead[]>;

/**
 * Returns what writes enquiries into a file of a format.
 * @param members addresses of the staff
 */
export const createExporter = (edition: Edition, members: readonly string[]) => {
  const columns = columnsIn(edition, members);
  const job = { columns: columns.map(({ heading, width }) => ({ heading, width })) };
  return {
    types,
    /** @throws whatever the database or the worker throws */
    async write(format: ExportFormat, count: number, read: ReadStep, now: number): Promise<Buffer> {
      const worker = new Worker(new URL('./export-worker.ts', import.meta.url), {
        workerData: { ...job, format } satisfies ExportJob,
      });
      try {
        const written = once(worker, 'message');
        // A fault of the worker while rows are read would end the process if nobody listened.
        written.catch(() => undefined);
        for (let from = 0; from < count; from += ROWS_PER_STEP) {
          const step = await read(from, ROWS_PER_STEP);
          worker.postMessage(step.map((each) => columns.map(({ cell }) => cell(each, now))));
          // SQLite answers without leaving the turn of the event loop, so requests would wait for all steps.
          await nextTurn();
        }
        worker.postMessage(null);
        const [file] = (await written) as [Uint8Array];
        return Buffer.from(file.buffer, file.byteOffset, file.byteLength);
      } finally {
        await worker.terminate();
      }
    },
  } as const;
};
