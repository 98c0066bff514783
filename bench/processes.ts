import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** The core of the server that is measured, and the core of everything else. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** The kernel's unit of processor time, in a second (`CLK_TCK`; 100 on every Linux of today). */
const TICKS = 100;

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

/** Whether processes can be bound to a core here. */
export const canPin = (): boolean => hasTaskset;

/** The command that runs another one on one core; the same command where that is not possible. */
export const pinned = (core: number, command: string, args: readonly string[]): [string, string[]] =>
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

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

/** A process and those that it has started. */
const family = (pid: number): number[] => [
  pid,
  ...read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number).flatMap(family),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Resident memory of a process and its children, MB; `null` on systems without `/proc`. */
export const residentMemory = (pid: number): number | null => {
  const sizes = family(pid).map((id) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${id}/status`))?.[1] ?? 0));
  return sum(sizes) > 0 ? sum(sizes) / 1024 : null;
};

/** Processor time that a process and its children have used, seconds; `null` on systems without `/proc`. */
export const processorTime = (pid: number): number | null => {
  // After the name in brackets: state is the first field, user and system time are the twelfth and thirteenth.
  const fields = family(pid).map((id) => read(`/proc/${id}/stat`).split(') ').at(-1)?.split(' ') ?? []);
  const ticks = sum(fields.map((field) => Number(field[11] ?? 0) + Number(field[12] ?? 0)));
  return ticks > 0 ? ticks / TICKS : null;
};

/** A server that was started for a measurement. */
export interface RunningServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const stop = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const impatient = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(impatient);
};

/**
 * Starts a server on the server's core and waits until it answers.
 * @throws Error with what it wrote, when it ends or says nothing for half a minute
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
    if (answered) return { origin, pid: child.pid, stop: () => stop(child) };
    await sleep(100);
  }
  await stop(child);
  throw new Error(`${command} did not start: ${errors.trim()}`);
};
