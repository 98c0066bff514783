/** It needs the build, which makes the module that renders. */

import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { httpLimits } from '../http/http-server.ts';
import { databaseKinds } from '../leads/store/testing/databases.ts';
import { allLeads, makeSubmission } from '../leads/store/testing/fixtures.ts';
import { closeDesks, office, openDesk } from './testing/open-desk.ts';

const { desk } = sampleEdition();

afterEach(closeDesks);

/** Asks with the headers as they are; `fetch` writes its own Host. */
const askAs = (origin: string, path: string, headers: Record<string, string>, body?: string) =>
  new Promise<{ readonly status: number; readonly body: string }>((resolve, reject) => {
    const { port } = new URL(origin);
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const method = body === undefined ? 'GET' : 'POST';
    request({ host: '127.0.0.1', port, path, method, headers: { ...type, ...headers }, agent: false }, (response) =>
      text(response).then((answer) => resolve({ status: response.statusCode ?? 0, body: answer }), reject),
    )
      .on('error', reject)
      .end(body);
  });

describe.each(databaseKinds)('the desk on %s', (kind) => {
  test('answers under its own names alone', async () => {
    const { origin } = await openDesk({ kind, deskOrigin: 'https://desk.example' });
    const { port } = new URL(origin);
    for (const host of ['desk.example', 'DESK.example:443', `localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`])
      expect((await askAs(origin, '/sign-in', { host })).status, host).toBe(200);
    const strange = [
      'evil.test',
      `evil.test:${port}`,
      'desk.example:80',
      'desk.example.evil.test',
      'localhost:1',
      'x y',
    ];
    for (const host of strange) {
      const { status, body } = await askAs(origin, '/sign-in', { host });
      expect([host, status]).toEqual([host, 421]);
      expect(body).toContain('https://desk.example');
    }
  });

  test('refuses posts from other names, and by plain http', async () => {
    const { origin, smtp } = await openDesk({ kind, deskOrigin: 'https://desk.example' });
    const { port } = new URL(origin);
    const post = async (host: string, from: string, more: Record<string, string> = {}): Promise<number> =>
      (await askAs(origin, '/sign-in', { host, origin: from, ...more }, `email=${office}`)).status;
    expect(await post(`evil.test:${port}`, `http://evil.test:${port}`)).toBe(421);
    expect(await post(`evil.test:${port}`, `http://evil.test:${port}`, { 'x-forwarded-host': 'desk.example' })).toBe(
      421,
    );
    expect(await post('desk.example', 'http://desk.example')).toBe(403);
    expect(await post('desk.example', `http://localhost:${port}`)).toBe(403);
    await sleep(100);
    expect(smtp.mails).toEqual([]);
    expect(await post('desk.example', 'https://desk.example')).toBe(200);
  });

  test('answers what the framework refuses with its own private pages', async () => {
    const { ask, enter, store, lines } = await openDesk({ kind });
    await store.submit(makeSubmission());
    const [lead] = await allLeads(store);
    await enter();
    const long = 'a'.repeat(200);
    const strange = ['x%0d%0ay', '%E0%AE%85', 'A-B', `${lead?.id}x`];
    const cases: [path: string, status: number, form?: Record<string, string>][] = [
      ['/%zz', 400],
      ['/%', 400],
      [`/enquiries/${long}`, 404],
      [`/sign-in/${long}`, 404],
      [`/enquiries/${long}/answered`, 404, {}],
      ...strange.flatMap((id): typeof cases => [
        [`/enquiries/${id}`, 404],
        [`/enquiries/${id}/erase`, 404],
        [`/enquiries/${id}/answered`, 404, {}],
        [`/enquiries/${id}/note`, 404, { note: 'x' }],
      ]),
    ];
    for (const [path, status, form] of cases) {
      const answer = await ask(path, form);
      expect([path, answer.status]).toEqual([path, status]);
      expect(answer.html).toContain(desk.title);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; /);
    }
    expect(lines.filter((line) => line.includes('"level":50'))).toEqual([]);
  });
});

test('limits connections, and how long silent ones stay open', async () => {
  const { app, ask, connectSilently } = await openDesk();
  const sockets = await Promise.all(Array.from({ length: 80 }, connectSilently));
  // Those that are too many are closed, and silent ones with them to make room.
  await expect.poll(() => sockets.filter(({ closed }) => closed).length).toBeGreaterThanOrEqual(30);
  expect((await ask('/sign-in')).status).toBe(200);
  expect([app.server.timeout, app.server.headersTimeout]).toEqual([httpLimits.idleTimeout, httpLimits.headersTimeout]);
  for (const socket of sockets) socket.destroy();
});
