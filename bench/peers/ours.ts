import { join } from 'node:path';
import { freePort, type RunningServer, startServer } from '../processes.ts';

const root = join(import.meta.dirname, '..', '..');

/**
 * Our server as a process of its own, as `npm start` runs it, without limits on posts.
 * @param dataDir the folder of its database
 */
export const startOurs = async (dataDir: string, env: NodeJS.ProcessEnv = {}): Promise<RunningServer> => {
  const port = await freePort();
  return startServer(port, process.execPath, [join(root, 'server', 'main.ts')], {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    RATE_LIMIT_ADDRESS: '0',
    RATE_LIMIT_FORM: '0',
    MAX_EVENT_LOOP_DELAY: '0',
    ...env,
  });
};
