import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { citiesIn, citySlugs } from '../../content/cities/index.ts';
import { knownServices } from '../../content/service-index.ts';
import { toolIndex } from '../../content/tool-index/en.ts';
import { anyPath, anyText } from '../../tests/support/any-text.ts';
import { otherFirm, sampleSite } from '../../tests/support/firms.ts';
import { propertyTest } from '../../tests/support/property-test.ts';
import { createEdition } from '../edition/edition.ts';
import { cityPrefixes } from './aliases.ts';
import { allAddresses, allRedirects, pageRoutes, respelledCities } from './all-addresses.ts';
import { hasCityService } from './href.ts';
import { cleanPath, goneService, judge, resolve } from './resolve.ts';
import { fixedPaths } from './route.ts';

/** The pages that exist once, and the tools. */
const FIXED = Object.keys(fixedPaths).length + toolIndex.length;

const site = createEdition({ ...sampleSite(), locales: ['en', 'ta'] }, 'en');
const { canonicalPath, ownPages, ownPosts, ownServices, postSlugs, serviceSlugs } = site;

/** The owner's pages and services have one address each. */
const own = [...ownPages, ...ownServices];

const [services, cities] = [serviceSlugs.length, citySlugs.length];

describe('resolve', () => {
  test('knows the addresses of a service that is not offered', () => {
    const notOffered = ['iec-registration', 'gst-refunds'] as const;
    const site = createEdition(otherFirm({ notOffered }), 'en');
    expect(site.serviceSlugs).toHaveLength(knownServices.length - notOffered.length);
    for (const slug of notOffered)
      for (const path of [
        ...[`/services/${slug}`, `/services/${slug}.md`, `/locations/salem/${slug}`, `/${slug}-salem`],
        ...[`/locations/trichy/${slug}`, `/${slug}-trichy`, `/${slug}-cape-comorin`],
      ]) {
        expect(resolve(site, path).kind, path).toBe('not-found');
        expect(goneService(site, path), path).toBe(slug);
      }
    for (const path of ['/', '/locations/salem', '/services/gst-returns', '/nothing-salem'])
      expect(goneService(site, path)).toBeUndefined();
  });

  test('undoes every address that the builders make', () => {
    for (const { path, route } of allAddresses(site)) expect(resolve(site, path), path).toEqual(route);
  });

  test('leads every address that redirects to a page', () => {
    for (const { path, to } of allRedirects(site)) {
      const route = resolve(site, path);
      expect(route.kind, path).toBe('redirect');
      if (route.kind === 'redirect') expect(canonicalPath(route.to)).toBe(to);
    }
  });

  test.each([
    ['/locations/trichy', '/locations/tiruchirappalli'],
    ['/locations/ooty', '/locations/nilgiris'],
    ['/locations/cape-comorin', '/locations/kanyakumari'],
    ['/locations/tiruppur/gst-returns', '/locations/tirupur/gst-returns'],
    ['/tamil-nadu/trichy', '/locations/tiruchirappalli'],
    ['/tamil-nadu/trichy/gst-returns', '/locations/tiruchirappalli/gst-returns'],
    ['/tax-consultant-ooty', '/locations/nilgiris'],
    ['/gst-registration-trichy', '/locations/tiruchirappalli/gst-registration'],
    ['/ta/locations/trichy', '/ta/locations/tiruchirappalli'],
    ['/income-tax', '/services/income-tax-filing'],
  ])('leads %s to %s', (path, to) => {
    expect(allRedirects(site)).toContainEqual(expect.objectContaining({ path, to }));
  });

  test('redirects every other spelling of a city', () => {
    for (const [name, city] of respelledCities)
      for (const { path, canonical } of allAddresses(site).filter(
        ({ route }) => 'city' in route && route.city === city,
      ))
        expect(judge(site, path.replace(city, name)), path).toMatchObject({ statusCode: 301, redirectTo: canonical });
  });

  const cityServices = citySlugs.flatMap((city) => serviceSlugs.filter((slug) => hasCityService(city, slug))).length;

  test('knows as many addresses as the route table describes', () => {
    const more = postSlugs.length + own.length;
    expect(pageRoutes(site, ['en'])).toHaveLength(FIXED + services * 2 + cities + cityServices + more);
    const paths = allAddresses(site, ['en']).map((address) => address.path);
    expect(paths).toHaveLength(FIXED + 4 + services * 2 + 1 + cities * 14 + cityServices * 3 + more);
    expect(new Set(paths).size).toBe(paths.length);
  });

  test('has each Tamil page once', () => {
    const routes = pageRoutes(site, ['ta']);
    const inTamil = [...ownPosts, ...own].filter(({ tamil }) => tamil !== null).length;
    expect(routes).toHaveLength(FIXED - 3 + services * 2 + citiesIn('ta').length + inTamil);
    expect(allAddresses(site, ['ta']).map(({ path }) => path)).toEqual(routes.map(canonicalPath));
    expect(resolve(site, '/ta')).toEqual({ kind: 'fixed', page: 'home', locale: 'ta' });
    expect(resolve(site, '/ta/locations/salem')).toEqual({ kind: 'city', city: 'salem', locale: 'ta' });
  });

  test.each([
    ...['/ta/', '/ta/blog', '/ta/audit', '/ta/locations/salem/gst-returns', '/ta/tamil-nadu'],
    ...['/ta/tax-consultant-salem', '/ta/gst-registration', '/ta/tamil-nadu/trichy', '/ta/services/pf-esi'],
    ...['/ta/nothing'],
  ])('has no page in Tamil at %s', (path) => {
    expect(resolve(site, path)).toEqual({ kind: 'not-found', locale: 'ta' });
  });

  test.each([
    ...['/gst-registration-atlantis', '/unicorns-coimbatore', '/locations/atlantis'],
    ...['/locations/coimbatore/unicorns', '/tamil-nadu/coimbatore/gst-returns/more', '/services/coimbatore'],
    ...['/-coimbatore', '/coimbatore', '/__proto__', '/constructor-coimbatore', '/services/constructor'],
    ...['/services/constructor/papers', '/services/gst-returns/more', '/services/pf-esi/papers'],
    ...['/blog/unknown-post', '//', '', 'about'],
  ])('does not know %s', (path) => {
    expect(resolve(site, path)).toEqual({ kind: 'not-found' });
  });

  propertyTest('never throws, and never calls an unclean address known', [fc.oneof(anyPath(), anyText())], (path) => {
    const route = resolve(site, path);
    if (route.kind === 'not-found') return;
    expect(path === '/' || !path.endsWith('/')).toBe(true);
    expect(path).toBe(path.toLowerCase());
  });
});

describe('cleanPath', () => {
  test.each([
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/locations//Coimbatore/', '/locations/coimbatore'],
    ['/GST-Returns', '/gst-returns'],
    ['/ta/', '/ta'],
    ['/TA/about/', '/ta/about'],
    ['//', '/'],
  ])('reads %s as %s', (path, clean) => {
    expect(cleanPath(site, path)).toBe(clean);
  });

  test.each([['/'], ['/about'], ['/nothing/'], ['/Nothing'], ['//evil.example']])('leaves %s alone', (path) => {
    expect(cleanPath(site, path)).toBeNull();
  });

  propertyTest('always gives an address of this site, so that a redirect cannot leave it', [fc.string()], (path) => {
    const clean = cleanPath(site, path);
    if (clean !== null) expect(clean).toMatch(/^\/(?!\/)/);
  });
});

describe('judge', () => {
  test('calls every canonical address valid', () => {
    for (const path of pageRoutes(site).map(canonicalPath))
      expect(judge(site, path), path).toEqual({ statusCode: 200, message: 'Valid URL', redirectTo: null });
  });

  test('sends every other address to its canonical one', () => {
    for (const { path, canonical } of allAddresses(site).filter((address) => address.path !== address.canonical))
      expect(judge(site, path), path).toEqual({ statusCode: 301, message: 'HTTP 301', redirectTo: canonical });
  });

  test('sends every legacy address to its service', () => {
    for (const { path, to } of allRedirects(site))
      expect(judge(site, path), path).toMatchObject({ statusCode: 301, redirectTo: to });
  });

  test('sends both city forms of every city to its page', () => {
    for (const city of citySlugs) {
      for (const prefix of cityPrefixes)
        expect(judge(site, `/${prefix}-${city}`).redirectTo).toBe(`/locations/${city}`);
      for (const service of serviceSlugs.filter((slug) => hasCityService(city, slug)))
        expect(judge(site, `/${service}-${city}`).redirectTo).toBe(`/locations/${city}/${service}`);
    }
  });

  test.each([
    ...['/tax-consultant-atlantis', '/unicorns-coimbatore', '/services/unicorns', '/About', '/about/', '//', ''],
    ...['/wp-admin', '/__proto__', '/robots.txt'],
  ])('does not know %j', (path) => {
    expect(judge(site, path)).toEqual({ statusCode: 404, message: 'Page not found', redirectTo: '/' });
  });

  propertyTest('leads in one step from any text to a valid address', [fc.oneof(anyPath(), anyText())], (path) => {
    const { redirectTo } = judge(site, path);
    if (redirectTo !== null) expect(judge(site, redirectTo).statusCode).toBe(200);
  });
});
