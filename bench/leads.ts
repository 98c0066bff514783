/** How many enquiries a second are stored durably, beside plain appends to the same disk. */
import { randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fdatasyncSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { ensureTools } from '../checks/tools/tools.ts';
import { startPostgres } from '../server/leads/store/testing/postgres-server.ts';
import { type Load, load } from './load.ts';
import { pinSelf, startOurs } from './processes.ts';
import { figure, median, type Row } from './row.ts';

/** On disk; the folder for temporary files may be in memory. */
const CACHE = join(import.meta.dirname, '..', '.cache');

const ROUNDS = 3;
const SECONDS = 5;
const CLIENTS = 50;

/** The aim: leads a second. A firm gets ten a day. */
const PER_SECOND = 300;

/** A database and its server. */
interface Store {
  readonly name: string;
  readonly origin: string;
  /** How many enquiries are stored, and how many different ones. */
  count(): Promise<{ readonly stored: number; readonly different: number }>;
  stop(): Promise<void>;
}

const COUNT = "select count(*) as stored, count(distinct message) as different from leads where form = 'contact'";

const startSqlite = async (scratch: string): Promise<Store> => {
  const dataDir = join(scratch, 'data');
  const server = await startOurs(dataDir);
  return {
    name: 'SQLite',
    origin: server.origin,
    count: async () => {
      const database = new Database(join(dataDir, 'leads.db'), { readonly: true });
      const found = database.prepare<[], { stored: number; different: number }>(COUNT).get();
      database.close();
      return found ?? { stored: 0, different: 0 };
    },
    stop: server.stop,
  };
};

const startOnPostgres = async (scratch: string): Promise<Store> => {
  // The test server keeps its files in the folder for temporary files, and runs as a user of its own.
  const usual = process.env.TMPDIR;
  process.env.TMPDIR = scratch;
  chmodSync(scratch, 0o755);
  const postgres = await startPostgres();
  if (usual === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = usual;
  const url = await postgres.database('bench');
  const server = await startOurs(join(scratch, 'none'), { DATABASE_URL: url }).catch(async (error: unknown) => {
    await postgres.dispose();
    throw error;
  });
  return {
    name: 'PostgreSQL',
    origin: server.origin,
    count: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ stored: string; different: string }>(COUNT);
      await client.end();
      return { stored: Number(rows[0]?.stored), different: Number(rows[0]?.different) };
    },
    async stop() {
      await server.stop();
      await postgres.dispose();
    },
  };
};

/** About as large as one lead in a database's log. */
const RECORD = Buffer.alloc(2048, 1);

/**
 * How often a second this machine can append a record to a file and sync it: the upper limit for commits of one lead.
 * @param folder a folder of the file system to measure
 */
const appendRate = (folder: string, seconds: number): number => {
  const file = join(folder, 'appended');
  const descriptor = openSync(file, 'w');
  const begin = performance.now();
  const end = begin + seconds * 1000;
  let appended = 0;
  while (performance.now() < end) {
    writeSync(descriptor, RECORD);
    fdatasyncSync(descriptor);
    appended++;
  }
  const rate = appended / ((performance.now() - begin) / 1000);
  closeSync(descriptor);
  unlinkSync(file);
  return rate;
};

/** Posts enquiries of the usual size, each with a message of its own; every client again as soon as it has its answer. */
const post = (origin: string, seconds: number): Promise<Load> => {
  const form = new URLSearchParams({
    name: 'Priya Example',
    email: 'client@example.org',
    phone: '00000 00000',
    service: 'General Inquiry',
    message: `${'Please call me about the returns of the last two quarters. '.repeat(5)}${randomUUID()} `,
  });
  // The id does not stand last: autocannon reads an argument that ends in "]" as a list.
  const body = ['--method', 'POST', '--body', `${form}[<id>]&form-name=contact`, '--idReplacement'];
  const headers = ['content-type=application/x-www-form-urlencoded', 'accept=application/json'];
  return load(seconds, CLIENTS, [...body, ...headers.flatMap((header) => ['--headers', header]), `${origin}/`]);
};

const rowsOf = async ({ name, count }: Store, rounds: readonly Load[], appends: number): Promise<readonly Row[]> => {
  const rate = median(rounds.map(({ perSecond }) => perSecond));
  const ok = rounds.reduce((sum, round) => sum + round.ok, 0);
  const failed = rounds.reduce((sum, round) => sum + round.failed, 0);
  const { stored, different } = await count();
  return [
    {
      what: `durable leads a second through HTTP, ${name}, ${CLIENTS} clients`,
      ours: `${figure(rate)}/s`,
      peer: `appends with fdatasync, 2 KB, one writer: ${figure(appends)}/s`,
      ratio: figure(rate / appends, 2),
      aim: `above ${PER_SECOND}/s`,
      met: rate > PER_SECOND,
    },
    {
      what: `leads of these that are stored once, ${name}`,
      // Those under way when the clients stop are stored and not counted by them.
      ours: `${figure(different)} of ${figure(ok)} acknowledged${failed > 0 ? `, ${figure(failed)} not taken` : ''}`,
      aim: 'all, none twice, none refused',
      met: different >= ok && stored === different && failed === 0,
    },
  ];
};

const measure = async (scratch: string, stores: readonly Store[]): Promise<readonly Row[]> => {
  const measured = stores.map((store) => ({ store, rounds: [] as Load[] }));
  const appends: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    appends.push(appendRate(scratch, SECONDS));
    for (const { store, rounds } of measured) rounds.push(await post(store.origin, SECONDS));
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  const rows = [];
  for (const { store, rounds } of measured) rows.push(...(await rowsOf(store, rounds, median(appends))));
  return rows;
};

/** Measures both databases. */
export const leads = async (): Promise<readonly Row[]> => {
  ensureTools();
  pinSelf();
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'bench-leads-'));
  const stores: Store[] = [];
  try {
    stores.push(await startSqlite(scratch));
    stores.push(await startOnPostgres(scratch));
    return await measure(scratch, stores);
  } finally {
    for (const store of stores) await store.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};
