import { expect, test } from 'vitest';
import { preferredEncoding } from './answer-headers.ts';
import { addressKey, findNetwork, withoutPorts } from './ip-addresses.ts';

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
])('reads "%s" as the encoding %s', (header, encoding) => {
  expect(preferredEncoding(header)).toBe(encoding);
});

test.each([
  ['gzip', 'gzip'],
  ['gzip;q=0.1', 'gzip'],
  ['gzip;q=0.0', 'identity'],
  ['br', 'identity'],
  [undefined, 'identity'],
])('reads "%s", where there is only gzip, as %s', (header, encoding) => {
  expect(preferredEncoding(header, ['gzip', 'identity'])).toBe(encoding);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:0:1::5', '2001:db8:0:1::/64'],
  ['2001:DB8:0:1:ffff:ffff:ffff:ffff', '2001:db8:0:1::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['garbage', 'garbage'],
])('%s counts as %s', (address, key) => {
  expect(addressKey(address)).toBe(key);
});

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

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:198.51.100.7', '198.51.100.0/24'],
  ['2001:db8:1234:5678::9', '2001:db8:1234::/48'],
  ['garbage', 'unknown'],
])('%s is logged as %s', (address, network) => {
  expect(findNetwork(address)).toBe(network);
});
