/**
 * Installs the measuring tools of `package.json` in this folder on first use, and runs them. They are separate from the
 * product's packages, so that building, serving and testing the site does not download them.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const folder = import.meta.dirname;
const stamp = join(folder, 'node_modules', '.installed');

/** The tools could not be installed; the message says why and what to do. */
export class ToolsError extends Error {}

/** A hash of the lock file: while it does not change, nothing is installed. */
const wanted = (): string =>
  createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');

const lastLines = (text: string): string => text.trim().split('\n').slice(-5).join('\n');

/**
 * Makes sure that the tools of `package-lock.json` in this folder are installed. Their install scripts are not run.
 * @throws ToolsError when npm cannot install them, for example without network
 */
export const ensureTools = (): void => {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()) return;
  console.log('Installing the measuring tools of checks/tools/package.json (first use, or the list has changed) ...');
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    // So that npm runs under the Node that runs this file.
    env: { ...process.env, PATH: dirname(process.execPath) + delimiter + (process.env.PATH ?? '') },
    shell: process.platform === 'win32',
  });
  if (status !== 0)
    throw new ToolsError(
      'The measuring tools could not be installed. Is the npm registry reachable? npm said:\n' +
        lastLines(error?.message ?? stderr),
    );
  writeFileSync(stamp, wanted());
};

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
export const toolsFolder = join(folder, 'node_modules');

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
