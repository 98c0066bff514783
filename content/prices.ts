import { firmPrices } from './firm.ts';
import { inRupees } from './register/values.ts';
import { knownServices, type ServiceSlug } from './service-slugs.ts';

/** A starting price: as read, and in rupees. */
export interface StartingPrice {
  readonly text: string;
  readonly amount: number;
}

/** What a price is for, by the word of the owner's `prices.yaml`. */
const units = {
  once: 'once',
  notice: 'for a notice',
  claim: 'for a claim',
  return: 'for a return',
  month: 'a month',
  year: 'a year',
} as const;

/** The words of a language for what a price is for, and whether GST is in it. */
export interface PriceWords {
  readonly units: Readonly<Record<keyof typeof units, string>>;
  readonly gst: Readonly<Record<'included' | 'extra', string>>;
}

/** What is said beside the price of each service: what it is for, where that is plain, and whether GST is in it. */
export const unitsIn = (words: PriceWords): Partial<Record<ServiceSlug, string>> =>
  Object.fromEntries(
    Object.entries(firmPrices.services).map(([slug, price]) => [
      slug,
      [price.for && words.units[price.for], firmPrices.gst !== 'unsaid' && words.gst[firmPrices.gst]]
        .filter(Boolean)
        .join(', ') || undefined,
    ]),
  );

export const priceUnits = unitsIn({ units, gst: { included: 'GST included', extra: 'plus GST' } });

/** The starting price of each service; shown on city pages only. One that is not offered has none. */
export const startingPrices = Object.fromEntries(
  knownServices.map((slug) => {
    const amount = firmPrices.services[slug]?.from ?? 0;
    return [slug, { text: inRupees(amount), amount }];
  }),
) as Record<ServiceSlug, StartingPrice>;

/** A price range: as written, and its upper end in rupees. The lower end is the starting price. */
export interface PriceRange {
  readonly text: string;
  readonly high: number;
}

/** The price ranges of the services that have one, with a language's words for the packages of accounting. */
export const rangesIn = (packages: (price: string) => string): Partial<Record<ServiceSlug, PriceRange>> =>
  Object.fromEntries(
    knownServices.flatMap((slug) => {
      const { from = 0, to } = firmPrices.services[slug] ?? {};
      if (to === undefined) return [];
      const more = slug === 'accounting-bookkeeping' ? packages(inRupees(firmPrices.accountingPackage)) : '';
      return [[slug, { text: `${inRupees(from)}-${inRupees(to)}${more}`, high: to }] as const];
    }),
  );

/** What structured data says of a service's price, where a range is given; the others carry their starting price. */
export const priceRanges = rangesIn((price) => `, packages from ${price} a month`);
