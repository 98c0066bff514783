import type { CityContent, ServiceContent, Trades } from '../../content/schema.ts';
import { cityServiceSeo } from './city-service-seo.ts';
import { placeData } from './place-data.ts';

/**
 * What the page of a service in a city shows, put together from the three records that it is made of.
 */
export const cityServiceData = (city: CityContent, service: ServiceContent, trades: Trades) => ({
  city: city.slug,
  ...placeData(city.slug),
  service,
  /** Why this city asks for this service; else what the city is about. */
  intro: city.needs.find((need) => need.service === service.slug)?.why ?? city.intro,
  /** The city's trades in its own order: what each has to watch there, what it needs of the service. */
  industries: city.majorIndustries.map(({ kind, name, note }) => ({ name, note, need: trades.byTrade[kind] })),
  serviceAreas: city.serviceAreas,
  /** What the city asks for most. */
  wanted: city.needs.map((need) => need.service),
  seo: cityServiceSeo(city, service.slug),
  /** ISO date of the last change to any of the three. */
  changedOn: [city.changedOn, service.changedOn, trades.changedOn].toSorted().at(-1) ?? '',
});

/** The content of the page of a service in a city. */
export type CityServiceData = ReturnType<typeof cityServiceData>;
