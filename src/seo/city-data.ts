import { tamilDistricts } from '../../content/cities/districts.ts';
import { type CityEntry, type CitySlug, cityFacts } from '../../content/cities/index.ts';
import { firm } from '../../content/firm.ts';
import { locale } from '../../content/locale.ts';
import { cityPage, directionNames, cityServiceSearch as words } from '../../content/pages/city/en.ts';
import type { CityContent, ServiceContent } from '../../content/schema.ts';
import { seoBounds } from '../../content/seo-bounds.ts';
import type { ServiceSlug } from '../../content/service-index/en.ts';
import { hrefCity } from '../addresses/href-city.ts';
import { languageTags } from '../addresses/locale.ts';
import { serviceEntry } from '../catalogue/services.ts';
import { cityServiceTitle } from '../office/enquiry.ts';
import { officeCity } from '../office/office-city.ts';
import { cityEntry, cityIndex } from '../places/cities.ts';
import { direction, distance } from '../places/geo.ts';
import { type MapPoint, project } from '../places/state-map.ts';
import type { PageSeo } from './head.ts';

const { remote } = cityPage;

const NEAR_KM = 60;
const DAY_TRIP_KM = 180;

/** Returns the name of a city's district in the language of the page. */
export const nameDistrict = (slug: CitySlug): string => {
  const { district } = cityFacts[slug];
  return locale === 'ta' ? tamilDistricts[district] : district;
};

/** Kilometres in a straight line; 0 for the office's own city. */
export const kmToOffice = (slug: CitySlug): number => distance(cityFacts[officeCity], cityFacts[slug]);

const remoteService = (city: CityEntry): string => {
  const office = cityEntry(officeCity);
  if (city.slug === office.slug) return remote.here;
  const [from, to] = [cityFacts[office.slug], cityFacts[city.slug]];
  const km = distance(from, to);
  const way = km <= NEAR_KM ? remote.near : km <= DAY_TRIP_KM ? remote.dayTrip : remote.far;
  return `${remote.where(city.name, km, directionNames[direction(from, to)])} ${way}`;
};

const NEIGHBOURS = 4;

const nearby = (slug: CitySlug) => {
  const from = cityFacts[slug];
  return cityIndex
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city: city.slug, to: cityFacts[city.slug], km: distance(from, cityFacts[city.slug]) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .map(({ city, to, km }) => ({ city, district: nameDistrict(city), km, direction: direction(from, to) }));
};

export const placeData = (slug: CitySlug) => ({
  district: nameDistrict(slug),
  remote: remoteService(cityEntry(slug)),
  /** Nearest first. */
  near: nearby(slug),
});

const listed = new Intl.ListFormat('en-GB');

const firstFit = (
  candidates: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): string => {
  const fit = candidates.find(({ length }) => min <= length && length <= max);
  if (fit === undefined) throw new RangeError(`No wording has ${min} to ${max} characters: ${candidates[0]}`);
  return fit;
};

/** The richest wording that keeps the bounds of a search result. @throws RangeError when none does */
const cityServiceSeo = (city: CityContent, service: ServiceSlug): PageSeo => {
  const name = cityServiceTitle(cityEntry(city.slug), serviceEntry(service));
  const { summary } = serviceEntry(service);
  const reach = [4, 3, 2, 1].map((count) => words.areas(listed.format(city.serviceAreas.slice(0, count))));
  return {
    title: firstFit(words.titles(name, firm.name), seoBounds.title),
    description: firstFit(
      words.ends.flatMap((end) => reach.map((places) => `${name}: ${summary}. ${places} ${end}`.trimEnd())),
      seoBounds.description,
    ),
  };
};

export const cityData = (city: CityContent) => ({ ...city, ...placeData(city.slug) });

export type CityData = ReturnType<typeof cityData>;

/** @throws RangeError when the city has no text for the service */
export const cityServiceData = (city: CityContent, service: ServiceContent) => {
  const text = city.services[service.slug];
  if (!text) throw new RangeError(`content/cities/${city.slug}/en.ts: there is no text for ${service.slug}`);
  const { lead, trades, question } = text;
  const shown = new Set(trades.map(({ trade }) => trade));
  return {
    city: city.slug,
    ...placeData(city.slug),
    service,
    lead,
    trades,
    question,
    /** Those of which the page says nothing else. */
    others: city.majorIndustries.filter(({ kind }) => !shown.has(kind)),
    serviceAreas: city.serviceAreas,
    wanted: city.trades.flatMap((trade) => trade.services.slice(0, 1)),
    seo: cityServiceSeo(city, service.slug),
    /** ISO date. */
    changedOn: [city.changedOn, service.changedOn].toSorted().at(-1) ?? '',
  };
};

/** Returns every city of the language with its place on the map. */
export const listMapPoints = (): readonly MapPoint[] =>
  cityIndex.map(({ slug, name }) => ({ slug, name, href: hrefCity(slug), ...project(cityFacts[slug]) }));

export type CityServiceData = ReturnType<typeof cityServiceData>;

const alphabet = new Intl.Collator(languageTags[locale]);

export const citiesByDistrict = (): { readonly district: string; readonly cities: readonly CityEntry[] }[] =>
  [...new Set<string>(cityIndex.map(({ slug }) => nameDistrict(slug)))].toSorted(alphabet.compare).map((district) => ({
    district,
    cities: cityIndex
      .filter(({ slug }) => nameDistrict(slug) === district)
      .toSorted((a, b) => alphabet.compare(a.name, b.name)),
  }));
