import { expect, test } from 'vitest';
import { linkedOnly } from './linked.ts';

test('a page that was audited is not asked for again with a query, and others are', () => {
  const links = { internal: ['/contact', '/contact?city=salem', '/gone?x=1', '/other'], resources: ['/style.css'] };
  expect(linkedOnly([{ links }, { links }], new Set(['/contact']))).toEqual(['/gone?x=1', '/other', '/style.css']);
});
