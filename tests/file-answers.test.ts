/** A request for exactly the path of a file is answered before any route sees it: with what the route would send. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileAnswers, fileAnswers } from '../server/http/file-answers.ts';
import type { Meter } from '../server/http/meter.ts';
import { loadSiteFiles, type SiteFiles } from '../server/http/site-files.ts';
import { type RunningSite, startSite } from './support/site.ts';

let running: RunningSite;
let site: SiteFiles;
beforeAll(async () => {
  running = await startSite({ TRUST_PROXY: 'true' });
  site = await loadSiteFiles(join(import.meta.dirname, '..', 'dist'));
});
afterAll(() => running.close());

/** Everything that comes back for a request, byte by byte, without the clock; the line may carry others before it. */
const bytesFor = async (
  method: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  before = 0,
): Promise<string> => {
  const { hostname, port } = new URL(running.origin);
  const socket = connect(Number(port), hostname);
  const ask = (last: Readonly<Record<string, string>>): string => {
    const lines = Object.entries({ host: 'localhost', ...headers, ...last }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    );
    return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  };
  socket.write(ask({}).repeat(before) + ask({ connection: 'close' }));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(socket, 'close');
  return Buffer.concat(chunks)
    .toString('latin1')
    .replaceAll(/\r\ndate: [^\r]*/gi, '');
};

/** The same address written so that only the route knows it. */
const spelled = (path: string): string => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`;

const asset = (ending: string): string => {
  const found = [...site.files.keys()].find((path) => path.startsWith('/assets/') && path.endsWith(ending));
  if (!found) throw new Error(`The site has no ${ending} file`);
  return found;
};

const paths = (): readonly string[] => [
  '/about',
  '/gst-returns-coimbatore',
  '/locations/erode/gst-returns',
  '/sitemap.xml',
  asset('.js'),
  asset('.woff2'),
];

describe.each([['GET'], ['HEAD']])('%s', (method) => {
  test.each([
    ['nothing', {}],
    ['brotli', { 'accept-encoding': 'gzip, deflate, br, zstd' }],
    ['gzip', { 'accept-encoding': 'gzip' }],
    ['weights', { 'accept-encoding': 'br;q=0.5, gzip;q=0.8' }],
    ['a refusal', { 'accept-encoding': 'br;q=0, gzip;q=0' }],
    ['an unknown encoding', { 'accept-encoding': 'compress' }],
    ['an encrypted line', { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' }],
    ['a proxy behind a proxy', { 'accept-encoding': 'br', 'x-forwarded-proto': 'https, http' }],
    ['another version', { 'if-none-match': '"other"' }],
    ['any version', { 'if-none-match': '*' }],
  ])('with %s gets from the route what it gets before it', async (_, headers) => {
    for (const path of paths()) {
      const first = await bytesFor(method, path, headers);
      expect(first, path).toMatch(/^HTTP\/1\.1 (200|304) /);
      expect(await bytesFor(method, spelled(path), headers), path).toBe(first);
      expect(await bytesFor(method, `${path}?utm_source=test`, headers), path).toBe(first);
    }
  });

  test('with the version that it holds is told that nothing has changed, in either way', async () => {
    for (const path of paths()) {
      const etag = /\r\netag: ([^\r]+)/.exec(await bytesFor(method, path, {}))?.[1] ?? '';
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
        const first = await bytesFor(method, path, { 'if-none-match': known });
        expect(first, path).toMatch(/^HTTP\/1\.1 304 [\s\S]*\r\n\r\n$/);
        expect(await bytesFor(method, spelled(path), { 'if-none-match': known }), path).toBe(first);
      }
    }
  });
});

test('an open line gets the same answer each time, and the last one closes it', async () => {
  const before = 4;
  for (const path of [...paths(), spelled('/about'), '/nothing']) {
    for (const headers of [{ 'accept-encoding': 'br' }, {}, { 'if-none-match': '*' }]) {
      const last = await bytesFor('GET', path, headers);
      const all = await bytesFor('GET', path, headers, before);
      expect(all.endsWith(last), path).toBe(true);
      const length = (all.length - last.length) / before;
      const first = all.slice(0, length);
      expect(all.slice(0, -last.length), path).toBe(first.repeat(before));
      expect(first.replace(/Connection: keep-alive\r\nKeep-Alive: timeout=\d+/, 'Connection: close'), path).toBe(last);
    }
  }
});

test('a body that is undone is the file as it was', async () => {
  const [identity, packed] = await Promise.all([
    fetch(`${running.origin}/about`, { headers: { 'accept-encoding': 'identity' } }),
    fetch(`${running.origin}/about`, { headers: { 'accept-encoding': 'br' } }),
  ]);
  expect(identity.headers.get('content-encoding')).toBeNull();
  const body = Buffer.from(await identity.arrayBuffer());
  expect(body.length).toBe(Number(identity.headers.get('content-length')));
  expect(body.toString()).toBe(await packed.text());
});

test('HSTS is for encrypted lines only', async () => {
  const plain = await bytesFor('GET', '/about', {});
  const secure = await bytesFor('GET', '/about', { 'x-forwarded-proto': 'https' });
  expect(plain).not.toContain('strict-transport-security');
  expect(secure).toContain('strict-transport-security');
});

describe('before the routes', () => {
  const counted: string[] = [];
  const refused = 418;
  const server = createServer((request, response) => {
    if (!answers.answer(request, response)) response.writeHead(refused).end();
  });
  let answers: FileAnswers;
  beforeAll(async () => {
    const meter: Pick<Meter, 'request'> = {
      request: (kind, method, status) => void counted.push(`${kind} ${method} ${status}`),
    };
    answers = fileAnswers({ site, isSecure: () => false, meter });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => void server.close());

  const statusOf = async (method: string, path: string): Promise<number> => {
    const { port } = server.address() as AddressInfo;
    return (await fetch(`http://127.0.0.1:${port}${path}`, { method })).status;
  };

  test('every address and file of the site is answered and counted', async () => {
    counted.length = 0;
    for (const path of site.files.keys()) expect(await statusOf('HEAD', path), path).toBe(200);
    expect(counted).toEqual(Array(site.files.size).fill('page HEAD 200'));
  });

  test.each([
    ['POST', '/about'],
    ['GET', '/about?a=b'],
    ['GET', '/About'],
    ['GET', '/about/'],
    ['GET', '/nothing'],
    ['GET', '/constructor'],
  ])('%s %s is left to the routes', async (method, path) => {
    counted.length = 0;
    expect(await statusOf(method, path)).toBe(refused);
    expect(counted).toEqual([]);
  });
});

describe('one line', () => {
  /** What comes back for some bytes until the other side closes. */
  const answersTo = async (bytes: string): Promise<string> => {
    const { hostname, port } = new URL(running.origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    let all = '';
    socket.on('data', (chunk: Buffer) => {
      all += chunk.toString('latin1');
    });
    socket.write(bytes);
    await once(socket, 'close');
    return all;
  };
  const ask = (target: string, ...headers: string[]): string =>
    `GET ${target} HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;

  test('is closed when 200 requests wait on it, before their answers fill the memory', async () => {
    const all = await answersTo(ask('/about', 'Host: localhost', 'Accept-Encoding: identity').repeat(200));
    expect(all.split('HTTP/1.1 200').length - 1).toBeLessThanOrEqual(20);
  });

  test('with two hosts in one request gets 400', async () => {
    expect(await answersTo(ask('/about', 'Host: one', 'host: two', 'Connection: close'))).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('gets a page by its whole address, as a proxy may ask for it', async () => {
    const whole = await answersTo(ask('http://localhost/about?x=1', 'Host: other', 'Connection: close'));
    expect(whole).toMatch(/^HTTP\/1\.1 200 /);
    expect(await answersTo(ask('http://localhost/nothing', 'Host: other', 'Connection: close'))).toMatch(
      /^HTTP\/1\.1 404 /,
    );
  });
});

test('a page is unzipped once for all who read it at the same time without an encoding', async () => {
  const { body } = site.files.get('/about')?.variants.identity ?? { body: () => Buffer.alloc(0) };
  const bytes = body();
  expect(bytes.length).toBeGreaterThan(10_000);
  expect(body()).toBe(bytes);
});
