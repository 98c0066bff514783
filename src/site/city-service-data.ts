import type { CityContent, ServiceContent } from '../../content/schema.ts';
import { cityServiceSeo } from './city-service-seo.ts';
import { placeData } from './place-data.ts';

/**
 * What the page of a service in a city shows, put together from the two records that it is made of.
 * @throws RangeError when the city has no text for the service
 */
export const cityServiceData = (city: CityContent, service: ServiceContent) => {
  const text = city.services[service.slug];
  if (!text) throw new RangeError(`content/cities/${city.slug}.ts: there is no text for ${service.slug}`);
  const { lead, trades, question } = text;
  const shown = new Set(trades.map(({ trade }) => trade));
  return {
    city: city.slug,
    ...placeData(city.slug),
    service,
    lead,
    trades,
    question,
    /** The city's industries of which the page says nothing. */
    others: city.majorIndustries.filter(({ kind }) => !shown.has(kind)),
    serviceAreas: city.serviceAreas,
    /** What the city asks for most. */
    wanted: city.trades.flatMap((trade) => trade.services.slice(0, 1)),
    seo: cityServiceSeo(city, service.slug),
    /** ISO date of the last change to either. */
    changedOn: [city.changedOn, service.changedOn].toSorted().at(-1) ?? '',
  };
};

/** The content of the page of a service in a city. */
export type CityServiceData = ReturnType<typeof cityServiceData>;
