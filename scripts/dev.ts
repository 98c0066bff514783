/** `npm run dev`: the site from its sources; a change of text, component, style or module shows at once. */
import { presetPorts } from '../server/environment.ts';
import { createLog } from '../server/logging.ts';
import { startDevServer } from './dev-server.ts';
import { settingsOrEnd } from './settings-or-end.ts';

const settings = settingsOrEnd({ PORT: String(presetPorts.dev), LOG_LEVEL: 'warn' });
const { url } = await startDevServer(settings, createLog(settings.logLevel));
console.log(`The site's sources are served on ${url}`);
