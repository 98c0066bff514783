import { expect, test } from 'vitest';
import { callHref, chatHref } from './letter.ts';

test.each([
  ['98765 43210', '+919876543210'],
  ['09876543210', '+919876543210'],
  ['+91 98765-43210', '+919876543210'],
  ['919876543210', '+919876543210'],
  ['0422 4000000', '+914224000000'],
  ['+44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['9876543210;ext=1"><b>', null],
  ['12345', null],
  ['call me', null],
  [null, null],
])('%s is dialled as %s', (phone, number) => {
  const lead = { phone, reference: '7KXM-4PRT', language: 'en' } as const;
  expect(callHref(lead)).toBe(number && `tel:${number}`);
  const chat = chatHref(lead);
  expect(chat?.split('?')[0] ?? null).toBe(number && `https://wa.me/${number.slice(1)}`);
  if (chat) expect(decodeURIComponent(chat)).toContain('7KXM-4PRT');
});
