import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import { loadSiteFiles } from '../../server/site-files.ts';

/** A running site on a port of its own. */
export interface RunningSite {
  readonly origin: string;
  close(): Promise<void>;
}

/** Serves the built site (`npm run build` comes first) on a free port of the loopback address. */
export const startSite = async (): Promise<RunningSite> => {
  const site = await loadSiteFiles(join(import.meta.dirname, '..', '..', 'dist'));
  const app = await buildApp({ site, logger: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => app.close() };
};
