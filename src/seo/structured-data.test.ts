import { describe, expect, test } from 'vitest';
import { inRupees } from '../../content/rupees.ts';
import type { Firm } from '../../content/site.ts';
import { otherFirm, sampleEdition } from '../../tests/support/firms.ts';
import { createEdition } from '../edition/edition.ts';
import { jsonLd, organisation, service } from './structured-data.ts';

const edition = sampleEdition();
const { officeHours, priceRanges, serviceSlugs, startingPrices } = edition;

describe('structured data', () => {
  test('cannot end its script element', () => {
    expect(jsonLd([{ '@type': 'Thing', name: '</script><script>' }])).not.toContain('<');
  });

  test('gives a range, or where the price starts', () => {
    for (const slug of serviceSlugs) {
      const [price, range] = [startingPrices[slug].amount, priceRanges[slug]];
      const offers = range ? { lowPrice: price, highPrice: range.high } : { price, priceCurrency: 'INR' };
      expect(service(edition, slug, 'x', '/x')).toMatchObject({ offers });
    }
  });

  test('a range starts at the starting price', () => {
    for (const slug of serviceSlugs) {
      const range = priceRanges[slug];
      if (range) expect(range.text).toContain(`${inRupees(startingPrices[slug].amount)}-${inRupees(range.high)}`);
    }
  });
});

test('lists opening hours and holidays', () => {
  type Spans = readonly { readonly dayOfWeek: readonly string[]; readonly validFrom?: string }[];
  const data = organisation(edition, undefined, true) as unknown as Readonly<Record<string, Spans>>;
  const days = data.openingHoursSpecification?.flatMap(({ dayOfWeek }) => dayOfWeek);
  expect(days).toHaveLength(officeHours.week.flat().length);
  for (const { validFrom } of data.specialOpeningHoursSpecification ?? [])
    expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe('the rating of the owner', () => {
  /** Returns everything that shows or states the rating, as text. */
  const render = (rating: Firm['rating']): string => {
    const edition = createEdition(otherFirm({ firm: { rating }, notClaimed: [] }), 'en');
    const { home, services } = edition.pages;
    expect(home.trust).toHaveLength(4);
    expect(services.trust).toHaveLength(4);
    return JSON.stringify([home, services, service(edition, 'gst-returns', 'x', '/x')]);
  };

  test('shows it in copy and data, or nowhere', () => {
    const shown = render({ stars: 4.7, reviews: 812 });
    expect(shown).toContain('4.7');
    expect(shown).toContain('"aggregateRating"');
    const without = render(null);
    expect(without).not.toContain('4.7');
    expect(without).not.toContain('aggregateRating');
  });
});
