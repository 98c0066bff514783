/** A request for exactly the path of a file is answered before any route sees it: with what the route would send. */
import { once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileAnswers } from '../server/http/file-answers.ts';
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

test('every address and file of the site is answered before the routes, and counted', async () => {
  const counted: string[] = [];
  const answers = fileAnswers({
    site,
    isSecure: () => false,
    meter: { request: (kind, method, status) => void counted.push(`${kind} ${method} ${status}`) },
  });
  const server = createServer((request, response) => void answers.answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (const path of site.files.keys()) {
    const [response] = await once(request({ port, path, agent, method: 'HEAD' }).end(), 'response');
    expect(response.resume().statusCode, path).toBe(200);
  }
  agent.destroy();
  expect(counted).toEqual(Array(site.files.size).fill('page HEAD 200'));
  server.closeAllConnections();
  server.close();
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
