/** How long the build takes without a cache, and how much memory it needs. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { median } from './statistics.ts';

const root = dirname(import.meta.dirname);
const notCopied = new Set(['node_modules', 'dist', 'dist.builds', '.git', '.cache', 'data']);

const ROUNDS = 3;

/** The aims: seconds, MB. */
const SECONDS = 6;
const MEGABYTES = 700;

interface Build {
  readonly seconds: number;
  readonly megabytes: number;
}

const numberIn = (text: string, pattern: RegExp): number => {
  const found = pattern.exec(text)?.[1];
  if (found === undefined) throw new Error(`The build did not say ${pattern}:\n${text}`);
  return Number(found);
};

/** Builds in a copy of the repository without a cache, and without share images and compression. */
const buildFromNothing = (): Build => {
  const folder = mkdtempSync(join(tmpdir(), 'build-bench-'));
  try {
    cpSync(root, folder, { recursive: true, filter: (path) => !notCopied.has(basename(path)) });
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    const said = execFileSync(process.execPath, [join(folder, 'build', 'build.ts'), '--trial'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    return {
      seconds: numberIn(said, / in ([\d.]+) s /),
      megabytes: numberIn(said, /(\d+) MB at most/),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const run = async (): Promise<readonly Row[]> => {
  const builds = Array.from({ length: ROUNDS }, buildFromNothing);
  const seconds = median(builds.map((build) => build.seconds));
  const megabytes = Math.max(...builds.map((build) => build.megabytes));
  return [
    ownRow('bundle, render and check all from nothing', `${seconds} s`, `at most ${SECONDS} s`, seconds <= SECONDS),
    ownRow('most memory of that', `${megabytes} MB`, `under ${MEGABYTES} MB`, megabytes < MEGABYTES),
  ];
};

export const buildPart: BenchPart = { name: 'build', title: `Build (median of ${ROUNDS})`, run };
