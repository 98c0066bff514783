import { expect, test } from 'vitest';
import { readPosts } from '../../build/site-lists.ts';
import { postText } from './post-text.ts';

const words = (text: string): number => text.split(/\s+/).length;

test('a guide has 500 to 900 words, an example worked line by line, a table or a list, and a source', async () => {
  for (const post of await readPosts()) {
    const kinds = post.sections.flatMap(({ blocks }) => blocks.map(({ kind }) => kind));
    expect(kinds, post.id).toContain('example');
    expect(
      kinds.some((kind) => kind === 'table' || kind === 'list'),
      post.id,
    ).toBe(true);
    expect(post.sources.length, post.id).toBeGreaterThan(0);
    expect(words(postText(post)), post.id).toBeGreaterThanOrEqual(500);
    expect(words(postText(post)), post.id).toBeLessThanOrEqual(900);
  }
});
