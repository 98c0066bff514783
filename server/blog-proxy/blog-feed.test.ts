import type { RequestListener } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { blogFaults } from '../../content/pages/server/en.ts';
import { fixtureText } from '../../src/feed/testing/fixture.ts';
import { type HostileUpstream, startUpstream } from '../../src/feed/testing/hostile-blog.ts';
import { type BlogFeed, type BlogFeedOptions, createBlogFeed } from './blog-feed.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const makeFeed = (title: string): string => JSON.stringify({ feed: { entry: [{ title: { $t: title } }] } });
const answer =
  (body: string): RequestListener =>
  (_request, response) =>
    response.end(body);
const broken: RequestListener = (_request, response) => response.writeHead(500).end();

let upstream: HostileUpstream;
let clock = 0;
const onFault = vi.fn<NonNullable<BlogFeedOptions['onFault']>>();
let feed: BlogFeed;
/** Returns a feed from the upstream; its time limit is out of reach unless a test waits for it. */
const fed = (timeout = 60_000): BlogFeed =>
  createBlogFeed({ feedUrl: upstream.feedUrl, insecureLoopback: true, timeout, now: () => clock, onFault });

beforeEach(async () => {
  clock = 0;
  onFault.mockReset();
  upstream = await startUpstream(answer(makeFeed('first')));
  feed = fed();
});
afterEach(() => upstream.close());

const statusAndTitle = async (): Promise<[number, string | undefined]> => {
  const { status, body } = await feed.answer();
  return [status, /"\$t":"(\w+)"/.exec(body)?.[1]];
};

describe('the memory of the feed', () => {
  test('calls the blog once, however many wait', async () => {
    upstream.behave((_request, response) => void setTimeout(() => response.end(makeFeed('first')), 50));
    const answers = await Promise.all(Array.from({ length: 200 }, () => feed.answer()));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(upstream.requests).toHaveLength(1);
  });

  test('is new for five minutes', async () => {
    await feed.answer();
    upstream.behave(answer(makeFeed('second')));
    clock = 5 * MINUTE - 1;
    expect(await statusAndTitle()).toEqual([200, 'first']);
    await feed.settled();
    expect(upstream.requests).toHaveLength(1);
  });

  test('answers with the old feed while it fetches anew', async () => {
    await feed.answer();
    upstream.behave((_request, response) => void setTimeout(() => response.end(makeFeed('second')), 50));
    clock = 5 * MINUTE;
    const answers = await Promise.all(Array.from({ length: 50 }, statusAndTitle));
    expect(answers).toEqual(Array.from({ length: 50 }, () => [200, 'first']));
    await feed.settled();
    expect(upstream.requests).toHaveLength(2);
    expect(await statusAndTitle()).toEqual([200, 'second']);
  });

  test('shows the old feed for a day, then an error', async () => {
    await feed.answer();
    upstream.behave(broken);
    for (const time of [6 * MINUTE, HOUR, 24 * HOUR]) {
      clock = time;
      expect(await statusAndTitle()).toEqual([200, 'first']);
      await feed.settled();
    }
    expect(upstream.requests).toHaveLength(4);
    clock = 24 * HOUR + 5 * MINUTE;
    expect((await feed.answer()).status).toBe(502);
  });

  test('leaves a broken blog alone for half a minute', async () => {
    upstream.behave(broken);
    for (clock = 0; clock < 30_000; clock += 1000) expect((await feed.answer()).status).toBe(502);
    expect(upstream.requests).toHaveLength(1);
    expect(onFault).toHaveBeenCalledTimes(1);
    upstream.behave(answer(makeFeed('mended')));
    clock = 30_000;
    expect(await statusAndTitle()).toEqual([200, 'mended']);
    expect(upstream.requests).toHaveLength(2);
  });

  test('leaves a broken blog alone while a feed is left', async () => {
    await feed.answer();
    upstream.behave(broken);
    for (clock = HOUR; clock < HOUR + 30_000; clock += 1000) {
      await feed.answer();
      await feed.settled();
    }
    expect(upstream.requests).toHaveLength(2);
  });
});

describe('an answer', () => {
  test('tells caches its age and how long to keep it', async () => {
    await feed.answer();
    clock = 90_500;
    const { headers } = await feed.answer();
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=86400',
      age: '90',
    });
    expect(headers.etag).toMatch(/^W\/"[\w-]{43}"$/);
  });

  test('answers with uncached JSON while the blog is broken', async () => {
    upstream.behave(broken);
    const { status, headers, body } = await feed.answer();
    expect(status).toBe(502);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '30' });
    expect(JSON.parse(body)).toEqual({ error: 'blog_unavailable', message: blogFaults.unavailable });
  });

  test('is 504 about a blog that hangs', async () => {
    upstream.behave(() => undefined);
    const { status, body } = await fed(100).answer();
    expect(status).toBe(504);
    expect(JSON.parse(body)).toEqual({ error: 'blog_timeout', message: blogFaults.timeout });
  });

  test('holds nothing but the documented shape', async () => {
    upstream.behave(answer(fixtureText('scripts-and-embeds')));
    const { body } = await feed.answer();
    expect(body).toMatch(/^\{"feed":\{"entry":\[/);
    expect(body).not.toMatch(/openSearch|noreply|generator|gd\$image/);
  });
});

test('an address that is not https stops the start', () => {
  expect(() => createBlogFeed({ feedUrl: 'http://blog.example.com/feeds/posts/default' })).toThrow(TypeError);
});
