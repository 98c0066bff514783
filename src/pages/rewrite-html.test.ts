import { describe, expect, test } from 'vitest';
import { keepTogether, markEnglish } from './rewrite-html.ts';

const whole = (text: string): string => `<one-line>${text}</one-line>`;

test('keeps form names, ranges and Tamil endings whole', () => {
  expect(keepTogether('<a href="/x/GSTR-1">GSTR-1, then GSTR-3B in 15-30 days; Book-keeping, e-way</a>')).toBe(
    `<a href="/x/GSTR-1">${whole('GSTR-1')}, then ${whole('GSTR-3B')} in ${whole('15-30')} days; Book-keeping, e-way</a>`,
  );
  expect(keepTogether('<p>20-ஆம் தேதி GSTR-3B-க்கு PAN-ஐ</p>')).toBe(
    `<p>${whole('20-ஆம்')} தேதி ${whole('GSTR-3B-க்கு')} ${whole('PAN-ஐ')}</p>`,
  );
  expect(keepTogether('<p>8.33-20% of wages</p>')).toBe(`<p>${whole('8.33-20%')} of wages</p>`);
  const typed = '<textarea name="a">GSTR-1\nGSTR-3B</textarea>';
  expect(keepTogether(`<p>GSTR-1</p>${typed}`)).toBe(`<p>${whole('GSTR-1')}</p>${typed}`);
});

test('leaves islands as React will find them', () => {
  const data = '<script type="application/json">{"form":"GSTR-3B"}</script>';
  const island = `<div data-island="case-tool"><div><p>GSTR-1</p></div><div>GSTR-3B</div></div>${data}`;
  expect(keepTogether(`<p>GSTR-1</p>${island}<div><p>GSTR-1</p></div>`)).toBe(
    `<p>${whole('GSTR-1')}</p>${island}<div><p>${whole('GSTR-1')}</p></div>`,
  );
});

describe('links of a Tamil page to English ones', () => {
  const edition = { locale: 'ta', labels: { listInEnglish: 'In English.' } } as const;
  const there = '<a href="/tools">x</a>';
  const marked = '<a hreflang="en-IN" data-english="" href="/tools">x</a>';
  const own = '<a href="/ta/tools">x</a>';
  const note = '<p class="note">In English.</p>';

  test.each([
    ['alone', `<p>${there}</p>`, `<p>${marked}</p>`],
    ['in a list with others', `<ul><li>${there}${there}${own}</li></ul>`, `<ul><li>${marked}${marked}${own}</li></ul>`],
    [
      'in a list of their own',
      `<ul class="a"><li>${there}</li><li>${there}</li></ul>`,
      `${note}<ul data-english-list="" class="a"><li>${marked}</li><li>${marked}</li></ul>`,
    ],
    [
      'in lists of a list: one sentence',
      `<ol><li><ul>${there}${there}</ul></li><li><ul>${there}${there}</ul></li></ol><table>${there}${there}</table>`,
      `${note}<ol data-english-list=""><li><ul>${marked}${marked}</ul></li><li><ul>${marked}${marked}</ul></li></ol>` +
        `${note}<table data-english-list="">${marked}${marked}</table>`,
    ],
    [
      'in an island',
      `<div data-island="x"><ul>${there}${there}</ul></div>`,
      `<div data-island="x"><ul>${marked}${marked}</ul></div>`,
    ],
  ])('%s', (_, html, expected) => expect(markEnglish(edition, html)).toBe(expected));

  test('are none on an English page', () => {
    expect(markEnglish({ ...edition, locale: 'en' }, there)).toBe(there);
  });
});
