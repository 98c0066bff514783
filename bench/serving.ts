import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSiteFiles } from '../server/http/site-files.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { allAddresses } from '../src/site/addresses.ts';
import { ensureTools, ToolsError } from './install.ts';
import { storedInSqlite } from './lead-count.ts';
import type { BenchPart, Row } from './part.ts';
import { nginx } from './peers/nginx.ts';
import { startOurs } from './peers/ours.ts';
import { serve, sirv } from './peers/packages.ts';
import { type Peer, PeerMissing, type ServedFolder } from './peers/peer.ts';
import { canPin, pinSelf, type RunningServer, residentMemory } from './processes.ts';
import { contest } from './serving-contest.ts';
import { layOutSite } from './serving-folder.ts';
import { findGenerator, type LoadRequest, writeRequests } from './serving-load.ts';
import { type PeerStanding, servingRows } from './serving-rows.ts';
import { figure } from './statistics.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const LEADS_PER_SECOND = 50;
const LEAD_CLIENTS = 10;

/** A peer that may not be there. */
interface Candidate {
  readonly name: string;
  readonly peer: Peer | null;
  readonly missing: string;
}

const candidate = (name: string, make: () => Peer): Candidate => {
  try {
    const peer = make();
    return { name: peer.name, peer, missing: '' };
  } catch (error) {
    if (!(error instanceof PeerMissing)) throw error;
    console.log(`  ${name} is skipped: ${error.message}`);
    return { name, peer: null, missing: error.message };
  }
};

/** Without the tools the peers from npm are skipped, each with its line. */
const installTools = (): void => {
  try {
    ensureTools();
  } catch (error) {
    if (!(error instanceof ToolsError)) throw error;
    console.log(error.message);
  }
};

/** Always the same mix: neighbours in the list of addresses are neighbours in the content. */
const shuffle = <T>(items: readonly T[]): readonly T[] => {
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

/** The same requests as of a client that holds every page. */
const withEtags = (origin: string, requests: readonly LoadRequest[], encoding: string): Promise<LoadRequest[]> =>
  Promise.all(
    requests.map(async ({ path }) => {
      const response = await fetch(origin + path, { method: 'HEAD', headers: { 'accept-encoding': encoding } });
      return { path, etag: response.headers.get('etag') ?? '' };
    }),
  );

const prepare = async (scratch: string): Promise<ServedFolder> => {
  const folder = join(scratch, 'site');
  layOutSite(join(DIST, 'site'), folder);
  const site = await loadSiteFiles(DIST);
  // Pages differ in one hash; a folder server sends the same headers with all.
  const inlineStyles = site.files.get('/')?.inlineStyles ?? site.serverPageInline;
  return { folder, scratch, headers: responseHeaders({ answer: 'page', inlineStyles, secure: false }) };
};

const measure = async (scratch: string, running: RunningServer[]): Promise<readonly Row[]> => {
  const dataDir = join(scratch, 'data');
  mkdirSync(dataDir);
  const served = await prepare(scratch);
  const generator = findGenerator();
  const candidates = [candidate('nginx', nginx), candidate('sirv-cli', sirv), candidate('serve', serve)];
  // Where one of them cannot send brotli, all are asked for gzip: a comparison needs the same bytes.
  const encoding = candidates.every(({ peer }) => !peer || peer.encodings.includes('br')) ? 'br' : 'gzip';

  const start = async (starting: Promise<RunningServer>): Promise<RunningServer> => {
    const server = await starting;
    running.push(server);
    return server;
  };
  const ours = await start(startOurs(dataDir));
  const peers: { readonly name: string; readonly server: RunningServer }[] = [];
  for (const { name, peer } of candidates) if (peer) peers.push({ name, server: await start(peer.start(served)) });

  const requests = shuffle(allAddresses()).map(({ path }): LoadRequest => ({ path, etag: '' }));
  const all = writeRequests(join(scratch, 'all.txt'), requests);
  const held = writeRequests(join(scratch, 'held.txt'), await withEtags(ours.origin, requests, encoding));
  const [plain, unchanged, busy, ...standings] = await contest(generator, [
    { name: 'ours', server: ours, requestsFile: all, encoding },
    { name: 'ours, nothing changed', server: ours, requestsFile: held, encoding },
    {
      ...{ name: 'ours, with leads', server: ours, requestsFile: all, encoding },
      leads: { clients: LEAD_CLIENTS, perSecond: LEADS_PER_SECOND },
    },
    ...peers.map(({ name, server }) => ({ name, server, requestsFile: all, encoding })),
  ]);
  if (!plain || !unchanged || !busy) throw new Error('A contestant has no standing');

  const standingOf = ({ name, missing }: Candidate): PeerStanding => {
    const index = peers.findIndex((peer) => peer.name === name);
    const standing = standings[index];
    const pid = peers[index]?.server.pid;
    return standing && pid ? { name, standing, memory: residentMemory(pid) } : { name, missing };
  };
  const [first, ...others] = candidates.map(standingOf);
  if (!first) throw new Error('There is no nginx in the list of peers');
  const memory = residentMemory(ours.pid);
  await ours.stop();
  const acknowledged = busy.leads.flatMap((sent) => sent.acknowledged);
  return servingRows({
    ...{ plain, unchanged, busy, memory, nginx: first, others },
    storedOnce: storedInSqlite(join(dataDir, 'leads.db'), acknowledged),
    leadsPerSecond: LEADS_PER_SECOND,
    setting: `${figure(requests.length)} addresses, ${encoding}, 64 connections, ${canPin() ? 'one core' : 'cores not bound'}, by ${generator.name}`,
  });
};

/** Serves the site and asks for all of it, beside other servers with the same files. */
const run = async (): Promise<readonly Row[]> => {
  installTools();
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
