import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { compileCacheEnv } from '../../support/compile-cache.ts';

const root = dirname(dirname(dirname(import.meta.dirname)));

const MAIN = join(root, 'server', 'main.ts');
const PROBE = join(import.meta.dirname, 'probe.ts');

export type Env = Readonly<Record<string, string>>;

/** Sets the clock of a server so many milliseconds apart from the real one. */
export interface Order {
  readonly shift: number;
}

interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
}

interface Options {
  readonly probe?: boolean;
  readonly descriptors?: number;
}

/** The real server in a process of its own. */
export interface ServerProcess {
  readonly origin: string;
  readonly port: number;
  readonly child: ChildProcess;
  readonly ended: Promise<Ending>;
  output(): string;
  ask(order: Order): Promise<void>;
  /** Ends the server as a power cut would. @throws Error when it had ended by itself, as after an uncaught exception */
  kill(): Promise<void>;
}

const running = new Set<ChildProcess>();

const launch = (env: Env, { probe = false, descriptors }: Options) => {
  const { FIRM_DIR, SITE_DIR } = process.env;
  const command = [process.execPath, ...(probe ? ['--import', PROBE] : []), MAIN];
  const [program = '', ...args] =
    descriptors === undefined ? command : ['sh', '-c', `ulimit -n ${descriptors}; exec "$@"`, 'sh', ...command];
  const child = spawn(program, args, {
    cwd: root,
    env: {
      PATH: process.env.PATH ?? '',
      ...compileCacheEnv,
      FIRM_DIR,
      SITE_DIR,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'error',
      // Limits have tests of their own; here every post is to reach the store.
      MAX_EVENT_LOOP_DELAY: '0',
      RATE_LIMIT_ADDRESS: '0',
      RATE_LIMIT_FORM: '0',
      ...env,
    },
    stdio: probe ? ['ignore', 'pipe', 'pipe', 'ipc'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece: Buffer) => pieces.push(piece));
  const output = (): string => Buffer.concat(pieces).toString();
  const ended = once(child, 'close').then(([code, signal]): Ending => {
    running.delete(child);
    return { code, signal, output: output() };
  });
  return { child, ended, output };
};

/**
 * Starts the server and waits until it listens.
 * @throws Error with what it wrote, when it ends instead
 */
export const startServer = async (env: Env, options: Options = {}): Promise<ServerProcess> => {
  const { child, ended, output } = launch(env, options);
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const found = /served on http:\/\/localhost:(\d+)/.exec(output())?.[1];
      if (found) resolve(Number(found));
    });
    void ended.then(({ code, signal }) =>
      reject(new Error(`The server ended at its start (${signal ?? code}): ${output()}`)),
    );
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    child,
    ended,
    output,
    async ask(order) {
      child.send(order);
      await once(child, 'message');
    },
    async kill() {
      if (child.exitCode !== null) throw new Error(`The server had ended by itself: ${output()}`);
      child.kill('SIGKILL');
      await ended;
    },
  };
};

/**
 * Expects that a server does not start but ends with code 1 and one line; it is ended when it does neither for a minute.
 * @returns the line
 */
export const findRefusal = async (env: Env): Promise<string> => {
  const { child, ended, output } = launch(env, {});
  child.stdout?.on('data', () => output().includes('served on') && child.kill('SIGKILL'));
  const late = setTimeout(() => child.kill('SIGKILL'), 60_000);
  const { code } = await ended;
  clearTimeout(late);
  expect([code, output()]).toEqual([1, expect.stringMatching(/^The server cannot start\. [^\n]+\n$/)]);
  return output();
};

/** Ends what a failed test left. */
export const killAll = (): void => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
};
