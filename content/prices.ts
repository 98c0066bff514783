import { inRupees } from './rupees.ts';
import { knownServices, type ServiceSlug } from './service-index.ts';
import type { Price, Prices } from './site.ts';

/** A starting price: as read, and in rupees. */
export interface StartingPrice {
  readonly text: string;
  readonly amount: number;
}

/** A price range: as written, and its upper end in rupees. The lower end is the starting price. */
export interface PriceRange {
  readonly text: string;
  readonly high: number;
}

/** The words of a language for what a price is for, and whether GST is in it. */
export interface PriceWords {
  readonly units: Readonly<Record<NonNullable<Price['for']>, string>>;
  /** If the unit stands before the price. */
  readonly unitFirst: boolean;
  readonly gst: Readonly<Record<Exclude<Prices['gst'], 'unsaid'>, string>>;
  /** Follows the range of a service that is also sold in packages. */
  readonly packages: (price: string) => string;
}

/** The firm's prices as a language writes them. */
export interface WrittenPrices {
  /** The words for what a price is for. */
  readonly unitWords: PriceWords['units'];
  /** The unit that each price is for, if the owner has stated it. */
  readonly priceUnits: Readonly<Partial<Record<ServiceSlug, string>>>;
  /** If the unit stands before the price. */
  readonly unitFirst: boolean;
  /** The words that say if GST is in the prices, if the owner has stated it. */
  readonly gstInPrice: string | undefined;
  /** It is shown on city pages only. A service that is not offered has none. */
  readonly startingPrices: Readonly<Record<ServiceSlug, StartingPrice>>;
  /** The ranges for structured data; the services without a range carry their starting price. */
  readonly priceRanges: Readonly<Partial<Record<ServiceSlug, PriceRange>>>;
}

/** Writes the firm's prices in the words of a language. */
export const writePrices = ({ services, gst, accountingPackage }: Prices, words: PriceWords): WrittenPrices => ({
  unitWords: words.units,
  priceUnits: Object.fromEntries(
    Object.entries(services).map(([slug, price]) => [slug, price.for && words.units[price.for]]),
  ),
  unitFirst: words.unitFirst,
  gstInPrice: gst === 'unsaid' ? undefined : words.gst[gst],
  startingPrices: Object.fromEntries(
    knownServices.map((slug) => {
      const amount = services[slug]?.from ?? 0;
      return [slug, { text: inRupees(amount), amount }];
    }),
  ) as Record<ServiceSlug, StartingPrice>,
  priceRanges: Object.fromEntries(
    knownServices.flatMap((slug) => {
      const { from = 0, to } = services[slug] ?? {};
      if (to === undefined) return [];
      const more = slug === 'accounting-bookkeeping' ? words.packages(inRupees(accountingPackage)) : '';
      return [[slug, { text: `${inRupees(from)}-${inRupees(to)}${more}`, high: to }] as const];
    }),
  ),
});
