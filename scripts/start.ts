/** `npm start`: builds the site when its sources have changed since the last build, then serves it. */
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { presetPorts } from '../server/environment.ts';
import { listenError } from '../server/settings.ts';
import { INLINE_HASHES } from '../src/delivery/inline-hashes.ts';
import { loadSiteOrExit, readSettingsOrExit } from './load-or-exit.ts';
import { runProgram } from './run-program.mjs';

const root = dirname(import.meta.dirname);
const parts = ['config', 'content', 'src', 'generator', 'package-lock.json', 'tsconfig.base.json'];

const newestIn = (path: string): number => {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.mtimeMs;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
};

const { folder, site } = loadSiteOrExit();

const newestSource = (): number => Math.max(...[...parts, folder.path].map((part) => newestIn(resolve(root, part))));

const buildIfChanged = async (): Promise<void> => {
  const built = statSync(join(root, 'dist', INLINE_HASHES), { throwIfNoEntry: false });
  if (built && built.mtimeMs >= newestSource()) return;
  console.log(!built ? 'Building the site ...' : 'Sources have changed: building the site again ...');
  const { status } = await runProgram(process.execPath, ['generator/build.ts', '--light']);
  // The build has printed what is wrong.
  if (status !== 0) process.exit(status);
};

/** Ends the process when the port is taken: better now than after a build. */
const checkPortOrExit = async (): Promise<void> => {
  const settings = readSettingsOrExit(site.firm, {});
  const trial = createServer().listen(settings.port, settings.host);
  try {
    await once(trial, 'listening');
  } catch (error) {
    const explained = listenError(error, settings, 'PORT', 'HOST');
    console.error(explained instanceof Error ? explained.message : explained);
    process.exit(1);
  }
  trial.close();
  await once(trial, 'close');
};

// A trial shows the desk too; an empty DESK_PORT means none.
process.env = { DESK_PORT: String(presetPorts.desk), ...process.env };
await checkPortOrExit();
await buildIfChanged();
await import('../server/main.ts');
