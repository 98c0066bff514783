/** `npm run dev`: the site from its sources on PORT or 5173; a change of text, component, style or module shows at once. */
import { createLog } from '../server/logging.ts';
import { startDevServer } from './dev-server.ts';

const { url } = await startDevServer(process.env, Number(process.env.PORT ?? 5173), createLog('warn'));
console.log(`The site's sources are served on ${url}`);
