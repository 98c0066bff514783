import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyPath, anyText } from '../../tests/support/any-text.ts';
import { allAddresses, allRedirects, pageRoutes } from './addresses.ts';
import { cityPrefixes } from './aliases.ts';
import { judge } from './audit-rules.ts';
import { hasCityService } from './city-services.ts';
import { canonicalPath } from './href.ts';
import { citySlugs, serviceSlugs } from './slugs.ts';

describe('judge', () => {
  test('calls every canonical address valid', () => {
    for (const path of pageRoutes().map(canonicalPath))
      expect(judge(path), path).toEqual({ statusCode: 200, message: 'Valid URL', redirectTo: null });
  });

  test('sends every other address of the route table to its canonical one', () => {
    for (const { path, canonical } of allAddresses().filter((address) => address.path !== address.canonical))
      expect(judge(path), path).toEqual({ statusCode: 301, message: 'HTTP 301', redirectTo: canonical });
  });

  test('sends every legacy address to its service', () => {
    for (const { path, to } of allRedirects())
      expect(judge(path), path).toMatchObject({ statusCode: 301, redirectTo: to });
  });

  test('sends both city forms of every city to its page', () => {
    for (const city of citySlugs) {
      for (const prefix of cityPrefixes) expect(judge(`/${prefix}-${city}`).redirectTo).toBe(`/locations/${city}`);
      for (const service of serviceSlugs.filter((slug) => hasCityService(city, slug)))
        expect(judge(`/${service}-${city}`).redirectTo).toBe(`/locations/${city}/${service}`);
    }
  });

  test.each([
    ...['/tax-consultant-atlantis', '/unicorns-coimbatore', '/services/unicorns', '/About', '/about/', '//', ''],
    ...['/wp-admin', '/__proto__', '/robots.txt'],
  ])('does not know %j', (path) => {
    expect(judge(path)).toEqual({ statusCode: 404, message: 'Page not found', redirectTo: '/' });
  });

  test('leads in one step from any text to a valid address', () => {
    fc.assert(
      fc.property(fc.oneof(anyPath(), anyText()), (path) => {
        const { redirectTo } = judge(path);
        if (redirectTo !== null) expect(judge(redirectTo).statusCode).toBe(200);
      }),
    );
  });
});
