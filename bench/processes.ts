import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The core of the measured server, and the core of everything else. */
const SERVER_CORE = 0;
const LOAD_CORE = 1;

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Whether processes can be bound to a core on this machine. */
export const canPin = (): boolean => hasTaskset;

/** A command bound to one core; the command itself where that is not possible. */
const pinned = (core: number, command: string, args: readonly string[]): [string, string[]] =>
  hasTaskset ? ['taskset', ['-c', String(core), command, ...args]] : [command, [...args]];

/** Binds this process to the core of the load, so that it does not disturb the server. */
export const pinSelf = (): void => {
  if (hasTaskset) execFileSync('taskset', ['-apc', String(LOAD_CORE), String(process.pid)], { stdio: 'ignore' });
};

/** A port that nobody listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(timer);
};

/**
 * Starts a server on the server's core and waits until it answers.
 * @throws Error with its error output, when it ends or does not answer within half a minute
 */
export const startServer = async (
  port: number,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> => {
  const child = spawn(...pinned(SERVER_CORE, command, args), {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2000);
  });
  child.on('error', (error) => {
    errors += error.message;
  });
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300 && child.exitCode === null && child.pid; tries++) {
    const answered = await fetch(origin).then(
      (response) => response.arrayBuffer().then(() => true),
      () => false,
    );
    if (answered) return { origin, stop: () => stop(child) };
    await sleep(100);
  }
  await stop(child);
  throw new Error(`${command} did not start: ${errors.trim()}`);
};

/**
 * Our server as a process of its own, as `npm start` runs it, without limits on posts.
 * @param dataDir the folder of its database
 */
export const startOurs = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const port = await freePort();
  return startServer(port, process.execPath, [join(import.meta.dirname, '..', 'server', 'main.ts')], {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_FORM: '0',
    MAX_EVENT_LOOP_DELAY: '0',
    ...env,
  });
};
