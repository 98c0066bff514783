import { expect, test } from 'vitest';
import { keepTogether } from './rewrite-html.ts';

const whole = (text: string): string => `<one-line>${text}</one-line>`;

test('keeps form names, ranges and Tamil endings whole, and nothing inside tags and text fields', () => {
  expect(keepTogether('<a href="/x/GSTR-1">GSTR-1, then GSTR-3B in 15-30 days; Book-keeping, e-way</a>')).toBe(
    `<a href="/x/GSTR-1">${whole('GSTR-1')}, then ${whole('GSTR-3B')} in ${whole('15-30')} days; Book-keeping, e-way</a>`,
  );
  expect(keepTogether('<p>20-ஆம் தேதி GSTR-3B-க்கு PAN-ஐ</p>')).toBe(
    `<p>${whole('20-ஆம்')} தேதி ${whole('GSTR-3B-க்கு')} ${whole('PAN-ஐ')}</p>`,
  );
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
