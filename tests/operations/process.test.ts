import { afterEach, expect, test } from 'vitest';
import { startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { lockFile, testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { killAndCleanUp } from '../faults/support/clean-up.ts';
import { startServer } from '../faults/support/server-process.ts';
import { takePort } from '../support/ports.ts';
import { fetchMetrics, listLines, post, sample, soon, start } from './real-server.ts';

afterEach(killAndCleanUp);

test('logs each unusual request once, nothing personal', async () => {
  const server = await start({ METRICS_PORT: '', TRUST_PROXY: 'true' });
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
  expect(server.output()).not.toMatch(/secret|whisper|98765|127\.0\.0\.1"/i);

  // Addresses that a trusted proxy tells are shortened too.
  for (const address of ['203.0.113.77', '2001:db8:1234:5678::9', '::ffff:198.51.100.7'])
    await post(server.origin, { 'x-forwarded-for': address });
  const networks = () => listLines(server).flatMap((line) => (line.msg === 'request' ? [line.network] : []));
  await soon(() => networks().slice(4)).toEqual(['203.0.113.0/24', '2001:db8:1234::/48', '198.51.100.0/24']);
  // Metrics are off unless METRICS_PORT is set.
  expect(listLines(server).some((line) => line.msg === 'Metrics server listening')).toBe(false);
});

test('counts requests, leads and notifications out of reach', async () => {
  const smtp = await startMailServer();
  smtp.behave(451);
  const server = await start({ SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' });
  for (const path of ['/about', '/', '/nothing', '/About']) await fetch(server.origin + path, { redirect: 'manual' });
  await fetch(`${server.origin}/about`, { method: 'HEAD' });
  await fetch(`${server.origin}/about`, { method: 'PROPFIND' });
  const ahead = { headers: { 'sec-purpose': 'prefetch' } };
  await fetch(`${server.origin}/about`, { headers: { 'sec-purpose': 'prefetch;prerender' } });
  for (const path of ['/about', '/services', '/nothing']) await fetch(server.origin + path, ahead);
  await post(server.origin);
  await post(server.origin, {}, { 'bot-field': 'x' });
  await post(server.origin, {}, { email: 'none' });
  const metrics = await fetchMetrics(server);
  const count = (kind: string, method: string, status: number) =>
    sample(metrics, `site_requests_total{kind="${kind}",method="${method}",status="${status}"}`);
  expect(count('page', 'GET', 200)).toBe(2);
  expect(count('page', 'GET', 404)).toBe(1);
  expect(count('page', 'GET', 301)).toBe(1);
  expect(count('page', 'HEAD', 200)).toBe(1);
  expect(count('prefetch', 'GET', 200)).toBe(2);
  expect(count('prefetch', 'GET', 404)).toBe(1);
  expect(count('prerender', 'GET', 200)).toBe(1);
  expect(count('form', 'POST', 200)).toBe(2);
  expect(count('form', 'POST', 422) || count('form', 'POST', 400)).toBe(1);
  expect(sample(metrics, 'site_request_duration_seconds_count{kind="form"}')).toBe(3);
  expect(sample(metrics, 'site_leads{form="contact",state="new"}')).toBe(1);
  expect(sample(metrics, 'site_leads{form="contact",state="spam"}')).toBe(1);
  expect(sample(metrics, 'site_notifications{state="pending"}')).toBe(1);
  expect(sample(metrics, 'site_oldest_unsent_seconds')).toBeGreaterThan(0);
  expect(sample(metrics, 'site_leads_overdue')).toBe(0);
  expect(sample(metrics, 'site_storage_ready')).toBe(1);
  expect(sample(metrics, 'site_connections')).toBeGreaterThan(0);
  expect(sample(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(metrics).toContain('nodejs_eventloop_lag_p99_seconds');
  expect(metrics).not.toMatch(/PROPFIND|secretia/i);

  const outside = await fetch(`${server.origin}/metrics`);
  expect(outside.status).toBe(404);
  expect(await outside.text()).toContain('Page Not Found');
  await smtp.close();
});

test('is not ready without a writable database', async () => {
  const folder = testFolder();
  const server = await start({ DATA_DIR: folder, SHUTDOWN_DELAY: '2' });
  const ready = async () => {
    const response = await fetch(`${server.origin}/readyz`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    return [response.status, await response.text()];
  };
  const storageReady = async () => sample(await fetchMetrics(server), 'site_storage_ready');
  expect(await ready()).toEqual([200, 'ready\n']);
  const unlock = lockFile(folder);
  await soon(ready).toEqual([503, 'not ready\n']);
  expect(await storageReady()).toBe(0);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  unlock();
  await soon(ready).toEqual([200, 'ready\n']);
  await soon(storageReady).toBe(1);

  // And it says no first when the process is to end, while visitors are still served.
  server.child.kill('SIGTERM');
  await soon(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
  expect((await fetch(`${server.origin}/about`)).status).toBe(200);
  expect((await post(server.origin)).status).toBe(200);
  expect((await server.ended).code).toBe(0);
});

test('a taken port of the metrics is named', async () => {
  const { port, release } = await takePort();
  await expect(
    startServer({ DATA_DIR: testFolder(), METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' }),
  ).rejects.toThrow(`Port ${port} is taken by another program: end that one, or set METRICS_PORT to another number`);
  await release();
});
