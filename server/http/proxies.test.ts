import { expect, test } from 'vitest';
import { withoutPorts } from './proxies.ts';

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['203.0.113.7', '203.0.113.7'],
  ['[2001:db8::1]:443, 10.0.0.1:80', '2001:db8::1, 10.0.0.1'],
  ['2001:db8::1, 10.0.0.1', '2001:db8::1, 10.0.0.1'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['unknown', 'unknown'],
])('X-Forwarded-For %s is read as %s', (given, read) => {
  expect(withoutPorts(given)).toBe(read);
});
