import { afterEach, describe, expect, test, vi } from 'vitest';
import { fact, facts } from '../../content/facts.ts';
import { firm } from '../../content/firm.ts';
import { priceRanges, startingPrices } from '../../content/prices.ts';
import { inRupees } from '../../content/register/values.ts';
import { openingHours, week } from './opening-hours.ts';
import { serviceSlugs } from './slugs.ts';
import { jsonLd, service } from './structured-data.ts';

describe('structured data', () => {
  test('cannot end its script element', () => {
    expect(jsonLd([{ '@type': 'Thing', name: '</script><script>' }])).not.toContain('<');
  });

  test('gives a range where there is one, else where the price starts', () => {
    expect(service('gst-notices', 'x', '/x')).toMatchObject({ offers: { lowPrice: 5000, highPrice: 25_000 } });
    expect(service('iec-registration', 'x', '/x')).toMatchObject({ offers: { price: 2000, priceCurrency: 'INR' } });
  });

  test('a range starts at the starting price', () => {
    for (const slug of serviceSlugs) {
      const range = priceRanges[slug];
      if (range) expect(range.text).toContain(`${inRupees(startingPrices[slug].amount)}-${inRupees(range.high)}`);
    }
  });
});

test('the opening hours are those that visitors read', () => {
  expect(fact('firm.hours-days')).toBe('Monday to Saturday');
  expect([fact('firm.hours-open'), fact('firm.hours-close')]).toEqual(['9:00 AM', '7:00 PM']);
  expect(openingHours()).toEqual({ days: week.slice(0, 6), opens: '09:00', closes: '19:00' });
});

describe('the one switch of the rating', () => {
  afterEach(() => {
    vi.doUnmock('../../content/firm.ts');
    vi.resetModules();
  });

  /** Everything that shows or states the rating, as text, with the switch where it is told to be. */
  const said = async (showRating: boolean): Promise<string> => {
    vi.resetModules();
    vi.doMock('../../content/firm.ts', () => ({ firm: { ...firm, showRating } }));
    const [{ home }, { servicesOverview }, data] = await Promise.all([
      import('../../content/pages/home.ts'),
      import('../../content/pages/services.ts'),
      import('./structured-data.ts'),
    ]);
    expect(home.trust).toHaveLength(4);
    expect(servicesOverview.trust).toHaveLength(4);
    return JSON.stringify([home, servicesOverview, data.service('gst-returns', 'x', '/x')]);
  };

  test('shows it in copy and data, or nowhere', async () => {
    expect(await said(true)).toContain(facts['firm.rating'].text);
    const without = await said(false);
    expect(without).not.toContain(facts['firm.rating'].text);
    expect(without).not.toContain('aggregateRating');
  });
});
