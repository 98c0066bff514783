import fc from 'fast-check';
import { parse } from 'node-html-parser';
import { describe, expect, test } from 'vitest';
import { anyText } from '../../tests/support/any-text.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { type Token, tokenize } from './tokenizer.ts';

const all = (html: string, xml = false): Token[] => [...tokenize(html, xml)];
const readText = (tokens: readonly Token[]): string =>
  tokens.map((token) => (token.kind === 'text' ? token.text : '')).join('');
const tags = (html: string): string[] =>
  all(html).flatMap((token) => (token.kind === 'text' ? [] : [`${token.kind === 'close' ? '/' : ''}${token.name}`]));

const soup = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ...['<', '>', '/', '=', '"', "'", '&', '!', '-', '--', '<!--', '-->', '<![CDATA[', ']]>', '<a ', '</a'],
        ...['<script>', '</script', '<title', '<svg>', '&#', '&amp;', 'x', ' ', '\n', '\0'],
      ),
      anyText(4),
    ),
    { maxLength: 60 },
  )
  .map((pieces) => pieces.join(''));

const { node } = fc.letrec<{ node: string }>((tie) => ({
  node: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('text', 'a &amp; b', '<hr>', '<!-- <p> -->', '<img alt="a>b" src=x>'),
    fc
      .tuple(
        fc.constantFrom('div', 'p', 'section', 'b'),
        fc.constantFrom('', ' id="x"', " class='a b'"),
        fc.array(tie('node'), { maxLength: 4 }),
      )
      .map(([name, attributes, children]) => `<${name}${attributes}>${children.join('')}</${name}>`),
  ),
}));

describe('tokenize', () => {
  propertyTest('never throws and never makes text up', [soup, fc.boolean()], (html, xml) => {
    for (const token of all(html, xml)) {
      if (token.kind !== 'text') expect(html.toLowerCase()).toContain(token.name.slice(0, 1));
      else if (!html.includes('&')) expect(html).toContain(token.text);
    }
  });

  propertyTest(
    'gives text without markup back unchanged',
    [fc.string().filter((text) => !/[<&]/.test(text))],
    (text) => {
      expect(readText(all(text))).toBe(text);
    },
  );

  propertyTest(
    'reads attributes of any text back',
    [fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('&'))],
    (value) => {
      const [token] = all(`<a title="${value.replaceAll('"', '&quot;')}" title="second">`);
      expect(token?.kind === 'open' && token.attributes.get('title')).toBe(value);
    },
  );

  propertyTest('sees the elements that another parser sees', [node], (html) => {
    const theirs = parse(html)
      .querySelectorAll('*')
      .map((element) => element.rawTagName.toLowerCase());
    const ours = all(html).flatMap((token) => (token.kind === 'open' ? [token.name] : []));
    expect(ours.toSorted()).toEqual(theirs.toSorted());
    expect(readText(all(html))).toBe(parse(html).text);
  });

  test.each([
    ['<p', []],
    ['a < b', []],
    ['<p>a<!-->b<b>', ['p', 'b']],
    ['<!--a--><p>', ['p']],
    ['<!-- never closed <p>', []],
    ['<!DOCTYPE html><p>', ['p']],
    ['</><p>', ['p']],
    ['<script><p></scripture></SCRIPT ><b>', ['script', '/script', 'b']],
    ['<title><b></title>', ['title', '/title']],
    ['<svg><title/><path/></svg><b>', ['svg', 'title', 'path', '/svg', 'b']],
    ['<a b="never closed><p>', []],
    ['<a b=>c</a>', ['a', '/a']],
    ['<A\nHREF=x>', ['a']],
    ['<a =b><i>', ['a', 'i']],
  ])('reads %j as %j', (html, expected) => {
    expect(tags(html)).toEqual(expected);
  });

  test.each([
    ['&amp;&lt;&#65;&#x42;', '&<AB'],
    ['a &hearts; b &rArr; c &frac13; &Omega;&check;', 'a ♥ b ⇒ c ⅓ Ω✓'],
    ['25&percnt; &lpar;a&comma; b&rpar;', '25% (a, b)'],
    ['Profit &amp loss &copy 2026 &notit &ltb', 'Profit & loss © 2026 ¬it <b'],
    ['&am; &amplifier; &hearts b', '&am; &amplifier; &hearts b'],
    ['&unknown; &#0; &#xD800; &#99999999;', '&unknown; \ufffd \ufffd \ufffd'],
  ])('decodes %j as %j', (html, text) => {
    expect(readText(all(html))).toBe(text);
  });

  test('keeps a name without semicolon in attributes and XML', () => {
    const [link] = all('<a href="?a=1&copy=2&b=3&amp;c=4">');
    expect(link?.kind === 'open' && link.attributes.get('href')).toBe('?a=1&copy=2&b=3&c=4');
    expect(readText(all('<loc>?a=1&copy=2&amp;b=3</loc>', true))).toBe('?a=1&copy=2&b=3');
  });

  test('takes CDATA as text in XML only', () => {
    expect(readText(all('<![CDATA[a<b&amp;]]>c', true))).toBe('a<b&amp;c');
    expect(readText(all('<![CDATA[a>c', false))).toBe('c');
  });

  test.each([
    ...['<', '<a ', '<a b="', "<a b='", '<!--', '</', '<script>', '<title>', '&', '&#', '<a b=c ', '<svg>'],
    ...['<![CDATA[', '"', '<a/'],
  ])('reads a megabyte of %j in linear time', (piece) => {
    const html = piece.repeat(Math.ceil(1_000_000 / piece.length));
    // Quadratic reading would take longer than a test may.
    expect([...tokenize(html)].length).toBeLessThanOrEqual(html.length);
  });
});
