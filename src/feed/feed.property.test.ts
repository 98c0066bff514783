import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyText as anyCharacters } from '../../tests/support/any-text.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { decodeEntities } from '../html/entities.ts';
import { blogSource } from './blog-source.ts';
import { documentedFeed } from './feed-shape.ts';
import type { PostCard } from './post-card.ts';
import { estimateReadTime, makeExcerpt, postDate } from './post-text.ts';
import { httpsAddress, oneLine, readFeed, readHtml } from './read-feed.ts';

const blog = blogSource(sampleEdition());

const anyText = fc.oneof(
  anyCharacters(),
  fc.string({ unit: 'grapheme' }),
  fc.webUrl(),
  fc
    .array(
      fc.constantFrom(
        ...['<p>', '</p>', '<script>', '</script>', '<!--', '-->', '<img src="', '"', "'", '>', '<', '&lt;', '&#0;'],
        ...['&#xD800;', '&amp;', 'javascript:alert(1)', 'data:text/html,x', 'http://a.example/', '//b.example/', '='],
        ...['word ', '\u202e', '\ud800', '\u0000', 'அ', '<style', '<IMG SRC=https://c.example/x.png ', '\n'],
      ),
    )
    .map((parts) => parts.join('')),
);
const wrapped = fc.oneof(fc.record({ $t: anyText }), fc.record({ $t: fc.anything() }), fc.jsonValue());
const entry = fc.record(
  {
    id: wrapped,
    title: wrapped,
    content: wrapped,
    summary: wrapped,
    published: fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => ({ $t: date.toISOString() })),
      wrapped,
    ),
    link: fc.oneof(
      fc.array(fc.record({ rel: fc.constantFrom('alternate', 'self'), href: anyText }, { requiredKeys: [] })),
      fc.jsonValue(),
    ),
    category: fc.oneof(fc.array(fc.record({ term: anyText })), fc.jsonValue()),
    author: fc.oneof(fc.array(fc.record({ name: wrapped })), fc.jsonValue()),
  },
  { requiredKeys: [] },
);
const feed = fc.record({ feed: fc.record({ entry: fc.array(fc.oneof(entry, fc.jsonValue())) }) });

const isPlain = (text: string): boolean => !/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u.test(text);

const expectSafe = (card: PostCard): void => {
  for (const address of [card.url, ...(card.image === undefined ? [] : [card.image])]) {
    expect(new URL(address).protocol).toBe('https:');
    expect(new URL(address).username).toBe('');
  }
  for (const text of [card.id, card.title, card.excerpt, card.author, card.category])
    expect(isPlain(text), text).toBe(true);
  for (const text of [card.id, card.title, card.author, card.category]) expect(text).not.toBe('');
  expect(Array.from(card.excerpt).length).toBeLessThanOrEqual(203);
  expect(card.publishedOn === '' || /^\d{4}-\d\d-\d\d$/.test(card.publishedOn)).toBe(true);
  expect(card.publishedOn === '').toBe(card.publishedDate === '');
  expect(Number.isInteger(card.readTime) && card.readTime >= 0).toBe(true);
};

describe('reading a feed', () => {
  propertyTest(
    'never throws and gives nothing but plain text and https addresses',
    [fc.oneof(feed, fc.jsonValue(), fc.anything())],
    (json) => {
      const cards = readFeed(blog, json);
      expect(cards.length).toBeLessThanOrEqual(6);
      expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
      cards.forEach(expectSafe);
    },
    { numRuns: 500 },
  );

  propertyTest('gives the same cards from the whole feed and from its documented part', [feed], (json) => {
    expect(readFeed(blog, documentedFeed(json))).toEqual(readFeed(blog, json));
  });
});

describe('plain text', () => {
  const escapeHtml = (text: string): string =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

  propertyTest('gives back what was escaped', [fc.oneof(anyText, fc.string({ unit: 'grapheme' }))], (text) => {
    expect(readHtml(`<p>${escapeHtml(text)}</p>`).text).toBe(oneLine(text));
  });

  propertyTest('decodes numbers as HTML does', [fc.integer({ min: 0xa0, max: 0x10ffff })], (code) => {
    const expected = code >= 0xd800 && code <= 0xdfff ? '\ufffd' : String.fromCodePoint(code);
    expect(decodeEntities(`&#${code};&#x${code.toString(16)};`)).toBe(expected + expected);
  });
});

describe('measures', () => {
  const anyWord = fc.stringMatching(/^[a-zA-Z0-9.,😀₹]{1,20}$/u);

  propertyTest(
    'an excerpt holds every word that fits into 200 characters',
    [fc.array(anyWord, { minLength: 1, maxLength: 80 })],
    (words) => {
      const fitting = words.findLastIndex((_, index) => [...words.slice(0, index + 1).join(' ')].length <= 200);
      expect(makeExcerpt(words.join(' '))).toBe(`${words.slice(0, fitting + 1).join(' ')}...`);
    },
  );

  test.each(['GST council meets on Monday.', 'Short summary.', `${'word '.repeat(39)}fits.`, 'x'.repeat(200)])(
    'keep the last word of a fitting text: %s',
    (text) => {
      expect(makeExcerpt(text)).toBe(`${text}...`);
      expect(makeExcerpt(`${text} More.`).startsWith(text)).toBe(true);
    },
  );

  test.each([
    ['a Tamil letter and its sign', 'கி'],
    ['a flag', '🇮🇳'],
    ['a hand and its colour', '👍🏽'],
    ['a family', '👨\u200d👩\u200d👧'],
    ['a flag of tags', '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}'],
    ['a key', '1\ufe0f\u20e3'],
    ['a pile of accents', 'a\u0301\u0316\u0302'],
  ])('an excerpt does not part %s', (_what, letter) => {
    for (const before of [197, 198, 199])
      expect(makeExcerpt(`${'x'.repeat(before)}${letter.repeat(50)}`)).toMatch(
        new RegExp(`^${'x'.repeat(before)}(${letter})*\\.\\.\\.$`, 'u'),
      );
  });

  test('a text of one endless letter does not vanish', () => {
    expect(makeExcerpt(`a${'\u0301'.repeat(600)}`)).toHaveLength(203);
  });

  test('end a long title with a whole word', () => {
    const title = { $t: `${'word '.repeat(31)}longer` };
    expect(readFeed(blog, { feed: { entry: [{ title }] } })[0]?.title).toBe(`${'word '.repeat(31).trim()}...`);
  });

  propertyTest('reading takes a minute for every 200 words begun', [fc.nat(2000)], (words) => {
    expect(estimateReadTime(' ab\n'.repeat(words))).toBe(Math.ceil(words / 200));
  });

  test('date a post in India, by real days', () => {
    const day = fc.date({ min: new Date('1990-01-02'), max: new Date('9999-12-30'), noInvalidDate: true });
    fc.assert(
      fc.property(day, (date) => {
        const india = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });
        expect(postDate(date.toISOString()).publishedDate).toBe(india.format(date));
        const bare = date.toISOString().slice(0, 10);
        expect(postDate(bare).publishedOn).toBe(bare);
      }),
    );
    for (const text of ['', '2026-02-30', '2026-13-01', 'March 5, 2026', '1', '0000-00-00', '2026-01-01T99:00Z'])
      expect(postDate(text)).toEqual({ publishedOn: '', publishedDate: '' });
  });

  test.each([
    ...['javascript:alert(1)', 'java\nscript:alert(1)', ' data:text/html,x', '/2026/03/post.html', 'https://', ''],
    ...['https://user@blog.example.com/', 'http://blog.example.com:8080/', 'ftp://blog.example.com/'],
    `https://blog.example.com/${'a'.repeat(3000)}`,
  ])('does not take the address %s', (address) => {
    expect(httpsAddress(address)).toBeNull();
  });
});

/** So much that reading which does not grow with the length alone takes longer than a test may. */
const SIZE = 5 * 1024 * 1024;

test.each(['<', '&#', '<a ', '<!--', '<script>', '<img src="', '<img src=data:x>', ' ', 'word ', '\u0bbf'])(
  'read five megabytes of %j in linear time',
  (piece) => {
    const field = { $t: piece.repeat(SIZE / piece.length) };
    const posts = readFeed(blog, { feed: { entry: [{ title: field, content: field }] } });
    expect(posts.length).toBeLessThanOrEqual(1);
  },
);

test('ten thousand posts are read in time', () => {
  const entry = Array.from({ length: 10_000 }, (_, index) => ({
    id: { $t: `post-${index}` },
    title: { $t: `Post ${index}` },
    content: { $t: `<p>${'word '.repeat(100)}</p><img src="https://img.example.com/${index}.png">` },
    link: [{ rel: 'alternate', href: `https://blog.example.com/${index}` }],
  }));
  expect(readFeed(blog, { feed: { entry } }, Number.POSITIVE_INFINITY)).toHaveLength(10_000);
});
