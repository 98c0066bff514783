import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Found, findProgram } from './peers/debian.ts';
import { LOAD_CORE, pinned } from './processes.ts';

const run = promisify(execFile);

/** Open lines, each of which asks again as soon as it has its answer. */
const CONNECTIONS = 64;

/** One request of the list that is sent over and over. */
export interface LoadRequest {
  readonly path: string;
  /** The version that the client holds; empty for none. */
  readonly etag: string;
}

/** What came back. */
export interface LoadResult {
  readonly requests: number;
  readonly seconds: number;
  /** 99 of 100 requests were answered within so many milliseconds. */
  readonly p99: number;
  /** Requests without an answer, or with a status above 399. */
  readonly failed: number;
}

/** Sends requests as fast as they are answered. */
export interface LoadGenerator {
  readonly name: string;
  load(origin: string, requestsFile: string, encoding: string, seconds: number): Promise<LoadResult>;
}

/** Writes a list of requests to a file, for the generator. */
export const writeRequests = (file: string, requests: readonly LoadRequest[]): string => {
  writeFileSync(file, requests.map(({ path, etag }) => `${path}\t${etag}\n`).join(''));
  return file;
};

const lastLine = (text: string): LoadResult => JSON.parse(text.trim().split('\n').at(-1) ?? '');

const runPinned = async (command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<LoadResult> => {
  const { stdout } = await run(...pinned(LOAD_CORE, command, args), { env: { ...process.env, ...env } });
  return lastLine(stdout);
};

const wrk = ({ command, env }: Found): LoadGenerator => ({
  name: 'wrk',
  load: (origin, file, encoding, seconds) =>
    runPinned(
      command,
      [
        ...['--threads', '1', '--connections', String(CONNECTIONS), '--duration', `${seconds}s`, '--latency'],
        ...['--script', join(import.meta.dirname, 'serving-load.lua'), origin, '--', file, encoding],
      ],
      env,
    ),
});

/** Slower than wrk: it may be the bottleneck, which the table then says. */
const autocannon: LoadGenerator = {
  name: 'autocannon',
  load: (origin, file, encoding, seconds) =>
    runPinned(
      process.execPath,
      [
        join(import.meta.dirname, 'serving-autocannon.ts'),
        origin,
        file,
        encoding,
        String(seconds),
        String(CONNECTIONS),
      ],
      {},
    ),
};

/** The best generator that can be had here. */
export const findGenerator = (): LoadGenerator => {
  const found = findProgram('wrk');
  return found ? wrk(found) : autocannon;
};
