import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findProgram } from './peers/debian.ts';
import { LOAD_CORE, pinned } from './processes.ts';

const run = promisify(execFile);

/** Open lines, each of which asks again as soon as it has its answer. */
export const CONNECTIONS = 64;

/** What came back. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** Requests without an answer, or with a status above 399. */
  readonly failed: number;
}

/** Sends requests as fast as they are answered, for so many seconds. */
export type Load = (origin: string, encoding: string, seconds: number) => Promise<LoadResult>;

/**
 * Prepares the load of a list of addresses, by wrk.
 * @param file where the list is kept for it
 * @throws Error when wrk is not installed and cannot be fetched from Debian
 */
export const loadOf = (paths: readonly string[], file: string): Load => {
  const wrk = findProgram('wrk');
  if (!wrk) throw new Error('wrk is not installed and could not be fetched from Debian');
  writeFileSync(file, paths.map((path) => `${path}\n`).join(''));
  const script = join(import.meta.dirname, 'serving-load.lua');
  return async (origin, encoding, seconds) => {
    const args = ['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`];
    const { stdout } = await run(
      ...pinned(LOAD_CORE, wrk.command, [...args, '--script', script, origin, '--', file, encoding]),
      { env: { ...process.env, ...wrk.env } },
    );
    return JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  };
};
