import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../server/leads/store/testing/postgres-server.ts';
import { appendRate } from './append-rate.ts';
import { type Sent, sendLeads } from './lead-clients.ts';
import { storedInPostgres, storedInSqlite } from './lead-count.ts';
import { ownRow } from './own-row.ts';
import type { BenchPart, Row } from './part.ts';
import { startOurs } from './peers/ours.ts';
import { pinSelf } from './processes.ts';
import { figure, median } from './statistics.ts';

/** On disk; the folder for temporary files may be in memory. */
const CACHE = join(import.meta.dirname, '..', '.cache');

const ROUNDS = 3;
const SECONDS = 5;
const CLIENTS = 50;

/** The aim: leads a second. A firm gets ten a day. */
const PER_SECOND = 500;

/** A database and its server. */
interface Store {
  readonly name: string;
  readonly origin: string;
  storedOnce(acknowledged: readonly string[]): Promise<number>;
  stop(): Promise<void>;
}

const startSqlite = async (scratch: string): Promise<Store> => {
  const dataDir = join(scratch, 'data');
  const server = await startOurs(dataDir);
  return {
    name: 'SQLite',
    origin: server.origin,
    storedOnce: async (acknowledged) => storedInSqlite(join(dataDir, 'leads.db'), acknowledged),
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
    storedOnce: (acknowledged) => storedInPostgres(url, acknowledged),
    async stop() {
      await server.stop();
      await postgres.dispose();
    },
  };
};

const rateRow = (name: string, rounds: readonly Sent[], appends: number): Row => {
  const rate = median(rounds.map(({ acknowledged, seconds }) => acknowledged.length / seconds));
  return {
    what: `durable leads a second through HTTP, ${name}, ${CLIENTS} clients`,
    ours: `${figure(rate)}/s`,
    peer: `appends with fdatasync, 2 KB, one writer: ${figure(appends)}/s`,
    ratio: figure(rate / appends, 2),
    aim: `above ${PER_SECOND}/s`,
    met: rate > PER_SECOND,
  };
};

const storedRow = async ({ name, storedOnce }: Store, sent: readonly Sent[]): Promise<Row> => {
  const acknowledged = sent.flatMap((part) => part.acknowledged);
  const refused = sent.reduce((total, { failed }) => total + failed, 0);
  const stored = await storedOnce(acknowledged);
  const all = stored === acknowledged.length && stored > 0 && refused === 0;
  return ownRow(
    `leads of these that are stored once, ${name}`,
    `${figure(stored)} of ${figure(acknowledged.length)}${refused > 0 ? `, ${figure(refused)} not taken` : ''}`,
    'all, none refused',
    all,
  );
};

const measure = async (scratch: string, stores: readonly Store[]): Promise<readonly Row[]> => {
  const measured = stores.map((store) => ({ store, sent: [] as Sent[] }));
  const appends: number[] = [];
  for (const { origin } of stores) await sendLeads(origin, CLIENTS, 1);
  for (let round = 1; round <= ROUNDS; round++) {
    appends.push(appendRate(scratch, SECONDS));
    for (const { store, sent } of measured) sent.push(await sendLeads(store.origin, CLIENTS, SECONDS));
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  const rows: Row[] = [];
  for (const { store, sent } of measured)
    rows.push(rateRow(store.name, sent, median(appends)), await storedRow(store, sent));
  return rows;
};

const run = async (): Promise<readonly Row[]> => {
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

export const leads: BenchPart = { name: 'leads', title: 'Storing leads', run };
