import { describe, expect, test } from 'vitest';
import { postIndex } from '../content/post-index.ts';
import { makePost } from '../src/pages/own-post.ts';
import { textMistakes } from '../src/pages/own-text.ts';
import { sampleEdition } from '../tests/support/firms.ts';
import { readOwnPosts } from './own-post.ts';

const head = `title: Three papers to keep for each truck
description: Which papers a transporter keeps for each truck, for how long, and who asks for them.
published: 2026-11-20
service: accounting-bookkeeping`;
const file = (text: string, lines = head): string => `---\n${lines}\n---\n${text}`;
const tamil = file('உரை', 'title: லாரிக்கு மூன்று ஆவணங்கள்\ndescription: ஒவ்வொரு லாரிக்கும் எந்த ஆவணங்களை வைத்திருக்க வேண்டும்.');

const photo = { width: 900, height: 600, hash: 'abc' };

const read = (files: Readonly<Record<string, string>>) => {
  const mistakes: string[] = [];
  const posts = readOwnPosts(
    'firm/posts',
    new Map(Object.entries(files)),
    (named) => ({ ...named, ...photo }),
    mistakes,
  );
  return { posts, mistakes };
};

describe("the owner's posts", () => {
  test('are read the newest first, with their Tamil', () => {
    const older = head.replace('2026-11-20', '2026-10-01\nchanged: 2026-10-09');
    const { posts, mistakes } = read({ 'old.md': file('Text', older), 'new.md': file('Text'), 'old.ta.md': tamil });
    expect(mistakes).toEqual([]);
    expect(posts).toMatchObject([
      { id: 'new', publishedOn: '2026-11-20', changedOn: '2026-11-20', tamil: null },
      { id: 'old', changedOn: '2026-10-09', tamil: { title: 'லாரிக்கு மூன்று ஆவணங்கள்', text: 'உரை' } },
    ]);
  });

  test('have the photograph, author and category that the owner names', () => {
    const more = `${head}
image: { file: lorry.png, shows: A lorry at the weighbridge, tamil: எடை மேடையில் ஒரு லாரி }
author: S. Devi
category: Transport`;
    const tamilMore = tamil.replace('\n---\nஉ', '\ncategory: போக்குவரத்து\n---\nஉ');
    const { posts, mistakes } = read({ 'a.md': file('Text', more), 'a.ta.md': tamilMore, 'b.md': file('Text') });
    expect(mistakes).toEqual([]);
    expect(posts).toMatchObject([
      {
        image: { file: 'lorry.png', shows: 'A lorry at the weighbridge', ...photo },
        author: 'S. Devi',
        category: 'Transport',
        tamil: { author: 'S. Devi', category: 'போக்குவரத்து' },
      },
      { image: null, author: null, category: null },
    ]);
  });

  test.each([
    ['a.md', file('Text', `${head}\nimage: lorry.png`), /^firm\/posts\/a\.md:6: image: /],
    ['a.md', file('Text', `${head}\nimage: { file: lorry.png }`), /^firm\/posts\/a\.md:6: image\.shows: is missing/],
    ['a.md', file('Text', head.replace('service: a', 'service: x')), /^firm\/posts\/a\.md:5: service: must be one of /],
    ['a.md', file('Text', head.replace('title', 'titel')), /firm\/posts\/a\.md:2: titel: there is no such line/],
    ['a.md', file('Text', `${head}\nchanged: 2026-11-01`), /^firm\/posts\/a\.md:1: changed: must not be before/],
    ['a.md', 'Only a text', /^firm\/posts\/a\.md:1: must begin with a line ---/],
    ['a.md', file(' \n'), /^firm\/posts\/a\.md:6: the text is missing/],
    ['A post.md', file('Text'), /^firm\/posts\/A post\.md:1: the name becomes the address/],
    ['a.ta.md', tamil, /there is no a\.md whose Tamil this is/],
    [`${postIndex[0]}.md`, file('Text'), /the website has a post of this name/],
  ])('name file, line, field and remedy for %s', (name, text, expected) => {
    expect(read({ [name]: text }).mistakes.join('\n')).toMatch(expected);
  });

  test.each([
    ['Fine.\n\n<script>alert(1)</script>', 'firm/posts/a.md:9: a text has'],
    ['Fine.\n\n- one\n- ![picture](x.png)', 'firm/posts/a.md:10: a text has'],
    ['[press](javascript:alert(1))', 'firm/posts/a.md:7: a link begins with'],
    ['[press](//example.org)', 'firm/posts/a.md:7: a link begins with'],
    ['# A title', 'firm/posts/a.md:7: a heading begins with ##'],
  ])('%j is refused in its line', (text, expected) => {
    const [post] = read({ 'a.md': file(text) }).posts;
    expect(post && textMistakes(post)).toEqual([expect.stringContaining(expected)]);
  });

  test('name the same mistake in each of its lines', () => {
    const [post] = read({ 'a.md': file('[a](b)\n\nFine.\n\n[a](b)') }).posts;
    const lines = (post ? textMistakes(post) : []).map((line) => line.slice(0, line.indexOf(': ')));
    expect(lines).toEqual(['firm/posts/a.md:7', 'firm/posts/a.md:11']);
  });

  test('are drawn in sections and with tables', () => {
    const [post] = read({
      'a.md': file(
        'First & **bold**.\n\n## What to keep\n\n- [a](/contact)\n\n| Paper | Where |\n|---|---|\n| Bill | Books |',
      ),
    }).posts;
    expect(post && textMistakes(post)).toEqual([]);
    expect(post && makePost(sampleEdition(), post).sections).toEqual([
      { title: null, blocks: [{ kind: 'html', html: '<p>First &amp; <strong>bold</strong>.</p>\n' }] },
      {
        title: 'What to keep',
        blocks: [
          { kind: 'html', html: '<ul>\n<li><a href="/contact">a</a></li>\n</ul>\n' },
          { kind: 'table', caption: 'What to keep', columns: ['Paper', 'Where'], rows: [['Bill', 'Books']] },
        ],
      },
    ]);
  });
});
