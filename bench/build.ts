/**
 * How long the build takes and how much memory it needs: from nothing, when one city has changed, and with four and
 * sixteen times as many cities. Every build runs in a copy of the repository with an empty cache of its own.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { cityIndex } from '../content/city-index.ts';
import { addCities } from './more-cities.ts';
import type { BenchPart, Row } from './part.ts';

const root = dirname(import.meta.dirname);
const notCopied = new Set(['node_modules', 'dist', 'dist.new', '.git', '.cache', 'data']);

/** What one build said of itself. */
interface Build {
  readonly seconds: number;
  /** All but share images and compression: content checks, bundle, every page, its checks and its Markdown, aliases. */
  readonly pagesSeconds: number;
  /** The most memory of all its processes at one time. */
  readonly megabytes: number;
  readonly addresses: number;
}

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The build did not say ${pattern}:\n${text}`);
  return Number(found);
};

const build = (folder: string, ...args: readonly string[]): Build => {
  const said = execFileSync(process.execPath, [join(folder, 'build', 'build.ts'), ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const steps = [...(/^Steps: .+$/m.exec(said)?.[0] ?? '').matchAll(/([a-zA-Z ]+) ([\d.]+) s(?=[,.])/g)];
  if (steps.length === 0) throw new Error(`The build did not say how long its steps took:\n${said}`);
  return {
    seconds: numberIn(said, / in ([\d.]+) s /),
    pagesSeconds: steps
      .filter(([, step]) => !step?.includes('compression'))
      .reduce((sum, [, , time]) => sum + Number(time), 0),
    megabytes: numberIn(said, /(\d+) MB at most/),
    // The Not Found page has none of its own.
    addresses: numberIn(said, /Built (\d+) pages/) - 1 + numberIn(said, /(\d+) aliases/),
  };
};

const inCopy = <T>(work: (folder: string) => T): T => {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Changes a word that stands on all pages of the city. */
const changeCity = (folder: string): void => {
  const file = join(folder, 'content', 'cities', 'erode.ts');
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(/(serviceAreas: \[\s*)'([^']+)'/, "$1'$2 town'");
  if (changed === text) throw new Error(`${file}: has no service areas to change`);
  writeFileSync(file, changed);
};

const trialOf = (cities: number): Build => {
  console.log(`  ${cities} cities ...`);
  return inCopy((folder) => {
    addCities(folder, cities);
    return build(folder, '--trial');
  });
};

const seconds = (value: number): string => `${value.toFixed(1)} s`;

const timeRow = (what: string, value: number, limit: number): Row => ({
  what,
  ours: seconds(value),
  peer: '',
  ratio: '',
  aim: `at most ${limit} s`,
  met: value <= limit,
});

const memoryRow = (what: string, value: number, limit: number): Row => ({
  what,
  ours: `${value} MB`,
  peer: '',
  ratio: '',
  aim: `under ${limit} MB`,
  met: value < limit,
});

const growthRow = (cities: number, { pagesSeconds, megabytes, addresses }: Build, limit: number): Row => ({
  what: `${cities} cities, ${addresses} addresses: bundle and render all`,
  ours: `${seconds(pagesSeconds)}, ${((pagesSeconds / addresses) * 1000).toFixed(2)} ms an address, ${megabytes} MB`,
  peer: '',
  ratio: '',
  aim: `under ${limit} MB`,
  met: megabytes < limit,
});

/** The most by which one more address may cost more among many than among few. */
const LINEAR = 1.25;

/** What each further address costs between two sizes, in milliseconds. */
const slope = (few: Build, many: Build): number =>
  ((many.pagesSeconds - few.pagesSeconds) / (many.addresses - few.addresses)) * 1000;

const run = async (): Promise<readonly Row[]> => {
  const [few, more, most] = [cityIndex.length, 4 * cityIndex.length, 16 * cityIndex.length] as const;
  console.log('  from an empty cache, then with one city changed ...');
  const [clean, changed] = inCopy((folder) => {
    const first = build(folder);
    changeCity(folder);
    return [first, build(folder)] as const;
  });
  const small = trialOf(few);
  const middle = trialOf(more);
  const large = trialOf(most);
  const [among, beyond] = [slope(small, middle), slope(middle, large)];
  return [
    timeRow(`bundle and render all ${clean.addresses} addresses from an empty cache`, clean.pagesSeconds, 6),
    memoryRow('most memory of that build', clean.megabytes, 700),
    timeRow('with share images, brotli 11 and gzip, from an empty cache', clean.seconds, 30),
    timeRow('the same when one city has changed', changed.seconds, 8),
    growthRow(few, small, 700),
    growthRow(more, middle, 1500),
    growthRow(most, large, 1500),
    {
      what: `one more address, ${more} to ${most} cities (against ${few} to ${more})`,
      ours: `${beyond.toFixed(2)} ms`,
      peer: `${among.toFixed(2)} ms`,
      ratio: (beyond / among).toFixed(2),
      aim: `at most ${LINEAR} (linear)`,
      met: beyond / among <= LINEAR,
    },
  ];
};

export const buildPart: BenchPart = { name: 'build', title: 'Build', run };
