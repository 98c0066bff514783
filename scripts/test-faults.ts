/**
 * `npm run test:more -- faults`: runs the fault tests with small counts and prints a table of results. `-- --full` runs them at
 * full length, `-- --write` does so and writes the table into tests/faults/README.md, `-- <files>` runs only those. Exits with 1
 * when a test fails, or when all take longer than `--minutes` (20).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Figures } from '../tests/faults/support/scale.ts';
import { buildIfChanged } from './sources.ts';

/** The part of Vitest's JSON report that the table needs; the figures are those of tests/faults/support/scale.ts. */
const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          status: z.string(),
          meta: z.object({ figures: z.custom<Figures>().optional() }),
        }),
      ),
    }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const held: ReadonlyMap<string, string> = new Map([
  ['passed', 'yes'],
  ['failed', 'NO'],
]);

const columns = ['fault', 'times', 'acknowledged', 'missing', 'twice', 'longest answer', 'uncaught', 'held'];

/** Shown for a figure that does not apply to a fault. */
const NONE = '–';

const count = (value: number | undefined): string => value?.toLocaleString('en') ?? NONE;

const cellsOf = (title: string, figures: Figures | undefined, answer: string): string[] => [
  figures?.done ?? title,
  count(figures?.times),
  count(figures?.acknowledged),
  count(figures?.missing),
  count(figures?.twice),
  figures?.longest === undefined ? NONE : `${(figures.longest / 1000).toFixed(1)} s`,
  count(figures?.uncaught),
  answer,
];

const titleOf = (ancestors: readonly string[], title: string): string => [...ancestors, title].join(': ');

const rowsOf = (report: Report): string[][] =>
  report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [cellsOf(`${name}: ${message}`, undefined, 'NO')]
      : assertionResults
          // A test without figures is in the table only when it fails or was not run.
          .filter(({ status, meta }) => meta.figures || status !== 'passed')
          .map(({ ancestorTitles, title, status, meta }) =>
            cellsOf(titleOf(ancestorTitles, title), meta.figures, held.get(status) ?? 'not tried here'),
          ),
  );

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

const doc = join(import.meta.dirname, '..', 'tests', 'faults', 'README.md');
const marks = ['<!-- sheet -->', '<!-- end of sheet -->'] as const;

/** Replaces the table in tests/faults/README.md. */
const writeSheet = (text: string): void => {
  const [before = '', rest = ''] = readFileSync(doc, 'utf8').split(marks[0]);
  const [, after = ''] = rest.split(marks[1]);
  const { model = 'unknown processor' } = cpus()[0] ?? {};
  const day = new Date().toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const where = `${day}, ${cpus().length} cores (${model.trim()}), Node ${process.version}.`;
  writeFileSync(doc, `${before}${marks[0]}\n${where}\n\n${text}\n${marks[1]}${after}`);
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '20' },
    full: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const full = values.full || values.write;
const began = performance.now();
const limit = AbortSignal.timeout(Number(values.minutes) * 60_000);
const folder = mkdtempSync(join(tmpdir(), 'faults-'));

/** Runs the tests; null when the time is up. */
const run = async (): Promise<string[][] | null> => {
  const file = join(folder, 'report.json');
  const args = [
    'run',
    '--project=faults',
    ...positionals,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, FAULTS: full ? 'full' : 'short' } });
  const stop = (): void => void child.kill('SIGTERM');
  limit.addEventListener('abort', stop);
  await once(child, 'close');
  return limit.aborted && !existsSync(file) ? null : rowsOf(reportSchema.parse(JSON.parse(readFileSync(file, 'utf8'))));
};

await buildIfChanged();
const results = await run();
const late = results === null;
const rows = results ?? [];
const answered = (what: string): number => rows.filter((cells) => cells.at(-1) === what).length;
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
const sum = `${answered('yes')} held, ${answered('NO')} did not, ${answered('not tried here')} not tried here; ${minutes} minutes.`;
const sheet = `${[columns, columns.map(() => '---'), ...rows].map(line).join('\n')}\n\n${sum}`;
console.log(`\n${sheet}`);
if (late) console.error(`Not everything was tried: ${values.minutes} minutes were over.`);
else if (values.write) writeSheet(sheet);
rmSync(folder, { recursive: true });
process.exit(late || answered('NO') > 0 || answered('yes') === 0 ? 1 : 0);
