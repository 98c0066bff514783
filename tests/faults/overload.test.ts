import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { allLeads, lockFile, testConfig, testFolder, testStore } from '../../server/leads/store/testing/fixtures.ts';
import { BLOG_PROXY_PATH } from '../../src/feed/feed-urls.ts';
import { countAnswers, listLines, post, preload, soon, start, taken } from '../operations/real-server.ts';
import { sampleEdition } from '../support/firms.ts';
import { killAndCleanUp } from './support/clean-up.ts';

const { firm } = sampleEdition();

afterEach(killAndCleanUp);

describe('overload', () => {
  /** Keeps the event loop busy for a quarter of a second in each turn, from one SIGUSR2 to the next. */
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

  test('refuses posts, keeps pages, and ends by itself', async () => {
    // The server uses its default bound.
    const server = await start({ ...busy, MAX_EVENT_LOOP_DELAY: '' });
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
    await soon(() => countAnswers(server, 'GET', BLOG_PROXY_PATH, 503)).toBe(1);
    expect(listLines(server).filter((line) => Number(line.level) >= 50)).toEqual([]);
  });

  test('bounds posts that wait for a locked store', async () => {
    const folder = testFolder();
    // On a busy machine the other limit would refuse some.
    const server = await start({ DATA_DIR: folder, MAX_POSTS: '3', MAX_EVENT_LOOP_DELAY: '0' });
    const unlock = lockFile(folder);
    const posts = Array.from({ length: 10 }, (_, index) => post(server.origin, {}, { message: `message ${index}` }));
    let answered = 0;
    for (const sent of posts) void sent.then(() => answered++);
    // No longer than it takes: those inside wait for ten seconds at most.
    await soon(() => answered).toBe(7);
    expect((await fetch(`${server.origin}/about`)).status).toBe(200);
    unlock();
    const statuses = (await Promise.all(posts)).map((response) => response.status).sort();
    expect(statuses).toEqual([...Array(3).fill(200), ...Array(7).fill(503)]);
    expect(await allLeads(await testStore(testConfig({ DATA_DIR: folder })))).toHaveLength(3);
    await soon(() => countAnswers(server, 'POST', '/', 503)).toBe(7);
    expect((await post(server.origin)).status).toBe(200);
  });
});

describe('a server after an uncaught exception', () => {
  test.each([
    ['an exception', "setImmediate(() => { throw new Error('Secre' + 'tia') })", 'uncaughtException'],
    ['a rejection', "Promise.reject(new Error('Secre' + 'tia'))", 'unhandledRejection'],
  ])('logs %s with an id, and exits with 1', async (_what, fault, origin) => {
    const folder = testFolder();
    const server = await start({ DATA_DIR: folder, ...preload(`process.on('SIGUSR2', () => { ${fault} })`) });
    const unlock = lockFile(folder);
    const inFlight = post(server.origin);
    await taken(server);
    server.child.kill('SIGUSR2');
    await soon(() => listLines(server).some((line) => line.level === 60)).toBe(true);
    unlock();
    expect((await inFlight).status).toBe(200);
    expect((await server.ended).code).toBe(1);
    const fatal = listLines(server).find((line) => line.level === 60);
    expect(fatal).toMatchObject({ origin, errorType: 'Error', id: expect.stringMatching(/^[\da-f-]{36}$/) });
    expect(server.output()).not.toContain('Secretia');
  });
});

test('survives a lack of descriptors', async () => {
  const server = await start({}, { descriptors: 60 });
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

test('waits at its end for a post alone', async () => {
  const folder = testFolder();
  const server = await start({ DATA_DIR: folder });
  const slow = connect(server.port, '127.0.0.1');
  slow.on('error', () => undefined);
  await once(slow, 'connect');
  slow.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5');
  const unlock = lockFile(folder);
  const inFlight = post(server.origin);
  await taken(server);
  server.child.kill('SIGTERM');
  await sleep(300);
  unlock();
  expect((await inFlight).status).toBe(200);
  const { code, output } = await server.ended;
  expect(code).toBe(0);
  expect(output).not.toContain('cut off');
});
