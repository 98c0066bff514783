import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { allPosts } from '../src/pages/records.ts';
import { sampleEdition } from '../tests/support/firms.ts';
import { atomFeed } from './site-lists.ts';

/** RFC 4287, 3.3: a date as RFC 3339 has it. */
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;

test('the feed has what Atom requires, once, of each guide', () => {
  const edition = sampleEdition();
  const posts = allPosts(edition);
  const feed = parse(atomFeed(edition, posts));
  const only = (path: string): string => {
    const found = feed.querySelectorAll(path);
    expect(found, path).toHaveLength(1);
    return found[0]?.text ?? '';
  };
  for (const name of ['id', 'title', 'updated', 'author > name']) expect(only(`feed > ${name}`)).not.toBe('');
  expect(only('feed > updated')).toMatch(instant);
  expect(feed.querySelectorAll('feed > link[rel="self"]')).toHaveLength(1);
  const entries = feed.querySelectorAll('feed > entry');
  expect(entries).toHaveLength(posts.length);
  for (const entry of entries) {
    for (const name of ['id', 'title', 'updated', 'published', 'summary'])
      expect(entry.querySelectorAll(name), name).toHaveLength(1);
    for (const name of ['updated', 'published']) expect(entry.querySelector(name)?.text).toMatch(instant);
    expect(entry.querySelector('link')?.getAttribute('href')).toBe(entry.querySelector('id')?.text);
  }
  expect(new Set(feed.querySelectorAll('id').map(({ text }) => text)).size).toBe(posts.length + 1);
});
