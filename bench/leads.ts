import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../server/leads/store/testing/postgres-server.ts';
import { appendRate } from './append-rate.ts';
import { type Sent, sendLeads } from './lead-clients.ts';
import { storedInPostgres, storedInSqlite } from './lead-count.ts';
import type { BenchPart, Row } from './part.ts';
import { startOurs } from './peers/ours.ts';
import { pinSelf } from './processes.ts';
import { figure, median, quantile } from './statistics.ts';
import { storeRate } from './store-rate.ts';

/** Not the folder for temporary files, which may be in memory. */
const CACHE = join(import.meta.dirname, '..', '.cache');

const ROUNDS = 3;
const SECONDS = 5;
const MANY = 50;

/** The aim: the share of the appends of one writer that one client's leads reach. */
const OF_APPENDS = 0.5;
const ABOVE_APPENDS = 'above 1: commits are grouped';

/** A database behind a server of its own. */
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

const rateOf = ({ acknowledged, seconds }: Sent): number => acknowledged.length / seconds;
const p99Of = ({ times }: Sent): number => quantile(times, 0.99);

const appended = (appends: number): string => `appends with fdatasync, 2 KB, one writer: ${figure(appends)}/s`;

const storeRow = (what: string, rates: readonly number[], appends: number, aim: string, least: number): Row => ({
  what,
  ours: `${figure(median(rates))}/s`,
  peer: appended(appends),
  ratio: figure(median(rates) / appends, 2),
  aim,
  met: median(rates) / appends >= least,
});

const httpRow = (name: string, clients: string, rounds: readonly Sent[], appends: number, grouped: boolean): Row => {
  const rate = median(rounds.map(rateOf));
  return {
    what: `durable leads a second through HTTP, ${name}, ${clients}`,
    ours: `${figure(rate)}/s, p99 ${figure(median(rounds.map(p99Of)), 1)} ms`,
    peer: appended(appends),
    ratio: figure(rate / appends, 2),
    aim: grouped ? ABOVE_APPENDS : '',
    met: grouped ? rate > appends : null,
  };
};

const run = async (): Promise<readonly Row[]> => {
  pinSelf();
  mkdirSync(CACHE, { recursive: true });
  const scratch = mkdtempSync(join(CACHE, 'bench-leads-'));
  const stores: Store[] = [];
  try {
    stores.push(await startSqlite(scratch));
    stores.push(await startOnPostgres(scratch));
    const measured = stores.map((store) => ({ store, alone: [] as Sent[], many: [] as Sent[] }));
    const appends: number[] = [];
    const [each, grouped]: [number[], number[]] = [[], []];
    for (const { store } of measured) await sendLeads(store.origin, { clients: MANY, seconds: 1 });
    for (let round = 1; round <= ROUNDS; round++) {
      appends.push(appendRate(scratch, SECONDS));
      each.push(await storeRate(scratch, 1, SECONDS));
      grouped.push(await storeRate(scratch, MANY, SECONDS));
      for (const { store, alone, many } of measured) {
        alone.push(await sendLeads(store.origin, { clients: 1, seconds: SECONDS }));
        many.push(await sendLeads(store.origin, { clients: MANY, seconds: SECONDS }));
      }
      console.log(`  round ${round} of ${ROUNDS}`);
    }
    const append = median(appends);
    const rows = [
      storeRow(
        'leads a second into the SQLite store, a commit each',
        each,
        append,
        `at least ${OF_APPENDS}`,
        OF_APPENDS,
      ),
      storeRow(`the same, ${MANY} waiting at once`, grouped, append, ABOVE_APPENDS, 1),
      ...measured.flatMap(({ store, alone, many }) => [
        httpRow(store.name, 'one client', alone, append, false),
        httpRow(store.name, `${MANY} clients`, many, append, store.name === 'SQLite'),
      ]),
    ];
    for (const { store, alone, many } of measured) {
      const sent = [...alone, ...many];
      const acknowledged = sent.flatMap((part) => part.acknowledged);
      const refused = sent.reduce((total, { failed }) => total + failed, 0);
      const stored = await store.storedOnce(acknowledged);
      rows.push({
        what: `leads of these that are stored once, ${store.name}`,
        ours: `${figure(stored)} of ${figure(acknowledged.length)}`,
        peer: refused > 0 ? `${figure(refused)} not taken` : '',
        ratio: '',
        aim: 'all, none refused',
        met: stored === acknowledged.length && acknowledged.length > 0 && refused === 0,
      });
    }
    return rows;
  } finally {
    for (const store of stores) await store.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};

export const leads: BenchPart = { name: 'leads', title: 'Storing leads', run };
