/** Measures how many pages a second the server sends, beside nginx with the same files and headers. */
import { cpSync, existsSync, linkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSiteFiles } from '../server/http/site-files.ts';
import { allAddresses } from '../src/addresses/all-addresses.ts';
import { pageFile } from '../src/delivery/page-file.ts';
import { responseHeaders } from '../src/delivery/response-headers.ts';
import { ensureTools } from '../tests/site-checks/tools/tools.ts';
import { sampleEdition, sampleSite } from '../tests/support/firms.ts';
import { type Load, load } from './load.ts';
import { type ServedFolder, startNginx } from './nginx.ts';
import { canPin, pinSelf, type RunningServer, scratchFolder, startOurs } from './processes.ts';
import { figure, median, type Row } from './row.ts';

const DIST = join(import.meta.dirname, '..', 'dist');

/** Both servers are measured once a round, so that a slow moment of the machine affects both. */
const ROUNDS = 5;
const SECONDS = 6;
const CONNECTIONS = 64;

/** The aim: pages a second on one core. */
const PER_SECOND = 2000;

const addresses = () => allAddresses(sampleEdition());

/** Copies the built site for a server that does not know its aliases, so that it sends the same bytes for each address. */
const prepare = async (scratch: string): Promise<ServedFolder> => {
  const folder = join(scratch, 'site');
  cpSync(join(DIST, 'site'), folder, { recursive: true });
  for (const { path, canonical } of addresses())
    for (const ending of ['.br', '.gz']) {
      const file = join(folder, pageFile(path) + ending);
      if (!existsSync(file)) linkSync(join(folder, pageFile(canonical) + ending), file);
    }
  const site = await loadSiteFiles(DIST, sampleSite());
  // Our pages differ in one hash in a header; a file server sends the same headers with all.
  const inlineStyles = site.serverPageInline.slice(0, 1);
  return {
    folder,
    scratch,
    headers: responseHeaders({ firm: sampleSite().firm, answer: 'page', inlineStyles, secure: false }),
  };
};

/** Asks a server for every address in turn, one after a stride of many, because those beside each other are alike. */
const ask = (scratch: string, { origin }: RunningServer, encoding: string, seconds: number): Promise<Load> => {
  const all = addresses().map(({ path }) => path);
  const entries = all.map((_, index) => ({
    request: { method: 'GET', url: origin + all[(index * 797) % all.length], headers: [] },
  }));
  const file = join(scratch, 'requests.har');
  writeFileSync(file, JSON.stringify({ log: { entries } }));
  return load(seconds, CONNECTIONS, ['--har', file, '--headers', `accept-encoding=${encoding}`, origin]);
};

export const serving = async (): Promise<readonly Row[]> => {
  ensureTools();
  pinSelf();
  const scratch = scratchFolder();
  const { name, encoding, server: peer } = await startNginx(await prepare(scratch));
  const ours = await startOurs(join(scratch, 'data'));
  const rates: Record<'own' | 'other', Load[]> = { own: [], other: [] };
  for (const server of [ours, peer]) await ask(scratch, server, encoding, 2);
  for (let round = 1; round <= ROUNDS; round += 1) {
    rates.own.push(await ask(scratch, ours, encoding, SECONDS));
    rates.other.push(await ask(scratch, peer, encoding, SECONDS));
    console.log(`  round ${round} of ${ROUNDS}`);
  }
  await Promise.all([ours.stop(), peer.stop()]);
  const of = (loads: readonly Load[]): number => median(loads.map(({ perSecond }) => perSecond));
  const failed = [...rates.own, ...rates.other].reduce((sum, one) => sum + one.failed, 0);
  const [own, other] = [of(rates.own), of(rates.other)];
  const cores = canPin ? 'one core' : 'cores not bound';
  return [
    {
      what: `pages a second, ${figure(addresses().length)} addresses, ${encoding}, ${CONNECTIONS} connections, ${cores}`,
      ours: `${figure(own)}/s${failed > 0 ? ` (${figure(failed)} failed)` : ''}`,
      peer: `${name} ${figure(other)}/s`,
      ratio: figure(own / other, 2),
      aim: `at least ${figure(PER_SECOND)}/s`,
      met: failed === 0 && own >= PER_SECOND,
    },
  ];
};
