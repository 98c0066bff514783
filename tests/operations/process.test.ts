import { afterEach, expect, test } from 'vitest';
import { lockFile, testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from '../faults/support/clean-up.ts';
import { listLines, post, soon, start } from './real-server.ts';

afterEach(killAndCleanUp);

test('logs each unusual request once, nothing personal', async () => {
  const server = await start({ TRUST_PROXY: 'true' });
  await post(server.origin, { 'user-agent': 'Secret Agent', referer: `${server.origin}/contact?from=secretia` });
  await fetch(`${server.origin}/about?email=secretia@example.org`);
  await fetch(`${server.origin}/newsletter/confirm/secretia-token`);
  await fetch(`${server.origin}/secretia`, { method: 'DELETE' });
  await fetch(`${server.origin}/nothing/secretia`);
  await soon(() => listLines(server).filter((line) => line.msg === 'request')).toHaveLength(4);
  const requests = listLines(server).filter((line) => line.msg === 'request');
  // A client may ask again before the server has seen the end of its last answer.
  expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`).sort()).toEqual([
    'DELETE none 405',
    'GET /* 404',
    'GET /newsletter/confirm/:token 410',
    'POST / 200',
  ]);
  for (const line of requests) {
    expect(line.network).toBe('127.0.0.0/24');
    expect(line.ms).toBeTypeOf('number');
  }
  const [stored, posted] = listLines(server).filter(
    (line) => line.reqId === requests.find(({ method }) => method === 'POST')?.reqId,
  );
  expect([stored?.msg, posted?.msg]).toEqual(['Submission stored', 'request']);
  expect(server.output()).not.toMatch(/secret|whisper|98765 ?00001|127\.0\.0\.1"/i);

  // Addresses that a trusted proxy tells are shortened too.
  for (const address of ['203.0.113.77', '2001:db8:1234:5678::9', '::ffff:198.51.100.7'])
    await post(server.origin, { 'x-forwarded-for': address });
  const networks = () => listLines(server).flatMap((line) => (line.msg === 'request' ? [line.network] : []));
  await soon(() => networks().slice(4)).toEqual(['203.0.113.0/24', '2001:db8:1234::/48', '198.51.100.0/24']);
});

test('is not ready without a writable database', async () => {
  const folder = testFolder();
  const server = await start({ DATA_DIR: folder, SHUTDOWN_DELAY: '2' });
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.text()];
  };
  expect(await ready()).toEqual([200, 'ready\n']);
  const unlock = lockFile(folder);
  await soon(ready).toEqual([503, 'not ready\n']);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  unlock();
  await soon(ready).toEqual([200, 'ready\n']);

  // A process that is about to end answers 503 at /readyz, and still serves visitors.
  server.child.kill('SIGTERM');
  await soon(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  expect((await post(server.origin)).status).toBe(200);
  expect((await server.ended).code).toBe(0);
});
