import { afterAll, beforeAll } from 'vitest';
import { testFolder } from '../../../server/leads/store/testing/fixtures.ts';
import { type PostgresServer, startPostgres } from '../../../server/leads/store/testing/postgres-server.ts';
import { freePort } from '../../support/ports.ts';
import type { Env } from './server-process.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

export type Kind = 'sqlite' | 'postgres';

/** Empty databases of either kind. */
export interface Databases {
  readonly postgres: PostgresServer;
  env(kind: Kind): Promise<Env>;
  /** Settings of servers with a new PostgreSQL database behind a proxy of its own, and without the proxy. */
  proxied(): Promise<{ readonly proxy: TcpProxy; readonly env: Env; readonly direct: Env }>;
  /** Returns settings with a proxy that does not listen until its database arrives. */
  absent(): Promise<{ readonly env: Env; readonly direct: Env; arrive(): Promise<void> }>;
}

/** Starts a PostgreSQL before the tests of a file and disposes of it after them: call it once, at the top. */
export const openDatabases = (): Databases => {
  let server: PostgresServer | undefined;
  let count = 0;
  beforeAll(async () => {
    server = await startPostgres();
  });
  const proxies: TcpProxy[] = [];
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
    await server?.dispose();
  });
  const databases: Databases = {
    get postgres() {
      if (!server) throw new Error('No PostgreSQL runs before the hooks of the file');
      return server;
    },
    async env(kind) {
      const sqlite = { DATA_DIR: testFolder() };
      return kind === 'sqlite' ? sqlite : { ...sqlite, DATABASE_URL: await databases.postgres.database(`f${count++}`) };
    },
    async proxied() {
      const proxy = await startTcpProxy(databases.postgres.url);
      proxies.push(proxy);
      const direct = await databases.env('postgres');
      return { proxy, direct, env: { ...direct, DATABASE_URL: proxy.through(direct.DATABASE_URL ?? '') } };
    },
    async absent() {
      const direct = await databases.env('postgres');
      const port = await freePort();
      const url = new URL(direct.DATABASE_URL ?? '');
      url.port = String(port);
      return {
        direct,
        env: { ...direct, DATABASE_URL: url.href },
        async arrive() {
          proxies.push(await startTcpProxy(databases.postgres.url, port));
        },
      };
    },
  };
  return databases;
};
