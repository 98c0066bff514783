import type { RequestListener } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchFeed, UpstreamError, type UpstreamFault, type UpstreamOptions } from './fetch-feed.ts';
import { fixtureText } from './testing/fixture.ts';
import { type HostileUpstream, startUpstream } from './testing/hostile-blog.ts';

const open: HostileUpstream[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((upstream) => upstream.close()));
});

const runUpstream = async (listener: RequestListener): Promise<HostileUpstream> => {
  const upstream = await startUpstream(listener);
  open.push(upstream);
  return upstream;
};

/** Asks an upstream that behaves so, and gives the fault that this led to. */
const catchFault = async (listener: RequestListener, limits: Partial<UpstreamOptions> = {}): Promise<UpstreamFault> => {
  const { feedUrl } = await runUpstream(listener);
  return fetchFeed({ feedUrl, insecureLoopback: true, timeout: 60_000, ...limits }).then(
    () => expect.unreachable('this feed must not be taken'),
    (error: unknown) => {
      expect(error).toBeInstanceOf(UpstreamError);
      return (error as UpstreamError).fault;
    },
  );
};

const json = fixtureText('modern-full');
const send =
  (body: string | Buffer, headers: Record<string, string> = {}, status = 200): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers }).end(body);
  };

describe('an honest blog', () => {
  test.each([
    ['plainly', send(json)],
    ['with gzip', send(gzipSync(json), { 'content-encoding': 'gzip' })],
    ['with Brotli', send(brotliCompressSync(json), { 'content-encoding': 'br' })],
  ])('is read %s', async (_, listener) => {
    const { feedUrl } = await runUpstream(listener);
    const { feed } = await fetchFeed({ feedUrl, insecureLoopback: true });
    expect(feed.entry).toHaveLength(2);
  });

  test('passes on the documented part only', async () => {
    const { feedUrl } = await runUpstream(send(json));
    const result = JSON.parse(JSON.stringify(await fetchFeed({ feedUrl, insecureLoopback: true })));
    expect(Object.keys(result)).toEqual(['feed']);
    expect(Object.keys(result.feed)).toEqual(['entry']);
    const [entry] = result.feed.entry;
    const names = ['author', 'category', 'content', 'id', 'link', 'published', 'title'];
    expect(Object.keys(entry ?? {}).sort()).toEqual(names);
    expect(entry?.author).toEqual([{ name: { $t: 'Tax desk' } }]);
    expect(entry?.category[0]).toEqual({ term: 'GST' });
    expect(Object.keys(entry?.link[0] ?? {}).sort()).toEqual(['href', 'rel']);
    expect(entry?.title).toEqual({ $t: 'GSTR-1 & GSTR-3B: what goes first?', type: 'text' });
    expect(JSON.stringify(result)).not.toMatch(/noreply|thumbnail|generator|profile/);
  });

  test('cuts more posts than asked for to ten', async () => {
    const entry = Array.from({ length: 50 }, (_, index) => ({ id: { $t: String(index) } }));
    const { feedUrl } = await runUpstream(send(JSON.stringify({ feed: { entry } })));
    expect((await fetchFeed({ feedUrl, insecureLoopback: true })).feed.entry).toHaveLength(10);
  });
});

describe('a hostile blog', () => {
  test('is given up when it refuses', async () => {
    const { feedUrl, close } = await startUpstream(send(json));
    await close();
    await expect(fetchFeed({ feedUrl, insecureLoopback: true })).rejects.toMatchObject({ fault: 'unreachable' });
  });

  test('is given up when it hangs up', async () => {
    expect(await catchFault((request) => request.socket.destroy())).toBe('unreachable');
    const fault = await catchFault((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"feed":', () => response.destroy());
    });
    expect(fault).toBe('unreachable');
  });

  test('is given up when it hangs', async () => {
    expect(await catchFault(() => undefined, { timeout: 100 })).toBe('timeout');
  });

  test('is cut off when it sends single bytes', async () => {
    const { promise: hungUp, resolve: closed } = Promise.withResolvers<void>();
    const dripping: RequestListener = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drip = setInterval(() => response.write(' '), 20);
      response.on('close', () => {
        clearInterval(drip);
        closed();
      });
    };
    expect(await catchFault(dripping, { timeout: 200 })).toBe('timeout');
    await hungUp;
  });

  test.each<[string, RequestListener, UpstreamFault]>([
    ['answers 500', send('{"feed":{"entry":[]}}', {}, 500), 'status'],
    ['answers 404', send(json, {}, 404), 'status'],
    ['answers 204', send('', {}, 204), 'status'],
    ['answers HTML', send('<!doctype html><title>Sign in</title>', { 'content-type': 'text/html' }), 'not-a-feed'],
    ['answers half JSON', send(json.slice(0, json.length / 2)), 'not-a-feed'],
    ['answers nothing', send(''), 'not-a-feed'],
    ['answers null', send('null'), 'not-a-feed'],
    ['answers JSON of another shape', send('{"items":[]}'), 'not-a-feed'],
    ['answers a list as feed', send('{"feed":[]}'), 'not-a-feed'],
    ['answers a text as entries', send('{"feed":{"entry":"x"}}'), 'not-a-feed'],
    ['nests without end', send('['.repeat(1_000_000)), 'not-a-feed'],
    ['calls plain text gzip', send(json, { 'content-encoding': 'gzip' }), 'unreachable'],
    ['announces too much', send(Buffer.alloc(3 * 1024 * 1024, ' ')), 'too-large'],
    ['sends a gzip bomb', send(gzipSync(Buffer.alloc(200_000_000)), { 'content-encoding': 'gzip' }), 'too-large'],
    ['redirects elsewhere', send('', { location: 'https://elsewhere.example/' }, 302), 'status'],
  ])('that %s', async (_, listener, fault) => {
    expect(await catchFault(listener)).toBe(fault);
  });

  test('is cut off when it sends without end', async () => {
    const fault = await catchFault((_request, response) => {
      const chunk = Buffer.alloc(64 * 1024, ' ');
      const more = (): void => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more).writeHead(200);
      more();
    });
    expect(fault).toBe('too-large');
  });
});

test('asks nobody for a placeholder', async () => {
  expect(await fetchFeed({ feedUrl: 'https://blog.example.com/feeds/posts/default' })).toEqual({ feed: { entry: [] } });
});

test.each([
  ['http://blog.example.com/feed', {}],
  ['http://127.0.0.1:1/feed', {}],
  ['http://blog.example.com/feed', { insecureLoopback: true }],
  ['file:///etc/passwd', { insecureLoopback: true }],
])('the address %s is not asked', async (feedUrl, options) => {
  await expect(fetchFeed({ feedUrl, ...options })).rejects.toBeInstanceOf(TypeError);
});
