import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';

/** How a program is run. */
interface RunOptions {
  /** Whether it gives way to all others on the machine: to what it measures. */
  readonly givesWay?: boolean;
}

/** What a program has said. */
export interface Said {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** The folder of the measuring tools. */
export const toolsFolder = join(import.meta.dirname, 'node_modules');

/**
 * Runs a program to its end, however it ends.
 * @throws Error when it cannot be started
 */
export const runProgram = (
  command: string,
  args: readonly string[],
  { givesWay = false }: RunOptions = {},
): Promise<Said> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    if (givesWay && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
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
export const runTool = (script: string, args: readonly string[], options?: RunOptions) =>
  runProgram(process.execPath, [join(toolsFolder, script), ...args], options);
