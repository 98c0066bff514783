import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** A fault that a part of the site check found. */
export interface Finding {
  readonly where: string;
  readonly what: string;
}

/** What a program printed, and its exit status. */
export interface Output {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The folder of the measuring tools. */
export const toolsFolder = join(import.meta.dirname, 'node_modules');

/**
 * Runs a program to its end, whatever its status.
 * @throws Error when it cannot be started
 */
export const runProgram = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Output> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      out += part;
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => {
      err += part;
    });
    child.on('error', reject).on('close', (status) => resolve({ status, out, err }));
  });

/**
 * Runs the command of a measuring tool under the Node that runs this.
 * @param script its path inside the tools' folder
 */
export const runTool = (script: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runProgram(process.execPath, [join(toolsFolder, script), ...args], env);
