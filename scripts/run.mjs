/** The entry of every npm script, for an old system Node: installs what is missing, then starts the pinned Node. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from './run-program.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const bin = join(modules, '.bin');
const stamp = join(modules, '.installed');
const node = join(modules, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');

const npm = async (...args) =>
  (await runProgram('npm', args, { cwd: root, shell: process.platform === 'win32' })).status;

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(process.platform + process.arch)
  .digest('hex');

const install = async () => {
  if (existsSync(stamp) && existsSync(node) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing the packages of package-lock.json (first run, or it has changed) ...');
  // `npm ci` refuses a lock file without the packages of other platforms, and not every registry mirror has those;
  // `install` takes the locked versions just as well, and `--no-save` leaves the file alone. Of the packages' own
  // scripts only that of `node` is run, which fetches the pinned Node: npm would compile what comes ready-made, and a
  // fresh machine has no compiler.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  if (
    (await npm('install', '--no-save', '--ignore-scripts', ...quiet)) !== 0 ||
    (await npm('rebuild', 'node', ...quiet)) !== 0
  )
    stop('The packages could not be installed: see the lines above. Is the npm registry reachable?');
  if (!existsSync(node))
    stop(
      'The pinned Node was not installed: its package needs to run its install script (allowScripts in package.json).',
    );
  // A new file in its place: a copy of this folder may share the old one by a hard link.
  rmSync(stamp, { force: true });
  writeFileSync(stamp, wanted);
};

const given = process.argv.slice(2);
const readsSettings = given[0] === '--env-file';
const [task, ...args] = given.slice(readsSettings ? 1 : 0);
if (!task) stop('Usage: node scripts/run.mjs [--env-file] <file> [arguments]');
if (Number(process.versions.node.split('.')[0]) < 20)
  stop(`Node 20 or newer is needed to install the project; this is ${process.version}.`);
await install();
const env = {
  ...process.env,
  PATH: bin + delimiter + (process.env.PATH ?? ''),
  NODE_OPTIONS: process.env.NODE_OPTIONS ?? '',
};
const file = join(root, task);
// Settings for what the environment does not set (docs/operations.md). Node says so each time that such a file is missing.
const settings = join(root, '.env');
const options = readsSettings && existsSync(settings) ? [`--env-file=${settings}`] : [];
const { status } = await runProgram(node, [...options, file, ...args], { cwd: root, env });
process.exit(status);
