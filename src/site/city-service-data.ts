import type { CityContent, ServiceContent, Trades } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityServiceSeo } from './city-service-seo.ts';
import { placeData } from './place-data.ts';
import { splitLead } from './split-lead.ts';

/** How many of a city's trades have a paragraph on the page of a service. */
const SHOWN = 3;

/** How much a page says (characters) before its buttons: five lines of a phone. */
const LEAD = 190;

/** What is said of trades in one city alone, in place of what is said of them everywhere. */
type OwnTrades = NonNullable<CityContent['local'][ServiceSlug]>['trades'];

/**
 * A city's trades as the page of a service shows them.
 * @returns `shown`: those that the service's table ranks highest, in the city's own order within a rank, each with what
 *   it needs of the service; `others`: the rest, in the city's order
 */
export const rankTrades = (industries: CityContent['majorIndustries'], trades: Trades, own: OwnTrades = {}) => {
  const shown = trades.ranks
    .flatMap(({ byTrade }) =>
      industries.flatMap((industry) => {
        const need = byTrade[industry.kind];
        return need ? [{ ...industry, need: own[industry.kind] ?? need }] : [];
      }),
    )
    .slice(0, SHOWN);
  const kinds = new Set(shown.map((trade) => trade.kind));
  return { shown, others: industries.filter((industry) => !kinds.has(industry.kind)) };
};

/**
 * What the page of a service in a city shows, put together from the three records that it is made of.
 */
export const cityServiceData = (city: CityContent, service: ServiceContent, trades: Trades) => {
  const paragraphs = [city.needs.find((need) => need.service === service.slug)?.why, city.local[service.slug]?.text];
  const [first = city.intro, ...others] = paragraphs.filter((text) => text !== undefined);
  const [intro, rest] = splitLead(first, LEAD);
  return {
    city: city.slug,
    ...placeData(city.slug),
    service,
    /** The first of what is true of this service in this city; where nothing is, of what the city is about. */
    intro,
    more: rest ? [rest, ...others] : others,
    trades: rankTrades(city.majorIndustries, trades, city.local[service.slug]?.trades),
    serviceAreas: city.serviceAreas,
    /** What the city asks for most. */
    wanted: city.needs.map((need) => need.service),
    seo: cityServiceSeo(city, service.slug),
    /** ISO date of the last change to any of the three. */
    changedOn: [city.changedOn, service.changedOn, trades.changedOn].toSorted().at(-1) ?? '',
  };
};

/** The content of the page of a service in a city. */
export type CityServiceData = ReturnType<typeof cityServiceData>;
