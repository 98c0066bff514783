import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Site } from '../../content/site.ts';
import { buildApp } from '../../server/app.ts';
import type { BlogProxyOptions } from '../../server/blog-proxy/blog-proxy.ts';
import { createReadiness } from '../../server/http/readiness.ts';
import { loadSiteFiles, type SiteFiles } from '../../server/http/site-files.ts';
import { openStore, type Store } from '../../server/leads/store/store.ts';
import { createLog } from '../../server/logging.ts';
import { readSettings } from '../../server/settings.ts';
import { dist } from './built.ts';
import { sampleSite } from './firms.ts';

/** A site on a port of its own, with a store of its own. */
export interface RunningSite {
  readonly origin: string;
  readonly store: Store;
  close(): Promise<void>;
}

let own: Promise<SiteFiles> | undefined;

/** Returns the files of the build under test, read once for all test files of this process: no server changes them. */
const ownFiles = (): Promise<SiteFiles> => {
  own ??= loadSiteFiles(dist, sampleSite());
  return own;
};

let blogs: Promise<BlogProxyOptions> | undefined;

/** Serves a blog of this machine without a post: no test asks the firm's. It ends with the process. */
const emptyBlog = (): Promise<BlogProxyOptions> => {
  blogs ??= new Promise((resolve) => {
    const server = createServer((_request, response) => {
      response.setHeader('content-type', 'application/json').end('{"feed":{"entry":[]}}');
    });
    server.unref().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      resolve({ feedUrl: `http://127.0.0.1:${port}/`, insecureLoopback: true });
    });
  });
  return blogs;
};

/**
 * Serves the built site (`npm run build` comes first) on a free port of the loopback address.
 * @param env settings that differ from the presets, as the environment holds them
 * @param other the folder of another build, and the site that it is of
 * @param blog where the blog's feed comes from instead of an empty blog
 */
export const startSite = async (
  env: Readonly<Record<string, string>> = {},
  other?: { readonly dist: string; readonly site: Site },
  blog?: BlogProxyOptions,
): Promise<RunningSite> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-'));
  // A busy machine is no reason for a test to be turned away; those of the overload set a bound themselves.
  const { firm } = other?.site ?? sampleSite();
  const { leads, limits } = readSettings({ MAX_EVENT_LOOP_DELAY: '0', ...env, DATA_DIR: dataDir }, firm);
  const log = createLog('silent');
  const store = await openStore(leads, log);
  const readiness = createReadiness({ store, log });
  const site = await (other ? loadSiteFiles(other.dist, other.site) : ownFiles());
  const app = await buildApp({ site, store, leads, limits, readiness, log, blog: blog ?? (await emptyBlog()) });
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
