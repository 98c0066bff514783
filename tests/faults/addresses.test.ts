/** Requests that no browser of good will sends, over raw sockets. */
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { badRequest } from './support/bad-request.ts';
import { killAndCleanUp } from './support/clean-up.ts';
import { flatnessOf, growthOf, weigh } from './support/flatness.ts';
import { seeded } from './support/random.ts';
import { inParallel } from './support/requests.ts';
import { note, scale } from './support/scale.ts';
import { startServer } from './support/server-process.ts';
import { uncaughtIn } from './support/visitors.ts';

/** A request that asks for more than it sends is left to itself after this, milliseconds. */
const PATIENCE = 400;

afterEach(killAndCleanUp);

/** Sends bytes and returns everything that comes back. */
const exchange = (port: number, request: Buffer): Promise<string> =>
  new Promise((resolve) => {
    const pieces: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    let timer = setTimeout(() => socket.destroy(), 10_000);
    socket.on('connect', () => socket.write(request));
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), 30);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearTimeout(timer);
      resolve(Buffer.concat(pieces).toString('latin1'));
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      timer = setTimeout(() => socket.destroy(), PATIENCE);
    });
  });

test('bad addresses, methods and headers: no 5xx, alive, memory flat', { timeout: 600_000 }, async ({ task }) => {
  const count = scale(600, 10_000);
  const seed = Math.floor(Math.random() * 2 ** 32);
  const server = await startServer({ DATA_DIR: testFolder() }, { probe: true });
  const counts = new Map<string, number>();
  const faults: string[] = [];
  const run = (from: number, to: number): Promise<void> =>
    inParallel(to - from, 25, async (index) => {
      const request = badRequest(seeded(seed + from + index));
      const answer = await exchange(server.port, request);
      const statuses = [...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => status ?? '');
      const status = statuses[0] ?? 'none';
      counts.set(status, (counts.get(status) ?? 0) + 1);
      if (statuses.some((each) => each >= '500') || /node_modules|at .*\.ts:\d/.test(answer))
        faults.push(
          `seed ${seed + from + index}: ${request.toString('latin1').slice(0, 200)} -> ${answer.slice(0, 200)}`,
        );
    });
  await run(0, Math.ceil(count / 3));
  const warm = await weigh(server);
  await run(Math.ceil(count / 3), count);
  const end = await weigh(server);
  const summary = [...counts].sort().map(([status, each]) => `${each} × ${status}`);
  note(task, {
    done: `hostile requests: ${summary.join(', ')}; ${flatnessOf(warm, end)}`,
    times: count,
    uncaught: uncaughtIn([server]),
  });
  expect(faults).toEqual([]);
  expect((await fetch(`${server.origin}/contact`)).status).toBe(200);
  expect(server.child.exitCode).toBeNull();
  expect(server.output()).not.toMatch(/"level":(50|60)|Unhandled|Warning/);
  expect(growthOf(warm, end)).toBeNull();
});
