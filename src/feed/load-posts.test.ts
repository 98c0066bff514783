import { describe, expect, test, vi } from 'vitest';
import { CARDS_TYPE } from './card-answer.ts';
import { fixtureText } from './fixtures/fixture.ts';
import { type LoadOptions, loadPosts } from './load-posts.ts';
import type { PostCard } from './post-card.ts';

const sample: PostCard = {
  id: 'sample',
  title: 'Sample',
  excerpt: 'Sample...',
  publishedOn: '2026-01-01',
  publishedDate: 'January 1, 2026',
  author: 'Tax Team',
  category: 'GST',
  readTime: 1,
  url: 'https://blog.example.com/',
};
const samples = [sample];
const PROXY = '/api/blog-proxy';
const FEED = 'https://blog.example.com/feeds/posts/default?alt=json&max-results=10';

type Fetch = LoadOptions['fetch'];

const good = (): Response => new Response(fixtureText('modern-full'));
const hang: Fetch = () => new Promise<Response>(() => undefined);

/** A fetch that answers the proxy and the platform each in its own way. */
const answering = (proxy: Fetch, feed: Fetch) =>
  vi.fn<Fetch>((url, init) => (url === PROXY ? proxy(url, init) : feed(url, init)));

const addresses = (fetch: ReturnType<typeof answering>): string[] => fetch.mock.calls.map(([url]) => url);

describe('loading posts', () => {
  test('asks the proxy only, when it answers', async () => {
    const fetch = answering(async () => good(), hang);
    const loaded = await loadPosts({ fetch, samples });
    expect(loaded).toMatchObject({ live: true, source: 'proxy' });
    expect(loaded.posts).toHaveLength(2);
    expect(addresses(fetch)).toEqual([PROXY]);
  });

  test.each<[string, Fetch]>([
    ['fails', async () => Promise.reject(new TypeError('Failed to fetch'))],
    [
      'throws',
      () => {
        throw new TypeError('refused');
      },
    ],
    ['answers 502', async () => new Response('{"error":"blog_unavailable"}', { status: 502 })],
    ['answers the site’s own page', async () => new Response('<!doctype html>')],
    ['answers half of its JSON', async () => new Response(fixtureText('modern-full').slice(0, 500))],
    ['answers a blog without posts', async () => new Response(fixtureText('empty-blog'))],
    ['answers null', async () => new Response('null')],
    ['hangs', hang],
  ])('asks the platform when the proxy %s, and shows samples when that does the same', async (_, broken) => {
    const fetch = answering(broken, async () => good());
    expect(await loadPosts({ fetch, samples, timeout: 20 })).toMatchObject({ live: true, source: 'feed' });
    expect(addresses(fetch)).toEqual([PROXY, FEED]);
    expect(fetch.mock.calls[1]?.[1]).toMatchObject({
      mode: 'cors',
      credentials: 'omit',
      headers: { accept: 'application/json' },
    });

    const nothing = await loadPosts({ fetch: answering(broken, broken), samples, timeout: 20 });
    expect(nothing).toEqual({ live: false, source: 'samples', posts: samples });
  });

  test('takes the cards of the proxy as they are, and asks for them by name', async () => {
    const fetch = answering(
      async () => new Response(JSON.stringify({ posts: samples }), { headers: { 'content-type': CARDS_TYPE } }),
      hang,
    );
    expect(await loadPosts({ fetch, samples: [] })).toEqual({ live: true, source: 'proxy', posts: samples });
    expect(fetch.mock.calls[0]?.[1].headers).toEqual({ accept: `${CARDS_TYPE}, application/json` });
  });

  test('shows samples when the proxy says that there are no posts, and asks nobody else', async () => {
    const fetch = answering(
      async () => new Response('{"posts":[]}', { headers: { 'content-type': CARDS_TYPE } }),
      async () => good(),
    );
    expect(await loadPosts({ fetch, samples })).toEqual({ live: false, source: 'samples', posts: samples });
    expect(addresses(fetch)).toEqual([PROXY]);
  });

  test.each([
    ['cards of another shape', [{ ...sample, readTime: '1' }]],
    ['a link that is no https address', [{ ...sample, url: 'javascript:alert(1)' }]],
    ['a picture that is no https address', [{ ...sample, image: 'data:image/png;base64,' }]],
    ['nothing', undefined],
  ])('asks the platform when the proxy gives %s', async (_, posts) => {
    const fetch = answering(
      async () => new Response(JSON.stringify({ posts }), { headers: { 'content-type': CARDS_TYPE } }),
      async () => good(),
    );
    expect(await loadPosts({ fetch, samples })).toMatchObject({ live: true, source: 'feed' });
  });

  test('asks past the caches when a visitor asks for news', async () => {
    const fetch = answering(async () => good(), hang);
    await loadPosts({ fetch, samples, refresh: true });
    expect(fetch.mock.calls[0]?.[1].cache).toBe('no-cache');
  });

  test('ends when it is told to, and asks nobody else', async () => {
    const stop = new AbortController();
    const fetch = answering(hang, hang);
    const loading = loadPosts({ fetch, samples, signal: stop.signal });
    stop.abort();
    await expect(loading).rejects.toMatchObject({ name: 'AbortError' });
    expect(addresses(fetch)).toEqual([PROXY]);
    await expect(loadPosts({ fetch, samples, signal: stop.signal })).rejects.toMatchObject({ name: 'AbortError' });
    expect(fetch).toHaveBeenCalledTimes(1);
  });
});
