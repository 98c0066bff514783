/** Measures how many enquiries a second are stored durably, beside plain appends to the same disk. */
import { randomUUID } from 'node:crypto';
import { closeSync, fdatasyncSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ensureTools } from '../tests/site-checks/tools/tools.ts';
import { type Load, load } from './load.ts';
import { pinSelf, scratchFolder, startOurs } from './processes.ts';
import { figure, median, type Row } from './row.ts';

/** This folder is on disk; the folder for temporary files may be in memory. */
const CACHE = join(import.meta.dirname, '..', '.cache');

const ROUNDS = 3;
const SECONDS = 5;
const CLIENTS = 50;

/** The aim: leads a second. A firm gets ten a day. */
const PER_SECOND = 300;

/** About as large as one lead in a database's log. */
const RECORD = Buffer.alloc(2048, 1);

/** Measures how often a second a record can be appended and synced: the upper limit for commits of one lead. */
const appendRate = (folder: string): number => {
  const descriptor = openSync(join(folder, 'appended'), 'w');
  const begin = performance.now();
  let appended = 0;
  while (performance.now() < begin + SECONDS * 1000) {
    writeSync(descriptor, RECORD);
    fdatasyncSync(descriptor);
    appended++;
  }
  closeSync(descriptor);
  return appended / SECONDS;
};

/** Posts enquiries of the usual size, each with a message of its own; every client again as soon as it has its answer. */
const post = (origin: string): Promise<Load> => {
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
  return load(SECONDS, CLIENTS, [...body, ...headers.flatMap((header) => ['--headers', header]), `${origin}/`]);
};

const countStored = (dataDir: string) => {
  const database = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const query = "select count(*) as stored, count(distinct message) as different from leads where form = 'contact'";
  const found = database.prepare(query).get();
  database.close();
  return { stored: Number(found?.stored), different: Number(found?.different) };
};

export const leads = async (): Promise<readonly Row[]> => {
  ensureTools();
  pinSelf();
  mkdirSync(CACHE, { recursive: true });
  const scratch = scratchFolder(CACHE);
  const dataDir = join(scratch, 'data');
  const server = await startOurs(dataDir);
  const rounds: Load[] = [];
  const appends: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    appends.push(appendRate(scratch));
    rounds.push(await post(server.origin));
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  await server.stop();
  const rate = median(rounds.map(({ perSecond }) => perSecond));
  const limit = median(appends);
  const sum = (of: 'ok' | 'failed'): number => rounds.reduce((all, round) => all + round[of], 0);
  // Those under way when the clients stop are stored and not counted by them.
  const { stored, different } = countStored(dataDir);
  return [
    {
      what: `durable leads a second through HTTP, SQLite, ${CLIENTS} clients`,
      ours: `${figure(rate)}/s`,
      peer: `appends with fdatasync, 2 KB, one writer: ${figure(limit)}/s`,
      ratio: figure(rate / limit, 2),
      aim: `above ${PER_SECOND}/s`,
      met: rate > PER_SECOND,
    },
    {
      what: 'acknowledged leads that are stored once',
      ours: `${figure(sum('ok'))} acknowledged, ${figure(different)} stored with those under way at the end, ${figure(sum('failed'))} refused`,
      aim: 'all, none twice, none refused',
      met: different >= sum('ok') && stored === different && sum('failed') === 0,
    },
  ];
};
