/** Apart from the product's packages, so that building, serving and testing the site does not download them. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

const folder = import.meta.dirname;
const lock = join(folder, 'package-lock.json');
/** The lock file of the last installation: while it does not change, nothing is installed. */
const stamp = join(folder, 'node_modules', '.installed');

/** Their install scripts are not run. @throws Error when npm cannot install them, for example without network */
export const ensureTools = (): void => {
  if (existsSync(stamp) && readFileSync(stamp).equals(readFileSync(lock))) return;
  console.log(
    'Installing the measuring tools of tests/site-checks/tools/package.json (first use, or the list has changed) ...',
  );
  execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    stdio: 'inherit',
    // The path begins with the folder of the Node that runs this file, so that npm runs under it too.
    env: { ...process.env, PATH: dirname(process.execPath) + delimiter + (process.env.PATH ?? '') },
    shell: process.platform === 'win32',
  });
  cpSync(lock, stamp);
};

/** Runs a tool to its end, whatever its status. @param script its path inside the tools' folder */
export const runTool = async (script: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const child = spawn(process.execPath, [join(folder, 'node_modules', script), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, out, err };
};
