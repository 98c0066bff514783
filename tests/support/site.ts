import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { buildApp } from '../../server/app.ts';
import { loadSiteFiles } from '../../server/site-files.ts';
import { openStore, type Store } from '../../server/storage/store.ts';
import { leadsConfig } from '../../server/submissions/leads-config.ts';

/** A running site on a port of its own, with a store of its own. */
export interface RunningSite {
  readonly origin: string;
  readonly store: Store;
  close(): Promise<void>;
}

/** Serves the built site (`npm run build` comes first) on a free port of the loopback address. */
export const startSite = async (): Promise<RunningSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  const leads = leadsConfig({ DATA_DIR: dataDir });
  const store = await openStore(leads, pino({ level: 'silent' }));
  const site = await loadSiteFiles(join(import.meta.dirname, '..', '..', 'dist'));
  const app = await buildApp({ site, store, leads, logger: false });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    store,
    close: async () => {
      await app.close();
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
