/** `npm start`: builds the site when its sources have changed since the last build, then serves it. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenError } from '../server/listen-error.ts';
import { runProgram } from './run-program.mjs';
import { settingsOrEnd } from './settings-or-end.ts';
import { newestSource, siteBuiltAt } from './sources.ts';

/** Ends the process when the port is taken: better now than after a build. */
const portOrEnd = async (): Promise<void> => {
  const settings = settingsOrEnd({});
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

await portOrEnd();
const built = siteBuiltAt();
if (built === null || built < newestSource()) {
  console.log(built === null ? 'Building the site ...' : 'Sources have changed: building the site again ...');
  const { status } = await runProgram(process.execPath, ['build/build.ts', '--light']);
  // The build has printed what is wrong.
  if (status !== 0) process.exit(status);
}
await import('../server/main.ts');
