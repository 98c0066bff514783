import { afterEach, describe, expect, test, vi } from 'vitest';
import * as details from '../../content/firm.ts';
import { priceRanges, startingPrices } from '../../content/prices.ts';
import { inRupees } from '../../content/register/values.ts';
import { serviceSlugs } from '../addresses/slugs.ts';
import { jsonLd, organisation, service } from './structured-data.ts';

const { firm, officeHours } = details;

describe('structured data', () => {
  test('cannot end its script element', () => {
    expect(jsonLd([{ '@type': 'Thing', name: '</script><script>' }])).not.toContain('<');
  });

  test('gives a range where there is one, else where the price starts', () => {
    for (const slug of serviceSlugs) {
      const [price, range] = [startingPrices[slug].amount, priceRanges[slug]];
      const offers = range ? { lowPrice: price, highPrice: range.high } : { price, priceCurrency: 'INR' };
      expect(service(slug, 'x', '/x')).toMatchObject({ offers });
    }
  });

  test('a range starts at the starting price', () => {
    for (const slug of serviceSlugs) {
      const range = priceRanges[slug];
      if (range) expect(range.text).toContain(`${inRupees(startingPrices[slug].amount)}-${inRupees(range.high)}`);
    }
  });
});

test('the opening hours are all spans of the week, and holidays have a day', () => {
  type Spans = readonly { readonly dayOfWeek: readonly string[]; readonly validFrom?: string }[];
  const data = organisation(undefined, true) as unknown as Readonly<Record<string, Spans>>;
  const days = data.openingHoursSpecification?.flatMap(({ dayOfWeek }) => dayOfWeek);
  expect(days).toHaveLength(officeHours.week.flat().length);
  for (const { validFrom } of data.specialOpeningHoursSpecification ?? [])
    expect(validFrom).toMatch(/^\d{4}-\d\d-\d\d$/);
});

describe('the rating of the owner', () => {
  afterEach(() => {
    vi.doUnmock('../../content/firm.ts');
    vi.resetModules();
  });

  /** Everything that shows or states the rating, as text, with a rating or without. */
  const said = async (withRating: boolean): Promise<string> => {
    vi.resetModules();
    vi.doMock('../../content/firm.ts', () => ({
      ...details,
      firm: { ...firm, rating: withRating ? { stars: 4.9, reviews: 500 } : null },
    }));
    const [{ home }, { servicesOverview }, data] = await Promise.all([
      import('../../content/pages/home/en.ts'),
      import('../../content/pages/services/en.ts'),
      import('./structured-data.ts'),
    ]);
    expect(home.trust).toHaveLength(4);
    expect(servicesOverview.trust).toHaveLength(4);
    return JSON.stringify([home, servicesOverview, data.service('gst-returns', 'x', '/x')]);
  };

  test('shows it in copy and data, or nowhere', async () => {
    expect(await said(true)).toContain('4.9');
    const without = await said(false);
    expect(without).not.toContain('4.9');
    expect(without).not.toContain('aggregateRating');
  });
});
