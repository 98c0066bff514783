import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { findProgram } from './peers/debian.ts';
import { LOAD_CORE, pinned } from './processes.ts';

const run = promisify(execFile);

/** Open connections; each sends the next request as soon as it has its answer. */
export const CONNECTIONS = 64;

const resultSchema = z.object({
  requests: z.number(),
  seconds: z.number(),
  /** Requests without an answer, or with a status above 399. */
  failed: z.number(),
});
export type LoadResult = Readonly<z.infer<typeof resultSchema>>;

/** Sends requests as fast as they are answered, for so many seconds. */
export type Load = (origin: string, encoding: string, seconds: number) => Promise<LoadResult>;

/**
 * Prepares a load test with wrk.
 * @param file where the list of paths is written for it
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
    return resultSchema.parse(JSON.parse(stdout.trim().split('\n').at(-1) ?? ''));
  };
};
