import { describe, expect, test } from 'vitest';
import type { ServiceSlug } from '../../content/service-index.ts';
import type { Site } from '../../content/site.ts';
import { otherFirm } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { renderPage } from './render.tsx';

/** Returns the page of a service in Karur, of a firm with the given values. */
const render = (service: ServiceSlug, firm: Partial<Site['firm']>, notClaimed: Site['notClaimed'] = []): string => {
  const edition = createEdition(otherFirm({ firm, notClaimed }), 'en');
  return renderPage(edition, { kind: 'city-service', city: 'karur', service }, null).body.replace(
    /^.*<main|<\/main>.*$/gs,
    '',
  );
};

const reviewsUrl = 'https://reviews.test/mills';
const claims = { founded: 1987, rating: { stars: 4.7, reviews: 812 }, reviewsUrl };

describe('who we are, on the page of a service in a town', () => {
  test('is told from what the firm claims', () => {
    const page = render('tds-tcs-returns', claims);
    expect(page).toContain('In practice since 1987. Rated 4.7 of 5 on Google in 812 reviews. ');
    expect(page).toContain(reviewsUrl);
  });

  test('leaves out what the firm does not claim', () => {
    const page = render('tds-tcs-returns', { ...claims, rating: null, reviewsUrl: null }, ['founded']);
    expect(page).not.toMatch(/1987|Rated|reviews\.test/);
  });
});

test.each<readonly [ServiceSlug, string]>([
  ['gst-notices', '/tools/notice'],
  ['pf-esi-services', '/tools/pf-esi'],
])('leads from %s to its own tool', (service, href) => {
  expect(render(service, claims).split(`href="${href}"`)).toHaveLength(2);
});
