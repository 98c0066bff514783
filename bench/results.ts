import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machine } from './machine.ts';
import { type PartName, partNames, type Result, type Results, type Row } from './part.ts';
import { markdown } from './table.ts';

const RESULTS = join(import.meta.dirname, 'results.json');
const REPORT = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');

/** The report's later sections are written by hand and stay as they are. */
const byHand = (report: string): string => {
  const start = report.indexOf('\n## ');
  return start === -1 ? '' : report.slice(start);
};

/** Reads the kept results; none when the bench has never run. */
export const readResults = async (): Promise<Results> => {
  const all: Results = JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}'));
  return Object.fromEntries(partNames.flatMap((part) => (all[part] ? [[part, all[part]]] : [])));
};

/** Keeps what a part has measured, in place of its last result, and writes the report's table anew. */
export const keepResults = async (name: PartName, title: string, rows: readonly Row[]): Promise<void> => {
  const now: Result = { title, measuredOn: new Date().toISOString().slice(0, 10), machine: machine(), rows };
  await writeFile(RESULTS, `${JSON.stringify({ ...(await readResults()), [name]: now }, null, 2)}\n`);
  const report = await readFile(REPORT, 'utf8').catch(() => '');
  await writeFile(REPORT, markdown(await readResults()) + byHand(report));
};
