import { describe, expect, test } from 'vitest';
import { preferredEncoding } from './accept-encoding.ts';

describe('the encoding that a client likes best', () => {
  test.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=0.5, gzip;q=0.8', 'gzip'],
    ['br ; q=0.8 , gzip ; q=0.8', 'br'],
    ['br;q=0, gzip;q=0.000', 'identity'],
    ['br;q=0.5, identity', 'identity'],
    ['identity;q=0.5, gzip;q=0.4, br;q=0.6', 'br'],
    ['*', 'br'],
    ['gzip, *;q=0', 'gzip'],
    ['*;q=0', 'identity'],
    ['compress', 'identity'],
    ['br;q=high', 'identity'],
  ])('of "%s" is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });
});

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['gzip;q=0.0', 'identity'],
  ['br', 'identity'],
  [undefined, 'identity'],
])('of "%s", where there is only gzip, is %s', (header, encoding) => {
  expect(preferredEncoding(header, ['gzip', 'identity'])).toBe(encoding);
});
