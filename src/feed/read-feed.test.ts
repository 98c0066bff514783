import { describe, expect, test } from 'vitest';
import { sampleEdition } from '../../tests/support/firms.ts';
import { blogSource } from './blog-source.ts';
import { documentedFeed } from './feed-shape.ts';
import { readEntry, readFeed } from './read-feed.ts';
import { fixture } from './testing/fixture.ts';

const blog = blogSource(sampleEdition());

describe('a modern blog with full posts', () => {
  const [first, second] = readFeed(blog, fixture('modern-full'));

  test('gives every field of a card', () => {
    expect(first).toMatchObject({
      id: 'tag:blogger.com,1999:blog-1000000000000000001.post-11',
      title: 'GSTR-1 & GSTR-3B: what goes first?',
      publishedOn: '2026-03-05',
      publishedDate: 'March 5, 2026',
      author: 'Tax desk',
      category: 'GST',
      url: 'https://blog.example.com/2026/03/gstr-1-and-gstr-3b.html',
      image: 'https://blogger.googleusercontent.com/img/a/AVvXsExample=w640-h360?a=1&b=2',
    });
    expect(first?.excerpt).toMatch(/^File GSTR-1 first\. The tax in it flows into GSTR-3B — a bill/);
    expect(first?.excerpt).toHaveLength(203);
    expect(first?.excerpt.endsWith('...')).toBe(true);
    // 21 words and 30 lines of 17: 531.
    expect(first?.readTime).toBe(3);
  });

  test('parts list items, and invents no picture', () => {
    expect(second?.excerpt).toBe('Form 16 Bank statement AIS...');
    expect(second?.readTime).toBe(1);
    expect(second).not.toHaveProperty('image');
  });
});

test('takes summaries and an author without a profile', () => {
  const [card] = readFeed(blog, fixture('short-summaries'));
  expect(card).toMatchObject({ author: 'Tax Team', category: 'General', publishedDate: 'July 1, 2025' });
  expect(card?.excerpt).toContain('Wages < 15,000 & above');
});

test('takes a Tamil post pasted from Word', () => {
  const [card] = readFeed(blog, fixture('tamil-word-paste'));
  expect(card?.title).toBe('ஜிஎஸ்டி பதிவு: யாருக்கு தேவை?');
  expect(card?.publishedDate).toBe('January 14, 2026');
  expect(card?.excerpt.startsWith('ஆண்டு விற்றுமுதல்')).toBe(true);
  expect(card?.image).toBe('https://1.bp.blogspot.com/-x/s320/padhivu.png');
});

test('drops scripts, embeds, counters and unsafe addresses', () => {
  const [video, link, named] = readFeed(blog, fixture('scripts-and-embeds'));
  expect(video).toMatchObject({
    title: 'Watch: closing the month',
    excerpt: 'Close the books in three days....',
    image: 'https://img.example.net/close.jpg',
  });
  expect(link?.url).toBe(blog.url);
  // Text about HTML is text: the page shows it as such and never as an element.
  expect(named).toMatchObject({ url: blog.url, excerpt: '<img src=x onerror=alert(1)>...' });
});

test('takes an old blog on plain http', () => {
  const [card] = readFeed(blog, fixture('old-http'));
  expect(card).toMatchObject({
    url: 'https://oldtaxnotes.blogspot.in/2012/04/tds-rates.html',
    image: 'https://2.bp.blogspot.com/_a/s400/t.JPG',
    category: 'TDS & TCS',
    author: 'Tax Team',
    publishedOn: '2012-04-01',
    excerpt: 'Rates are in the table below. 194C Contractor 194J Professional...',
  });
});

test('takes a blog without posts', () => {
  expect(readFeed(blog, fixture('empty-blog'))).toEqual([]);
});

describe('a broken feed', () => {
  const cards = readFeed(blog, fixture('broken'), 20);

  test('skips empty posts, and shows doubles once', () => {
    expect(cards.map((card) => card.title)).toEqual([
      'Only a title',
      'Only a text, long enough to stand in for its own missing...',
      'Broken date',
      'Fields of the wrong kind.',
      'The one whole post',
    ]);
    expect(new Set(cards.map((card) => card.id)).size).toBe(cards.length);
  });

  test('says nothing rather than something false', () => {
    expect(cards[0]).toMatchObject({ excerpt: '', readTime: 0, url: blog.url, author: 'Tax Team' });
    expect(cards[2]).toMatchObject({ publishedOn: '', publishedDate: '' });
    expect(cards[3]).toMatchObject({ publishedOn: '', category: 'General', author: 'Tax Team' });
  });
});

test('shows six posts', () => {
  const entry = Array.from({ length: 10 }, (_, index) => ({ title: { $t: `Post ${index}` } }));
  expect(readFeed(blog, { feed: { entry } })).toHaveLength(6);
});

describe('the type of a text', () => {
  const read = (entry: object) => readFeed(blog, { feed: { entry: [entry] } })[0];

  test.each(['Turnover <Rs 5 crore: what changes', 'Why <title> and <meta> matter', 'AT&amp;T & co'])(
    'keeps a plain title that looks like HTML: %s',
    (text) => {
      expect(read({ title: { type: 'text', $t: text } })?.title).toBe(text);
      expect(read({ title: { $t: text } })?.title).toBe(text);
    },
  );

  test.each(['html', 'xhtml', 'text/html'])('reads a title of type %s as HTML', (type) => {
    expect(read({ title: { type, $t: '<b>GST &amp; you</b>' } })?.title).toBe('GST & you');
  });

  test('keeps names and labels, which have no markup', () => {
    expect(
      read({ title: { $t: 'Post' }, author: [{ name: { $t: 'Ravi <tax>' } }], category: [{ term: 'A<B &amp; C' }] }),
    ).toMatchObject({ author: 'Ravi <tax>', category: 'A<B &amp; C' });
  });

  test('holds for contents and summaries, HTML by default', () => {
    const $t = 'If a <b and b> c';
    expect(read({ content: { type: 'text', $t } })?.excerpt).toBe(`${$t}...`);
    expect(read({ summary: { type: 'text', $t } })?.excerpt).toBe(`${$t}...`);
    expect(read({ content: { $t: '<p>Whole.</p>' } })?.excerpt).toBe('Whole....');
  });
});

test('an entry keeps its whole text', () => {
  const feed = documentedFeed({ feed: { entry: [{ content: { $t: `<p>${'word '.repeat(401)}</p>` } }] } });
  const [post] = (feed?.feed.entry ?? []).map((entry) => readEntry(blog, entry, 0));
  expect(post?.content).toHaveLength(401 * 5 - 1);
  expect(post?.readTime).toBe(3);
});
