/** Servers as processes of their own, bound to a core; the load comes from the other one. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../tests/support/ports.ts';

const SERVER_CORE = '0';
const LOAD_CORE = '1';

export const canPin = spawnSync('taskset', ['--version']).status === 0;

/** Binds this process to the core of the load, so that it does not disturb the server. */
export const pinSelf = (): void => {
  if (canPin) execFileSync('taskset', ['-apc', LOAD_CORE, String(process.pid)], { stdio: 'ignore' });
};

/** Makes a folder that is removed when this process ends. */
export const scratchFolder = (parent = tmpdir()): string => {
  const folder = mkdtempSync(join(parent, 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a program on the server's core; it ends with this process at the latest. @throws Error when it ends or does
 * not answer within half a minute
 */
export const startServer = async (
  port: number,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer> => {
  const [program = command, ...line] = [...(canPin ? ['taskset', '-c', SERVER_CORE] : []), command, ...args];
  const child = spawn(program, line, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } });
  process.once('exit', () => child.kill());
  const origin = `http://127.0.0.1:${port}`;
  const stop = async (): Promise<void> => {
    child.kill();
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 300 && child.exitCode === null && child.pid; tries++) {
    const response = await fetch(origin).catch(() => null);
    await response?.arrayBuffer();
    if (response) return { origin, stop };
    await sleep(100);
  }
  throw new Error(`${command} did not start`);
};

/** Starts the server as `npm start` does, without limits on posts. */
export const startOurs = async (dataDir: string): Promise<RunningServer> => {
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
  });
};
