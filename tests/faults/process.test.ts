import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { allLeads, testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { allAddresses } from '../../src/addresses/all-addresses.ts';
import { pageFile } from '../../src/delivery/page-file.ts';
import { frameFile, rendererFile } from '../../src/delivery/template-files.ts';
import { dist } from '../support/built.ts';
import { sampleEdition } from '../support/firms.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { send } from './support/requests.ts';
import { scale } from './support/scale.ts';
import { findRefusal, startServer } from './support/server-process.ts';

const HOUR = 3_600_000;
const built = realpathSync(dist);

afterEach(killAndCleanUp);

test('ends at a second SIGTERM, and starts again', async () => {
  const rounds = scale(2, 20);
  const env = { DATA_DIR: testFolder(), LOG_LEVEL: 'info' };
  for (let round = 0; round < rounds; round++) {
    const server = await startServer(env);
    expect((await send(server.origin, { name: `n${round}` })).status).toBe(200);
    // A request under way: its body never comes.
    const slow = connect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write(
      'POST / HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 99\r\nexpect: 100-continue\r\n\r\n',
    );
    // "100 Continue" says that the request is under way, the log that the first signal has arrived.
    await once(slow, 'data');
    server.child.kill('SIGTERM');
    await vi.waitFor(() => expect(server.output()).toContain('"Shutting down"'), { timeout: 10_000, interval: 5 });
    // Signals within half a second are one: a terminal and npm both pass Ctrl+C on.
    await sleep(700);
    server.child.kill('SIGTERM');
    const { code, signal, output } = await server.ended;
    expect([code, signal, output.includes('    at ')]).toEqual([1, null, false]);
    slow.destroy();
  }
  expect(await allLeads(await testStore(testConfig(env)))).toHaveLength(rounds);
});

test('names a missing or incomplete build', async () => {
  const lacking = (change: (folder: string) => void): string => {
    const folder = join(testFolder(), 'dist');
    // Links, because the build is large.
    execFileSync('cp', ['-rl', built, folder]);
    change(folder);
    return folder;
  };
  // An alias could be missing without harm: the server answers it with its canonical page.
  const page =
    allAddresses(sampleEdition()).find(({ canonical }) => canonical.startsWith('/services/'))?.canonical ?? '';
  const builds = [
    join(testFolder(), 'absent'),
    testFolder(),
    lacking((folder) => rmSync(join(folder, 'site'), { recursive: true })),
    lacking((folder) => rmSync(join(folder, 'inline-hashes.json'))),
    lacking((folder) => {
      rmSync(join(folder, 'inline-hashes.json'));
      writeFileSync(join(folder, 'inline-hashes.json'), '["sha256-');
    }),
    lacking((folder) => {
      for (const form of ['', '.br', '.gz']) rmSync(join(folder, 'site', `404.html${form}`));
    }),
    lacking((folder) => rmSync(join(folder, frameFile('en')))),
    lacking((folder) => rmSync(join(folder, rendererFile))),
    lacking((folder) => rmSync(join(folder, 'site', pageFile(page)))),
    lacking((folder) => rmSync(join(folder, 'site', 'services'), { recursive: true })),
  ];
  for (const build of builds) {
    expect(await findRefusal({ SITE_DIR: build, DATA_DIR: testFolder() }), build).toContain('buil');
  }
});

test('a clock that jumps turns nobody away', async () => {
  const env = { DATA_DIR: testFolder(), RATE_LIMIT_ADDRESS: '3', RATE_LIMIT_FORM: '1000' };
  const server = await startServer(env, { probe: true });
  const jumps = [6, -6, -30, 30, 0.5, -0.5, 100, -100].slice(0, scale(4, 8));
  let shift = 0;
  let leads = 0;
  const post = async (): Promise<number> => (await send(server.origin, { name: `n${leads}` })).status;
  const turnClock = (hours: number) => {
    shift += hours * HOUR;
    return server.ask({ shift });
  };
  for (const jump of jumps) {
    // The posts reach the limit, so that its count is there when the clock jumps.
    for (let index = 0; index < 3; index++) {
      // Every round is hours apart from the one before, in one direction or the other.
      expect(await post()).toBe(200);
      leads++;
    }
    expect(await post()).toBe(429);
    await turnClock(12);
    const key = `a-key-of-${leads}-leads`;
    expect((await send(server.origin, { name: `n${leads}` }, { 'idempotency-key': key })).status).toBe(200);
    await turnClock(jump);
    // A key names one lead on both sides of the jump.
    expect((await send(server.origin, { name: `n${leads}` }, { 'idempotency-key': key })).status).toBe(200);
    leads++;
    // Back to a time that no round has used.
    await turnClock(12);
  }
  server.child.kill('SIGTERM');
  expect((await server.ended).code).toBe(0);
  expect(await allLeads(await testStore(testConfig(env)))).toHaveLength(leads);
});
