/** The real process as its operator sees it: log, metrics, readiness, overload, faults and the end. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { firm } from '../../content/firm.ts';
import { startMailServer } from '../../server/leads/outbox/testing/mail-server.ts';
import { testFolder } from '../../server/leads/store/testing/fixtures.ts';
import { BLOG_PROXY_PATH } from '../../src/feed/addresses.ts';
import { killAndCleanUp } from '../faults/support/clean-up.ts';
import { type Env, type ServerProcess, startServer } from '../faults/support/server-process.ts';

/** Asks until the answer is as expected; a loaded machine takes its time. */
const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 20_000 });

afterEach(killAndCleanUp);

/** A server with the limits that it has by default. */
const start = (env: Env = {}, options: Parameters<typeof startServer>[1] = {}): Promise<ServerProcess> => {
  const preset = { LOG_LEVEL: 'info', METRICS_PORT: '0', MAX_EVENT_LOOP_DELAY: '', MAX_POSTS: '' };
  return startServer({ DATA_DIR: testFolder(), ...preset, ...env }, options);
};

const personal = {
  name: 'Secretia Example',
  email: 'secretia@example.org',
  phone: '+91 98765 00001',
  message: 'Whisper',
};

const form = (more: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({ 'form-name': 'contact', service: 'General Inquiry', ...personal, ...more });

const post = (origin: string, headers: Record<string, string> = {}, more: Record<string, string> = {}) =>
  fetch(origin, {
    method: 'POST',
    body: form(more),
    redirect: 'manual',
    headers: { accept: 'application/json', ...headers },
  });

type Line = Readonly<Record<string, unknown>>;

/** The log's lines; the one for people is no JSON. */
const linesOf = (server: ServerProcess): Line[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

const metricsOf = async (server: ServerProcess): Promise<string> => {
  const at = () => linesOf(server).find((line) => line.msg === 'metrics are given out')?.at;
  await soon(at).toBeDefined();
  return (await fetch(String(at()))).text();
};

/** The number of one series. */
const sample = (metrics: string, series: string): number => {
  const line = metrics.split('\n').find((text) => text.startsWith(`${series} `));
  return line === undefined ? Number.NaN : Number(line.slice(series.length + 1));
};

/** Resolves when the server has surely read what was sent before. */
const taken = async (server: ServerProcess): Promise<void> => {
  for (let visit = 0; visit < 3; visit++) {
    await (await fetch(`${server.origin}/healthz`)).text();
    await sleep(100);
  }
};

/** Code that runs in the server before it; signals tell it what to do. */
const preload = (code: string): Env => ({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` });

describe('the log', () => {
  test('has one line for each request that is no routine, with its id, and nothing personal', async () => {
    const server = await start();
    await post(server.origin, { 'user-agent': 'Secret Agent', referer: `${server.origin}/contact?from=secretia` });
    await fetch(`${server.origin}/about?email=secretia@example.org`);
    await fetch(`${server.origin}/newsletter/confirm/secretia-token`);
    await fetch(`${server.origin}/secretia`, { method: 'DELETE' });
    await fetch(`${server.origin}/nothing/secretia`);
    await soon(() => linesOf(server).filter((line) => line.msg === 'request')).toHaveLength(4);
    const requests = linesOf(server).filter((line) => line.msg === 'request');
    expect(requests.map(({ method, route, status }) => `${method} ${route} ${status}`)).toEqual([
      'POST / 200',
      'GET /newsletter/confirm/:token 410',
      'DELETE none 405',
      'GET /* 404',
    ]);
    for (const line of requests) {
      expect(line.network).toBe('127.0.0.0/24');
      expect(line.ms).toBeTypeOf('number');
    }
    const [stored, posted] = linesOf(server).filter((line) => line.reqId === requests[0]?.reqId);
    expect([stored?.msg, posted?.msg]).toEqual(['enquiry stored', 'request']);
    expect(server.output()).not.toMatch(/secret|whisper|98765|127\.0\.0\.1"/i);
  });

  test('shortens addresses that a trusted proxy tells', async () => {
    const server = await start({ TRUST_PROXY: 'true' });
    for (const address of ['203.0.113.77', '2001:db8:1234:5678::9', '::ffff:198.51.100.7'])
      await post(server.origin, { 'x-forwarded-for': address });
    await soon(() => linesOf(server).flatMap((line) => (line.msg === 'request' ? [line.network] : []))).toEqual([
      '203.0.113.0/24',
      '2001:db8:1234::/48',
      '198.51.100.0/24',
    ]);
  });
});

describe('metrics', () => {
  test('count requests, leads and notifications, on a port that visitors cannot reach', async () => {
    const smtp = await startMailServer();
    smtp.behave(451);
    const server = await start({ SMTP_URL: smtp.url, NOTIFY_TO: 'staff@firm.example' });
    for (const path of ['/about', '/', '/nothing', '/About']) await fetch(server.origin + path, { redirect: 'manual' });
    await fetch(`${server.origin}/about`, { method: 'HEAD' });
    await fetch(`${server.origin}/about`, { method: 'PROPFIND' });
    const ahead = { headers: { 'sec-purpose': 'prefetch' } };
    for (const path of ['/about', '/services', '/nothing']) await fetch(server.origin + path, ahead);
    await post(server.origin);
    await post(server.origin, {}, { 'bot-field': 'x' });
    await post(server.origin, {}, { email: 'none' });
    const metrics = await metricsOf(server);
    const count = (kind: string, method: string, status: number) =>
      sample(metrics, `site_requests_total{kind="${kind}",method="${method}",status="${status}"}`);
    expect(count('page', 'GET', 200)).toBe(2);
    expect(count('page', 'GET', 404)).toBe(1);
    expect(count('page', 'GET', 301)).toBe(1);
    expect(count('page', 'HEAD', 200)).toBe(1);
    expect(count('prefetch', 'GET', 200)).toBe(2);
    expect(count('prefetch', 'GET', 404)).toBe(1);
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

  test('leave out what the store does not say, and answer in time', async () => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder });
    const other = new Database(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const locked = await metricsOf(server);
    expect(sample(locked, 'site_storage_ready')).toBe(0);
    other.exec('rollback');
    other.close();
    await soon(async () => sample(await metricsOf(server), 'site_storage_ready')).toBe(1);
  });
});

describe('readiness', () => {
  test('says no while the store cannot be written, in two words', async () => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder });
    const ready = async () => {
      const response = await fetch(`${server.origin}/readyz`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      return [response.status, await response.text()];
    };
    expect(await ready()).toEqual([200, 'ready\n']);
    const other = new Database(join(folder, 'leads.db'));
    other.exec('begin immediate');
    await soon(ready).toEqual([503, 'not ready\n']);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    other.exec('rollback');
    other.close();
    await soon(ready).toEqual([200, 'ready\n']);
  });

  test('says no first when the process is to end, while visitors are still served', async () => {
    const server = await start({ SHUTDOWN_DELAY: '2' });
    server.child.kill('SIGTERM');
    await soon(async () => (await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/about`)).status).toBe(200);
    expect((await post(server.origin)).status).toBe(200);
    expect((await server.ended).code).toBe(0);
  });
});

describe('overload', () => {
  /** From SIGUSR2 to SIGUSR2 the event loop has a quarter of a second of work for each turn. */
  const busy = preload(`
    let busy = false;
    const work = () => {
      if (!busy) return;
      const end = Date.now() + 250;
      while (Date.now() < end);
      setTimeout(work, 5);
    };
    process.on('SIGUSR2', () => { busy = !busy; work(); });
  `);

  test('turns posts and the blog away with the phone number, goes on with pages, and ends by itself', async () => {
    const server = await start(busy);
    server.child.kill('SIGUSR2');
    const shed = async (): Promise<Response> => {
      for (;;) {
        const response = await post(server.origin);
        if (response.status === 503) return response;
        await response.body?.cancel();
      }
    };
    const refused = await shed();
    expect(refused.headers.get('retry-after')).toBe('5');
    expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await refused.json()).toMatchObject({ ok: false, error: 'overloaded', phone: firm.phone, retryAfter: 5 });

    const page = await post(server.origin, { accept: 'text/html' });
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toBe('5');
    expect(await page.text()).toContain(firm.phone);

    const blog = await fetch(server.origin + BLOG_PROXY_PATH);
    expect(blog.status).toBe(503);
    expect(await blog.json()).toMatchObject({ error: 'overloaded', phone: firm.phone });

    expect((await fetch(`${server.origin}/services/gst-returns`)).status).toBe(200);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

    server.child.kill('SIGUSR2');
    await soon(async () => (await post(server.origin)).status).toBe(200);
    const metrics = await metricsOf(server);
    expect(sample(metrics, 'site_requests_shed_total{reason="event-loop"}')).toBeGreaterThan(2);
    expect(linesOf(server).filter((line) => Number(line.level) >= 50)).toEqual([]);
  });

  test('bounds the posts that wait for a store that is locked; those inside are kept', async () => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder, MAX_POSTS: '3' });
    const other = new Database(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const posts = Array.from({ length: 10 }, (_, index) => post(server.origin, {}, { message: `message ${index}` }));
    let answered = 0;
    for (const sent of posts) void sent.then(() => answered++);
    // No longer than it takes: those inside wait for ten seconds at most.
    await soon(() => answered).toBe(7);
    expect((await fetch(`${server.origin}/about`)).status).toBe(200);
    other.exec('rollback');
    const statuses = (await Promise.all(posts)).map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(503)]);
    expect(other.prepare('select count(*) from leads').pluck().get()).toBe(3);
    other.close();
    expect(sample(await metricsOf(server), 'site_requests_shed_total{reason="posts"}')).toBe(7);
    expect((await post(server.origin)).status).toBe(200);
  });
});

describe('a fault that nobody caught', () => {
  test.each([
    ['an exception', "setImmediate(() => { throw new Error('Secre' + 'tia') })", 'uncaughtException'],
    ['a rejection', "Promise.reject(new Error('Secre' + 'tia'))", 'unhandledRejection'],
  ])('%s is logged with an id, and the process ends with 1 after a post in flight', async (_what, fault, origin) => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder, ...preload(`process.on('SIGUSR2', () => { ${fault} })`) });
    const other = new Database(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const inFlight = post(server.origin);
    await taken(server);
    server.child.kill('SIGUSR2');
    await soon(() => linesOf(server).some((line) => line.level === 60)).toBe(true);
    other.exec('rollback');
    other.close();
    expect((await inFlight).status).toBe(200);
    expect((await server.ended).code).toBe(1);
    const fatal = linesOf(server).find((line) => line.level === 60);
    expect(fatal).toMatchObject({ origin, fault: 'Error', id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(server.output()).not.toContain('Secretia');
  });
});

describe('too few descriptors', () => {
  test('bound the lines, which is said; a flood of lines does not end the process', async () => {
    const server = await start({}, { descriptors: 140 });
    const warning = () => linesOf(server).find((line) => String(line.msg).startsWith('too few descriptors'));
    await soon(warning).toMatchObject({ wanted: 5000, possible: 40 });
    const lines = Array.from({ length: 400 }, () => {
      const line = connect(server.port, '127.0.0.1');
      line.on('error', () => undefined);
      return line;
    });
    await Promise.all(
      lines.map((line) => new Promise((resolve) => line.once('connect', resolve).once('close', resolve))),
    );
    for (const line of lines) line.destroy();
    await soon(async () => (await post(server.origin).catch(() => null))?.status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });

  test('at all: a line that cannot be taken does not end the process', async () => {
    // More lines are allowed than there are descriptors, so that accepting fails.
    const code = `process.report.getReport = () => ({});`;
    const server = await start(preload(code), { descriptors: 60 });
    const lines = Array.from({ length: 200 }, () => {
      const line = connect(server.port, '127.0.0.1');
      line.on('error', () => undefined);
      return line;
    });
    await sleep(1000);
    for (const line of lines) line.destroy();
    await soon(async () => (await post(server.origin).catch(() => null))?.status).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });
});

describe('the end', () => {
  test('waits for a post, not for slow lines and idle ones', async () => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder });
    const slow = connect(server.port, '127.0.0.1');
    slow.on('error', () => undefined);
    await once(slow, 'connect');
    slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5');
    const other = new Database(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const inFlight = post(server.origin);
    await taken(server);
    server.child.kill('SIGTERM');
    await sleep(300);
    other.exec('rollback');
    other.close();
    expect((await inFlight).status).toBe(200);
    const { code, output } = await server.ended;
    expect(code).toBe(0);
    expect(output).not.toContain('cut off');
  });

  test('comes at once with a second signal', async () => {
    const server = await start({ SHUTDOWN_DELAY: '60' });
    server.child.kill('SIGTERM');
    await soon(() => linesOf(server).some((line) => line.msg === 'closing')).toBe(true);
    server.child.kill('SIGTERM');
    expect((await server.ended).code).toBe(1);
  });
});

test('without METRICS_PORT there are no metrics, and a taken one is named', async () => {
  const folder = testFolder();
  const quiet = await start({ DATA_DIR: folder, METRICS_PORT: '' });
  expect(linesOf(quiet).some((line) => line.msg === 'metrics are given out')).toBe(false);
  await expect(
    startServer({ DATA_DIR: folder, METRICS_PORT: String(quiet.port), METRICS_HOST: '127.0.0.1' }),
  ).rejects.toThrow(`Port ${quiet.port} is taken: set METRICS_PORT to another one.`);
  rmSync(folder, { recursive: true, force: true });
});
