import { describe, expect, test } from 'vitest';
import { readFeed } from './read-feed.ts';
import { readOptions } from './read-options.ts';

/** So much that reading which does not grow with the length alone takes longer than a test may. */
const SIZE = 5 * 1024 * 1024;

describe('five megabytes in one post', () => {
  test.each([
    ['<'],
    ['&'],
    ['&#'],
    ['&amp;'],
    ['<a '],
    ['<a>'],
    ['<!--'],
    ['<!-->'],
    ['<script>'],
    ['<script></script>'],
    ['<style><script></style>'],
    ['<img src="'],
    ['<img src=data:x>'],
    ['<p a="\'>'],
    ['</'],
    [' '],
    ['word '],
    ['\u0bbf'],
    ['a'],
  ])('of %j are read in time that grows with their length only', (piece) => {
    const text = piece.repeat(SIZE / piece.length);
    const field = { $t: text };
    const entry = [{ title: field, content: field }];
    expect(readFeed({ feed: { entry } }, readOptions)).toSatisfy((posts: readonly unknown[]) => posts.length <= 1);
  });
});

test('ten thousand posts are read in time', () => {
  const entry = Array.from({ length: 10_000 }, (_, index) => ({
    id: { $t: `post-${index}` },
    title: { $t: `Post ${index}` },
    content: { $t: `<p>${'word '.repeat(100)}</p><img src="https://img.example.com/${index}.png">` },
    link: [{ rel: 'alternate', href: `https://blog.example.com/${index}` }],
  }));
  expect(readFeed({ feed: { entry } }, { ...readOptions, limit: Number.POSITIVE_INFINITY })).toHaveLength(10_000);
});
