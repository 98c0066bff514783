import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { httpLimits } from '../../server/http/http-server.ts';
import { contactForm, multipart, post } from '../../server/leads/intake/testing/form-server.ts';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from '../faults/support/clean-up.ts';
import { startServer } from '../faults/support/server-process.ts';
import { askRaw, openLine } from '../support/http.ts';
import { serveSite } from '../support/open-site.ts';

const SLOW_LINES = 500;

const site = serveSite();
afterEach(killAndCleanUp);

test(`closes ${SLOW_LINES} slow connections that disturb nobody`, async () => {
  const lines = await Promise.all(Array.from({ length: SLOW_LINES * 2 }, () => openLine(site.origin)));
  // A line may also end with an error: what was written to it after its end.
  const closed = lines.map((line) => new Promise((resolve) => line.once('close', resolve)));
  const answers = lines.map(() => '');
  for (const [index, line] of lines.entries()) {
    line.on('data', (piece: Buffer) => {
      answers[index] += piece.toString();
    });
    line.write(
      index % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\n',
    );
  }
  const drip = setInterval(() => {
    for (const line of lines) if (line.writable) line.write('a');
  }, 1000);

  const until = Date.now() + httpLimits.headersTimeout;
  for (let visit = 0; Date.now() < until; visit++) {
    expect((await fetch(`${site.origin}/locations/coimbatore`)).status).toBe(200);
    expect((await post(site.origin, multipart({ ...contactForm, message: `visit ${visit}` }))).status).toBe(200);
    await sleep(500);
  }
  const timeout = httpLimits.requestTimeout + 30_000;
  await Promise.race([Promise.all(closed), sleep(timeout, null, { ref: false })]);
  clearInterval(drip);
  expect(lines.filter((line) => !line.closed)).toHaveLength(0);
  // Slow clients are told so; a line that was written to just then may lose it.
  const told = answers.filter((answer) => answer !== '');
  expect(told.length).toBeGreaterThan(0);
  expect(told.filter((answer) => !/^HTTP\/1\.1 408 /.test(answer))).toEqual([]);
});

test('silent connections to the desk leave the site its descriptors', async () => {
  const limits = { MAX_CONNECTIONS: '200', DESK_PORT: '0' };
  const server = await startServer({ DATA_DIR: testFolder(), ...limits }, { descriptors: 320 });
  const [, port] = /The desk is on http:\/\/localhost:(\d+)/.exec(server.output()) ?? [];
  const lines = await Promise.all(Array.from({ length: 330 }, () => openLine(`http://127.0.0.1:${port}`)));
  for (const line of lines) line.resume();
  const open = (): number => lines.filter(({ closed }) => !closed).length;
  await expect.poll(open).toBeLessThanOrEqual(50);
  for (let visit = 0; visit < 5; visit++) {
    expect((await fetch(`${server.origin}/locations/coimbatore`)).status).toBe(200);
    expect((await post(server.origin, multipart({ ...contactForm, message: `visit ${visit}` }))).status).toBe(200);
  }
  await expect.poll(open, { timeout: httpLimits.idleTimeout + 30_000 }).toBe(0);
});

test('refuses a body announced as too large', async () => {
  const answer = await askRaw(
    site.origin,
    'POST / HTTP/1.1\r\nHost: x\r\nAccept: application/json\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 10000000000\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 413 /);
});
