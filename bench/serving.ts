/** How many pages a second our server serves, compared with others that serve the same files. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureTools } from '../checks/tools/install.ts';
import { loadSiteFiles } from '../server/http/site-files.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { allAddresses } from '../src/site/addresses.ts';
import type { BenchPart, Row } from './part.ts';
import { nginx } from './peers/nginx.ts';
import { startOurs } from './peers/ours.ts';
import { serve, sirv } from './peers/packages.ts';
import type { ServedFolder } from './peers/peer.ts';
import { canPin, pinSelf, type RunningServer } from './processes.ts';
import { type Contestant, contest } from './serving-contest.ts';
import { layOutSite } from './serving-folder.ts';
import { CONNECTIONS, loadOf } from './serving-load.ts';
import { servingRows } from './serving-rows.ts';
import { figure } from './statistics.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

/** In the same order each time, but not in that of the list, in which similar pages follow each other. */
const shuffle = (items: readonly string[]): readonly string[] => {
  // The "minimal standard" generator of Park and Miller.
  let seed = 1;
  const next = (): number => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed;
  };
  return items
    .map((item) => ({ item, place: next() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
};

const prepare = async (scratch: string): Promise<ServedFolder> => {
  const folder = join(scratch, 'site');
  layOutSite(join(DIST, 'site'), folder);
  const site = await loadSiteFiles(DIST);
  // Our pages differ in one hash in a header; a file server sends the same headers with all.
  const inlineStyles = site.files.get('/')?.inlineStyles ?? site.serverPageInline;
  return { folder, scratch, headers: responseHeaders({ answer: 'page', inlineStyles, secure: false }) };
};

const measure = async (scratch: string, running: RunningServer[]): Promise<readonly Row[]> => {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  const served = await prepare(scratch);
  const paths = shuffle(allAddresses().map(({ path }) => path));
  const load = loadOf(paths, join(scratch, 'paths.txt'));
  const peers = [nginx(), sirv(), serve()];
  // When one of them cannot send brotli, gzip is requested from all: a comparison needs the same bytes.
  const encoding = peers.every(({ encodings }) => encodings.includes('br')) ? 'br' : 'gzip';

  const contestants: Contestant[] = [];
  const enter = async (name: string, starting: Promise<RunningServer>): Promise<void> => {
    const server = await starting;
    running.push(server);
    contestants.push({ name, server });
  };
  await enter('ours', startOurs(dataDir));
  for (const peer of peers) await enter(peer.name, peer.start(served));
  const [ours, ...standings] = await contest(load, encoding, contestants);
  if (!ours) throw new Error('Our server has no standing');
  const setting = `${figure(paths.length)} addresses, ${encoding}, ${CONNECTIONS} connections, ${canPin() ? 'one core' : 'cores not bound'}, by wrk`;
  return servingRows(setting, ours, standings);
};

const run = async (): Promise<readonly Row[]> => {
  ensureTools();
  pinSelf();
  const scratch = mkdtempSync(join(tmpdir(), 'bench-serving-'));
  const running: RunningServer[] = [];
  try {
    return await measure(scratch, running);
  } finally {
    for (const server of running) await server.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
};

export const serving: BenchPart = { name: 'serving', title: 'Serving pages', run };
