import { describe, expect, test } from 'vitest';
import { acceptsEncoding, preferredEncoding } from './accept-encoding.ts';

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
    ['*', 'identity'],
    ['compress', 'identity'],
    ['br;q=high', 'br'],
  ])('of "%s" is %s', (header, encoding) => {
    expect(preferredEncoding(header)).toBe(encoding);
  });

  test('does not depend on how many other headers were seen', () => {
    for (let number = 0; number < 1000; number++) preferredEncoding(`x-${number}, gzip`);
    expect(preferredEncoding('gzip, br')).toBe('br');
    expect(preferredEncoding('x-1, gzip')).toBe('gzip');
  });
});

test.each([
  ['gzip', true],
  ['gzip;q=0.1', true],
  ['gzip;q=0.0', false],
  ['br', false],
  [undefined, false],
])('"%s" takes gzip: %s', (header, taken) => {
  expect(acceptsEncoding(header, 'gzip')).toBe(taken);
});
