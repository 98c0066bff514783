import { expect, test } from 'vitest';
import { keepTogether } from './keep-together.ts';

const whole = (text: string): string => `<span class="unbroken">${text}</span>`;

test('keeps form names and ranges whole, and nothing inside tags', () => {
  expect(keepTogether('<a href="/x/GSTR-1">GSTR-1, then GSTR-3B in 15-30 days; Book-keeping, e-way</a>')).toBe(
    `<a href="/x/GSTR-1">${whole('GSTR-1')}, then ${whole('GSTR-3B')} in ${whole('15-30')} days; Book-keeping, e-way</a>`,
  );
  expect(keepTogether('<p>20-ஆம் தேதி</p>')).toBe(`<p>${whole('20-ஆம்')} தேதி</p>`);
});

test('leaves a page with an island as React will find it', () => {
  const page = '<div data-island="case-tool"><p>GSTR-1</p></div>';
  expect(keepTogether(page)).toBe(page);
});
