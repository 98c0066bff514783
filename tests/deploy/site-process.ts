import { dirname, join } from 'node:path';
import { compiled } from '../support/compiled.ts';
import { freePort, launch, type Running, scratch } from './programs.ts';

const root = dirname(dirname(import.meta.dirname));

/** The real server in a process of its own. */
export interface SiteProcess extends Running {
  readonly port: number;
}

/**
 * Starts `server/main.ts` as a service would, with the build that is there. It turns nothing away for being slow, since
 * a machine that runs tests may be.
 * @param env its settings; without `DATA_DIR` it gets an empty folder
 * @param port where it listens; by default a free one
 */
export const startSiteProcess = async (env: Readonly<Record<string, string>>, port?: number): Promise<SiteProcess> => {
  const at = port ?? (await freePort());
  const child = await launch(
    process.execPath,
    [join(root, 'server', 'main.ts')],
    {
      ...compiled,
      DATA_DIR: env.DATA_DIR ?? scratch(),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      MAX_EVENT_LOOP_DELAY: '0',
      ...env,
      PORT: String(at),
    },
    (output) => output.includes('The site is served on'),
  );
  return { ...child, port: at };
};
