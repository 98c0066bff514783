/**
 * `npm run soak -- --minutes 60`: sends enquiries and visits to the real server. Prints how memory and descriptors grow
 * per hour, and checks that every acknowledged enquiry is in the database. Exits with 1 when one is missing, or an answer
 * was unexpected.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMailServer } from '../server/leads/outbox/testing/mail-server.ts';
import { openStore } from '../server/leads/store/store.ts';
import { readSettings } from '../server/settings.ts';
import { allAddresses } from '../src/site/addresses.ts';
import { send } from '../tests/faults/support/requests.ts';
import { startServer, type Weight } from '../tests/faults/support/server-process.ts';
import { argumentsOrEnd } from './arguments-or-end.ts';

const HOUR = 3_600_000;

const { values } = argumentsOrEnd({
  options: {
    minutes: { type: 'string', default: '60' },
    /** Enquiries and visits a second. */
    leads: { type: 'string', default: '3' },
    visits: { type: 'string', default: '20' },
    /** Seconds between two samples. */
    every: { type: 'string', default: '10' },
  },
});

interface Sample extends Weight {
  /** Milliseconds since the start. */
  readonly at: number;
}

/** Growth per hour by linear regression over the samples. */
const slope = (samples: readonly Sample[], of: (sample: Sample) => number): number => {
  const mean = (each: (sample: Sample) => number): number =>
    samples.reduce((sum, sample) => sum + each(sample), 0) / samples.length;
  const [time, value] = [mean(({ at }) => at), mean(of)];
  const spread = samples.reduce((sum, { at }) => sum + (at - time) ** 2, 0);
  return (samples.reduce((sum, sample) => sum + (sample.at - time) * (of(sample) - value), 0) / spread) * HOUR;
};

const dataDir = mkdtempSync(join(tmpdir(), 'soak-'));
const smtp = await startMailServer();
const env = { DATA_DIR: dataDir, SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' };
const server = await startServer(env, { probe: true });
const began = performance.now();
const end = began + Number(values.minutes) * 60_000;
const lasts = (): boolean => performance.now() < end;

const acknowledged = new Set<string>();
const strange = new Map<string, number>();
const counts = { leads: 0, visits: 0 };
const note = (what: string): void => void strange.set(what, (strange.get(what) ?? 0) + 1);

/** Calls `act` at an even rate, however long the answers take. */
const steadily = async (perSecond: number, act: (index: number) => Promise<void>): Promise<void> => {
  const running = new Set<Promise<void>>();
  for (let index = 0; lasts(); index++) {
    const run = act(index)
      .catch((error: unknown) => note(error instanceof Error ? error.name : 'unknown'))
      .finally(() => running.delete(run));
    running.add(run);
    await sleep(Math.max(0, began + ((index + 1) * 1000) / perSecond - performance.now()));
  }
  await Promise.all(running);
};

const enquire = async (index: number): Promise<void> => {
  const message = randomUUID();
  const newsletter = index % 5 === 4;
  const form = newsletter ? { 'form-name': 'newsletter', email: `${message}@example.org` } : { message };
  const { status } = await send(server.origin, form, { 'idempotency-key': message });
  counts.leads++;
  if (status === 200) acknowledged.add(newsletter ? `${message}@example.org` : message);
  else note(`an enquiry was answered ${status}`);
};

const pages = allAddresses().map(({ path }) => path);
const others = ['/robots.txt', '/sitemap.xml', '/no/such/page', '/contact/', '/healthz', '/.env', '/%zz'];

const visit = async (index: number): Promise<void> => {
  const every = [...pages, ...others];
  const path = every[(index * 7919) % every.length] ?? '/';
  const response = await fetch(server.origin + path, {
    redirect: 'manual',
    headers: { 'accept-encoding': ['br', 'gzip', 'identity'][index % 3] ?? 'br' },
  });
  await response.arrayBuffer();
  counts.visits++;
  const expected = others.includes(path) ? [200, 301, 400, 404] : [200];
  if (!expected.includes(response.status)) note(`${path} was answered ${response.status}`);
};

const samples: Sample[] = [];
const sample = async (): Promise<void> => {
  while (lasts()) {
    samples.push({ at: performance.now() - began, ...(await server.ask({ what: 'weigh' })) });
    await sleep(Number(values.every) * 1000);
  }
};

await Promise.all([steadily(Number(values.leads), enquire), steadily(Number(values.visits), visit), sample()]);
for (let tries = 0; tries < 200 && smtp.mails.length < acknowledged.size; tries++) await sleep(50);
server.child.kill('SIGTERM');
const { code, output } = await server.ended;
await smtp.close();

const config = readSettings(env).leads;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const store = await openStore(config, quiet);
const stored = new Set<string>();
for await (const leads of store.staff.find({}))
  for (const lead of leads) stored.add(lead.message && lead.form === 'contact' ? lead.message : (lead.email ?? ''));
await store.close();
rmSync(dataDir, { recursive: true });

const missing = [...acknowledged].filter((key) => !stored.has(key)).length;
/** Without the first third, in which code is compiled and caches fill. */
const steady = samples.slice(Math.floor(samples.length / 3));
const megabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1);
const last = samples.at(-1);
console.log(`${values.minutes} minutes, ${samples.length} samples, slopes over the last two thirds:`);
console.log(
  `  heap used after collection: ${megabytes(slope(steady, ({ heapUsed }) => heapUsed))} MB an hour, at the end ${megabytes(last?.heapUsed ?? 0)} MB`,
);
console.log(
  `  resident memory:            ${megabytes(slope(steady, ({ rss }) => rss))} MB an hour, at the end ${megabytes(last?.rss ?? 0)} MB`,
);
console.log(
  `  open descriptors:           ${slope(steady, ({ descriptors }) => descriptors).toFixed(1)} an hour, at the end ${last?.descriptors}`,
);
console.log(
  `${counts.visits} visits, ${counts.leads} enquiries, ${acknowledged.size} acknowledged, ${missing} of them missing, ${smtp.mails.length} mails.`,
);
console.log(`The server ended with code ${code}${output.includes('"level":50') ? ' and logged errors' : ''}.`);
for (const [what, times] of strange) console.log(`  ${times} × ${what}`);
process.exit(missing > 0 || strange.size > 0 || code !== 0 ? 1 : 0);
