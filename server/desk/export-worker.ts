/** Builds the file of an export in a worker thread: it receives rows as messages, and sends the file after a null. */
import { parentPort, workerData } from 'node:worker_threads';
import writeExcelFile from 'write-excel-file/node';
import { INDIA_AHEAD_MS } from '../../src/office/indian-time.ts';
import { BYTE_ORDER_MARK, writeCsv } from '../../src/text/csv.ts';
import type { ExportCell, ExportFormat, ExportJob } from './export.ts';

type Row = readonly ExportCell[];

const { format, columns } = workerData as ExportJob;

/** Excel and CSV know no time zones: the clock of India is written as if it were UTC. */
const onClock = (at: number): Date => new Date(at + INDIA_AHEAD_MS);

/** Excel reads `_x0041_` in a text as the letter A, so the first sign of such a text is written as its own code. */
const keepCodes = (text: string): string => text.replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_');

const excelCell = (cell: ExportCell) => {
  if (cell === null) return null;
  // A text is never run as a formula, and a telephone number keeps its plus sign.
  if (typeof cell === 'string') return { value: keepCodes(cell), type: String };
  if ('at' in cell) return { value: onClock(cell.at), type: Date, format: 'dd mmm yyyy hh:mm' };
  return { value: new Date(`${cell.on}T00:00Z`), type: Date, format: 'dd mmm yyyy' };
};

const columnName = (index: number): string => {
  const rest = Math.floor(index / 26);
  return (rest > 0 ? columnName(rest - 1) : '') + String.fromCharCode(65 + (index % 26));
};

/** Adds the arrows by which Excel filters and sorts (ECMA-376, part 1, 18.3.1.2). */
const filtered = (rows: number) => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string): string =>
          xml.replace(
            '</sheetData>',
            `</sheetData><autoFilter ref="A1:${columnName(columns.length - 1)}${rows + 1}"/>`,
          ),
      },
    },
  },
});

const csvCell = (cell: ExportCell): string => {
  if (cell === null || typeof cell === 'string') return cell ?? '';
  return 'at' in cell ? onClock(cell.at).toISOString().slice(0, 16).replace('T', ' ') : cell.on;
};

const write = {
  csv: async (rows: readonly Row[]): Promise<Uint8Array> =>
    new TextEncoder().encode(
      BYTE_ORDER_MARK + writeCsv([columns.map(({ heading }) => heading), ...rows.map((row) => row.map(csvCell))]),
    ),
  xlsx: async (rows: readonly Row[]): Promise<Uint8Array> =>
    new Uint8Array(
      await writeExcelFile(
        [
          columns.map(({ heading }) => ({ value: heading, type: String, fontWeight: 'bold' as const })),
          ...rows.map((row) => row.map(excelCell)),
        ],
        { columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 },
        { features: [filtered(rows.length)] },
      ).toBuffer(),
    ),
} as const satisfies Record<ExportFormat, (rows: readonly Row[]) => Promise<Uint8Array>>;

const received: Row[] = [];
parentPort?.on('message', async (rows: readonly Row[] | null) => {
  if (rows !== null) received.push(...rows);
  else parentPort?.postMessage(await write[format](received));
});
