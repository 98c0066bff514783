/**
 * `npm run test:faults`: every fault at full length, then one table of what was tried and what held. Exits with 1 when
 * anything did not hold, or when it all takes longer than `--minutes` (15).
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** The part of Vitest's JSON report that the table needs. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly meta: { readonly tried?: string };
    }[];
  }[];
}

/**
 * The faults of their own, and those that are tested beside the code; two runs side by side, because each mostly waits
 * for servers to start.
 */
const runs: readonly (readonly string[])[] = [
  ['tests/faults/kill.test.ts'],
  [
    'tests/faults',
    '--exclude=tests/faults/kill.test.ts',
    'server/submissions/disk.test.ts',
    'server/submissions/form-body.test.ts',
    'server/outbox',
  ],
];

const held: ReadonlyMap<string, string> = new Map([
  ['passed', 'yes'],
  ['failed', 'NO'],
]);

const rowsOf = (report: Report): string[][] =>
  report.testResults.flatMap(({ name, message, assertionResults }) =>
    assertionResults.length === 0
      ? [[name, message, 'NO', '']]
      : assertionResults.map(({ ancestorTitles, title, status, duration, meta }) => [
          [...ancestorTitles, title].join(': '),
          meta.tried ?? '',
          held.get(status) ?? 'not tried here',
          duration === undefined ? '' : (duration / 1000).toFixed(1),
        ]),
  );

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '15' } } });
const began = performance.now();
const limit = AbortSignal.timeout(Number(values.minutes) * 60_000);
const folder = mkdtempSync(join(tmpdir(), 'faults-'));

/** Runs some of the files; null when the time is up. */
const run = async (files: readonly string[], index: number): Promise<string[][] | null> => {
  const file = join(folder, `report-${index}.json`);
  const args = ['run', ...files, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const child = spawn('vitest', args, { stdio: 'inherit', env: { ...process.env, FAULTS: 'full' } });
  const stop = (): void => void child.kill('SIGTERM');
  limit.addEventListener('abort', stop);
  await once(child, 'close');
  return limit.aborted && !existsSync(file) ? null : rowsOf(JSON.parse(readFileSync(file, 'utf8')) as Report);
};

const results = await Promise.all(runs.map(run));
const rows = results.flatMap((each) => each ?? []);
const table = [['fault', 'tried', 'held', 's'], ['---', '---', '---', '---'], ...rows];
console.log(`\n${table.map(line).join('\n')}`);
const count = (what: string): number => rows.filter(([, , answer]) => answer === what).length;
const minutes = ((performance.now() - began) / 60_000).toFixed(1);
console.log(
  `\n${count('yes')} held, ${count('NO')} did not, ${count('not tried here')} not tried here; ${minutes} minutes.`,
);
const late = results.includes(null);
if (late) console.error(`Not everything was tried: ${values.minutes} minutes were over.`);
rmSync(folder, { recursive: true });
process.exit(late || count('NO') > 0 || count('yes') === 0 ? 1 : 0);
