import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blogSource } from '../../src/feed/blog-source.ts';
import { BLOG_PROXY_PATH } from '../../src/feed/feed-urls.ts';
import { readFeed } from '../../src/feed/read-feed.ts';
import { fixtureText } from '../../src/feed/testing/fixture.ts';
import { type HostileUpstream, startUpstream } from '../../src/feed/testing/hostile-blog.ts';
import { sampleEdition, sampleSite } from '../../tests/support/firms.ts';
import { blogProxy } from './blog-proxy.ts';
import { createFunctionHandler } from './function-handler.ts';

let upstream: HostileUpstream;
beforeEach(async () => {
  upstream = await startUpstream((_request, response) => response.end(fixtureText('modern-full')));
});
afterEach(() => upstream.close());

const VISITOR = {
  cookie: 'session=secret',
  authorization: 'Bearer secret',
  'user-agent': 'visitor-browser',
  'x-forwarded-for': '203.0.113.9',
  'accept-language': 'ta',
  referer: 'https://www.example.com/blog',
};

const expectNoVisitor = (): void => {
  const sent = JSON.stringify(upstream.requests.map((request) => [request.url, request.rawHeaders]));
  expect(sent).not.toMatch(/secret|visitor|203\.0\.113|"ta"|referer|evil/i);
  expect(upstream.requests[0]?.headers.accept).toBe('application/json');
};

describe('on our server', () => {
  let app: FastifyInstance;
  beforeEach(async () => {
    app = Fastify();
    await app.register(blogProxy, { edition: sampleEdition(), feedUrl: upstream.feedUrl, insecureLoopback: true });
  });
  afterEach(() => app.close());

  test('sends a readable feed, and hides the visitor', async () => {
    const url = `${BLOG_PROXY_PATH}?url=https://evil.example/`;
    const response = await app.inject({ url, headers: VISITOR });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(readFeed(blogSource(sampleEdition()), response.json())).toHaveLength(2);
    expectNoVisitor();
  });

  test('packs the answer for those who take it', async () => {
    const plain = await app.inject({ url: BLOG_PROXY_PATH, headers: { 'accept-encoding': 'gzip;q=0, br' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    const packed = await app.inject({ url: BLOG_PROXY_PATH, headers: { 'accept-encoding': 'br, gzip' } });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.body);
  });

  test('answers 304 to a known version, HEAD without body', async () => {
    const { headers } = await app.inject({ url: BLOG_PROXY_PATH });
    const known = await app.inject({ url: BLOG_PROXY_PATH, headers: { 'if-none-match': String(headers.etag) } });
    expect(known.statusCode).toBe(304);
    expect(known.body).toBe('');
    const head = await app.inject({ method: 'HEAD', url: BLOG_PROXY_PATH });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('on a static host', () => {
  const call = (headers: Record<string, string> = {}, method = 'GET'): Request =>
    new Request(`https://www.example.com${BLOG_PROXY_PATH}`, { method, headers });

  test('answers alike, and lets the host await open work', async () => {
    const handler = createFunctionHandler(sampleSite().firm, { feedUrl: upstream.feedUrl, insecureLoopback: true });
    const work: Promise<unknown>[] = [];
    const response = await handler(call(VISITOR), { waitUntil: (promise) => void work.push(promise) });
    expect(response.status).toBe(200);
    expect(response.headers.get('netlify-cdn-cache-control')).toMatch(/^public, durable, max-age=300, /);
    expect(response.headers.get('netlify-vary')).toBe('query=none');
    expect(readFeed(blogSource(sampleEdition()), await response.json())).toHaveLength(2);
    await Promise.all(work);
    expect(work).toHaveLength(1);
    expectNoVisitor();

    const etag = response.headers.get('etag') ?? '';
    expect((await handler(call({ 'if-none-match': etag }))).status).toBe(304);
    expect(await (await handler(call({}, 'HEAD'))).text()).toBe('');
    const post = await handler(call({}, 'POST'));
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(upstream.requests).toHaveLength(1);
  });

  test('answers 502 as JSON that no cache keeps', async () => {
    upstream.behave((_request, response) => response.end('<!doctype html>'));
    const { feedUrl } = upstream;
    const handler = createFunctionHandler(sampleSite().firm, {
      feedUrl,
      insecureLoopback: true,
      onFault: () => undefined,
    });
    const response = await handler(call());
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.has('netlify-cdn-cache-control')).toBe(false);
    expect(await response.json()).toHaveProperty('error', 'blog_unavailable');
  });
});
