import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { machine } from './machine.ts';
import { type PartName, partNames, type Result, type Results, type Row } from './part.ts';
import { markdown } from './table.ts';

const RESULTS = join(import.meta.dirname, 'results.json');
const REPORT = join(import.meta.dirname, '..', 'docs', 'benchmarks.md');

/** Reads the kept results; none when the bench has never run. */
export const readResults = async (): Promise<Results> => {
  const text = await readFile(RESULTS, 'utf8').catch(() => '{}');
  return JSON.parse(text);
};

/** Keeps what a part has measured, in place of its last result, and writes the report anew. */
export const keepResults = async (name: PartName, title: string, rows: readonly Row[]): Promise<void> => {
  const before = await readResults();
  const now: Result = { title, measuredOn: new Date().toISOString().slice(0, 10), machine: machine(), rows };
  const all = { ...before, [name]: now };
  const sorted: Results = Object.fromEntries(partNames.flatMap((part) => (all[part] ? [[part, all[part]]] : [])));
  await writeFile(RESULTS, `${JSON.stringify(sorted, null, 2)}\n`);
  await writeFile(REPORT, markdown(sorted));
};
