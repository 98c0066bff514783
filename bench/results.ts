import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machine } from './machine.ts';
import { type PartName, type Result, type Results, type Row, resultsSchema } from './part.ts';
import { markdown } from './table.ts';

const RESULTS = join(import.meta.dirname, 'results.json');
const REPORT = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');

/** Reads the last results; none when the bench has never run. */
export const readResults = async (): Promise<Results> =>
  resultsSchema.parse(JSON.parse(await readFile(RESULTS, 'utf8').catch(() => '{}')));

/** Stores what a part has measured, in place of its last result, and writes the table of the report again. */
export const keepResults = async (name: PartName, title: string, rows: readonly Row[]): Promise<void> => {
  const now: Result = { title, measuredOn: new Date().toISOString().slice(0, 10), machine: machine(), rows: [...rows] };
  await writeFile(RESULTS, `${JSON.stringify({ ...(await readResults()), [name]: now }, null, 2)}\n`);
  await writeFile(REPORT, markdown(await readResults()));
};
