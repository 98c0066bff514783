import { describe, expect, test, vi } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { blogSource } from './blog-source.ts';
import { type LoadOptions, loadPosts } from './load-posts.ts';
import { fixtureText } from './testing/fixture.ts';

const PROXY = '/api/blog-proxy';
const FEED = 'https://blog.example.com/feeds/posts/default?alt=json&max-results=10';
const blog = { ...blogSource(sampleEdition()), feedUrl: FEED };

type Fetch = LoadOptions['fetch'];

const good = (): Response => new Response(fixtureText('modern-full'));
const hang: Fetch = (_url, init) =>
  new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(init.signal?.reason)));
const { signal } = new AbortController();

const refuse: Fetch = () => {
  throw new TypeError('refused');
};

/** Returns a fetch that answers the proxy and the platform each in its own way. */
const answering = (proxy: Fetch, feed: Fetch) =>
  vi.fn<Fetch>((url, init) => (url === PROXY ? proxy(url, init) : feed(url, init)));

const addresses = (fetch: ReturnType<typeof answering>): string[] => fetch.mock.calls.map(([url]) => url);

describe('loading posts', () => {
  test('asks the proxy only, when it answers', async () => {
    const fetch = answering(async () => good(), hang);
    const loaded = await loadPosts({ blog, signal, fetch });
    expect(loaded).toHaveLength(2);
    expect(addresses(fetch)).toEqual([PROXY]);
  });

  test.each<[string, Fetch]>([
    ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    ['throws', refuse],
    ['answers 502', async () => new Response('{"error":"blog_unavailable"}', { status: 502 })],
    ['answers the site’s own page', async () => new Response('<!doctype html>')],
    ['answers half of its JSON', async () => new Response(fixtureText('modern-full').slice(0, 500))],
    ['answers JSON of another shape', async () => new Response('{"posts":[]}')],
    ['answers null', async () => new Response('null')],
    ['hangs', hang],
  ])('asks the platform when the proxy %s, and gives none when that does the same', async (_, broken) => {
    const fetch = answering(broken, async () => good());
    expect(await loadPosts({ blog, signal, fetch, timeout: 200 })).toHaveLength(2);
    expect(addresses(fetch)).toEqual([PROXY, FEED]);
    const headers = { accept: 'application/json' };
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({ mode: 'cors', credentials: 'omit', headers });

    const nothing = await loadPosts({ blog, signal, fetch: answering(broken, broken), timeout: 200 });
    expect(nothing).toBeNull();
  });

  test('stops at a proxy without posts', async () => {
    const fetch = answering(async () => new Response(fixtureText('empty-blog')), hang);
    expect(await loadPosts({ blog, signal, fetch })).toBeNull();
    expect(addresses(fetch)).toEqual([PROXY]);
  });

  test('asks past the caches when a visitor asks for news', async () => {
    const fetch = answering(async () => good(), hang);
    await loadPosts({ blog, signal, fetch, refresh: true });
    expect(fetch.mock.calls[0]?.[1].cache).toBe('no-cache');
  });

  test('ends when it is told to, and asks nobody else', async () => {
    const stop = new AbortController();
    const fetch = answering(hang, hang);
    const loading = loadPosts({ blog, fetch, signal: stop.signal });
    stop.abort();
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
    expect(addresses(fetch)).toEqual([PROXY]);
    const later = loadPosts({ blog, fetch, signal: stop.signal });
    await expect(later).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
