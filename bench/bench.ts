/**
 * `npm run bench`: measures the site and its server, prints a table and writes it to `docs/benchmarks.md`.
 * `npm run bench -- serving leads` measures only these parts; the others keep their last figures.
 */
import { type BenchPart, type PartName, partNames } from './part.ts';
import { keepResults, readResults } from './results.ts';
import { printTable } from './table.ts';

/** Each part is imported when it runs, so that a missing tool stops only that part. */
const parts = {
  serving: async () => (await import('./serving.ts')).serving,
  leads: async () => (await import('./leads.ts')).leads,
  build: async () => (await import('./build.ts')).buildPart,
  paint: async () => (await import('./paint.ts')).paint,
  script: async () => (await import('./script.ts')).script,
  navigation: async () => (await import('./navigation.ts')).navigation,
} satisfies Record<PartName, () => Promise<BenchPart>>;

const isPart = (name: string): name is PartName => Object.hasOwn(parts, name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part "${unknown.join('", "')}". Parts: ${partNames.join(', ')}`);
  process.exit(1);
}

let failed = false;
for (const name of asked.length > 0 ? asked.filter(isPart) : partNames) {
  try {
    const part = await parts[name]();
    console.log(`\n${part.title} ...`);
    await keepResults(name, part.title, await part.run());
  } catch (error) {
    failed = true;
    console.error(`The part "${name}" failed and keeps its last figures.`, error);
  }
}
printTable(await readResults());
process.exit(failed ? 1 : 0);
