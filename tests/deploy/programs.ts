import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The folders of administrators' programs, also for users whose PATH leaves them out. */
const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/sbin'];

/** Finds a program. @returns its path, or null with a line that says which tests are left out */
export const installed = (program: string): string | null => {
  for (const folder of folders) {
    const path = join(folder, program);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // They are not in this folder.
    }
  }
  console.warn(`${program} is not installed here: the tests that need it are skipped`);
  return null;
};

const made: string[] = [];
const running = new Set<ChildProcess>();

/** Makes an empty folder that `cleanUp` removes. */
export const scratch = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-test-'));
  made.push(folder);
  return folder;
};

/** A program that runs until it is ended. */
export interface Running {
  output(): string;
  end(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a program and waits until it is ready. @throws Error with its output when it ends first */
export const launch = async (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: (output: string) => boolean | Promise<boolean>,
): Promise<Running> => {
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  const gone = (): boolean => child.exitCode !== null || child.signalCode !== null;
  while (!(await ready(output))) {
    if (gone()) throw new Error(`${program} ended at its start: ${output}`);
    await sleep(50);
  }
  return {
    output: () => output,
    async end(signal = 'SIGTERM') {
      running.delete(child);
      if (gone()) return;
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    },
  };
};

/** Ends what a test started and removes what it made. */
export const cleanUp = async (): Promise<void> => {
  await Promise.all(
    [...running].map(async (child) => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exit = once(child, 'exit');
      // The signal lets nginx end its workers, which a kill leaves behind; a program that does not end in time is
      // killed.
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 5_000);
      await exit;
      clearTimeout(late);
    }),
  );
  running.clear();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

/** Makes a certificate of its own signature for the names of the sample files. */
export const certificate = (folder: string): { readonly cert: string; readonly key: string } => {
  const [cert, key] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
      ...['-subj', '/CN=www.example.com', '-addext', 'subjectAltName=DNS:www.example.com,DNS:example.com'],
      ...['-keyout', key, '-out', cert],
    ],
    { stdio: 'ignore' },
  );
  return { cert, key };
};
