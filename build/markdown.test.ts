import { describe, expect, test } from 'vitest';
import { toMarkdown } from './markdown.ts';

const convert = (body: string): string => toMarkdown(`<main>${body}</main>`, 'https://firm.test/locations/salem');

describe('a page as Markdown', () => {
  test('keeps headings, paragraphs and links, which become absolute', () => {
    expect(convert('<div><h1>Salem</h1><p>Silver &amp; <a href="/about">sago</a>.</p></div>')).toBe(
      '# Salem\n\nSilver & [sago](https://firm.test/about).\n',
    );
  });

  test('keeps lists, a title of an item in bold', () => {
    expect(convert('<ol><li><span aria-hidden="true">1</span><div><h3>Ask</h3><p>By phone</p></div></li></ol>')).toBe(
      '1. **Ask**\n\n   By phone\n',
    );
    expect(convert('<ul><li>One</li><li>Two</li></ul>')).toBe('- One\n- Two\n');
  });

  test('keeps terms with what is said of them', () => {
    expect(convert('<dl><div><dt>Sago</dt><dd>Wages</dd><dd>Roots</dd></div></dl>')).toBe(
      '- **Sago**\n\n  Wages\n\n  Roots\n',
    );
    expect(convert('<dl><dt>Tax</dt><dd>₹450</dd><dt>Days late</dt><dd>25</dd></dl>')).toBe(
      '- **Tax**: ₹450\n- **Days late**: 25\n',
    );
  });

  test('keeps tables, and a bar in a cell does not end it', () => {
    const rows = '<thead><tr><th>Form</th><th>Due</th></tr></thead><tbody><tr><td>A|B</td><td>31 May</td></tr></tbody>';
    expect(convert(`<table><caption>Forms</caption>${rows}</table>`)).toBe(
      'Forms\n\n| Form | Due |\n| --- | --- |\n| A\\|B | 31 May |\n',
    );
  });

  test('keeps questions with their answers', () => {
    expect(convert('<details><summary><h3>Is it free?</h3></summary><p>Yes.</p></details>')).toBe(
      '### Is it free?\n\nYes.\n',
    );
  });

  test('lets the name of a link of several parts be the link', () => {
    const words = '<span><strong>GST Returns</strong><span>by the 11th</span></span>';
    expect(convert(`<ul><li><a href="/x">${words}<span><small>Starts at</small> ₹1,500</span></a></li></ul>`)).toBe(
      '- [GST Returns](https://firm.test/x): by the 11th, Starts at ₹1,500\n',
    );
  });

  test('leaves out what only acts, decorates or is meant for the ear', () => {
    expect(
      convert(
        '<nav>Salem</nav><svg><text>Salem</text></svg><form><label>Name</label></form><p>Read<span class="visually-hidden"> (opens in a new tab)</span></p>',
      ),
    ).toBe('Read\n');
  });

  test('keeps the lines that are there to be ticked, without the number that the styles make', () => {
    expect(
      convert('<ol><li><label><input type="checkbox"> <span>EB bill</span></label></li></ol><p data-count>of 1</p>'),
    ).toBe('1. EB bill\n');
  });

  test('escapes what would be markup', () => {
    expect(convert('<p>2 * 3 &lt; [7]</p>')).toBe('2 \\* 3 \\< \\[7\\]\n');
  });

  test('refuses an element it does not know instead of losing it', () => {
    expect(() => convert('<video>clip</video>')).toThrow('knows no Markdown for <video>');
  });
});
