/** `npm start`: builds the site when its sources have changed since the last build, then serves it. */
import { once } from 'node:events';
import { createServer } from 'node:net';
import { presetPorts } from '../server/environment.ts';
import { listenError } from '../server/settings.ts';
import { settingsOrEnd } from './settings-or-end.ts';
import { buildIfChanged } from './sources.ts';

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

// A trial shows the desk too; an empty DESK_PORT means none.
process.env = { DESK_PORT: String(presetPorts.desk), ...process.env };
await portOrEnd();
await buildIfChanged();
await import('../server/main.ts');
