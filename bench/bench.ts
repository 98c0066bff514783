/** `npm run bench [-- serving leads]`: measures all parts, or these; bench/results.md keeps the rows of the others. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, release, totalmem, type } from 'node:os';
import { join } from 'node:path';
import type { Row } from './row.ts';

/** Each part is imported when it runs, so that a missing tool stops only that part. */
const parts = {
  serving: async () => (await import('./serving.ts')).serving(),
  leads: async () => (await import('./leads.ts')).leads(),
  paint: async () => (await import('./paint.ts')).paint(),
  scripts: async () => (await import('./scripts.ts')).scripts(),
  moves: async () => (await import('./moves.ts')).moves(),
} satisfies Record<string, () => Promise<readonly Row[]>>;

const isPart = (name: string): name is keyof typeof parts => Object.hasOwn(parts, name);

const report = join(import.meta.dirname, 'results.md');

const line = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const machine = (): string => {
  const cores = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return `${cores[0]?.model.trim() ?? 'unknown processor'}, ${cores.length} cores, ${memory}, ${type()} ${release().split('-')[0]}, Node ${process.versions.node}`;
};

/** Writes the rows of a part in place of its earlier ones: those from its title on, to the next part or the end. */
const keep = (name: keyof typeof parts, rows: readonly Row[]): void => {
  const text = readFileSync(report, 'utf8');
  const day = new Date().toISOString().slice(0, 10);
  const block = [
    line([`**${name}**`, day, machine(), '', '', '']),
    ...rows.map(({ what, ours, peer = '', ratio = '', aim = '', met }) =>
      line([what, ours, peer, ratio, aim, met ? 'yes' : 'no']),
    ),
  ].join('\n');
  const old = new RegExp(`^\\| \\*\\*${name}\\*\\* (?:.*\n)(?:\\| (?!\\*\\*).*\n)*`, 'm');
  if (!old.test(text)) throw new Error(`bench/results.md has no row **${name}**`);
  writeFileSync(
    report,
    text.replace(old, () => `${block}\n`),
  );
  console.log(`${block}\n`);
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`Unknown part "${unknown.join('", "')}". Use ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}

let failed = false;
for (const name of (asked.length > 0 ? asked : Object.keys(parts)).filter(isPart)) {
  try {
    console.log(`\n${name} ...`);
    keep(name, await parts[name]());
  } catch (error) {
    failed = true;
    console.error(`The part "${name}" failed and keeps its last figures.`, error);
  }
}
process.exit(failed ? 1 : 0);
