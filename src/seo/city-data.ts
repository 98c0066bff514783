import { tamilDistricts } from '../../content/cities/districts.ts';
import { type CityEntry, type CitySlug, cityFacts } from '../../content/cities/index.ts';
import type { IndustryKind } from '../../content/industries/en.ts';
import type { CityContent, ServiceContent } from '../../content/schema.ts';
import { seoBounds } from '../../content/seo-bounds.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { languageTags } from '../addresses/locale.ts';
import type { Edition } from '../edition/edition.ts';
import { direction, distance } from '../places/geo.ts';
import { type MapPoint, project } from '../places/state-map.ts';
import type { PageSeo } from './head.ts';

const NEAR_KM = 60;

/** Returns the name of a city's district in the language of the page. */
export const nameDistrict = ({ locale }: Edition, slug: CitySlug): string => {
  const { district } = cityFacts[slug];
  return locale === 'ta' ? tamilDistricts[district] : district;
};

/** Returns whether the office is in a city. */
export const isOfficeIn = ({ officeCity }: Edition, slug: CitySlug): boolean =>
  officeCity.hasPages && officeCity.slug === slug;

/** Kilometres in a straight line to the office's town, or to the city nearest to it. */
const kmToOffice = ({ officeCity }: Edition, slug: CitySlug): number =>
  distance(cityFacts[officeCity.slug], cityFacts[slug]);

/** Returns how far the office is from a city in words; null in its own, and where its town has no place on the map. */
export const nameDistance = (edition: Edition, slug: CitySlug): string | null =>
  edition.officeCity.hasPages && !isOfficeIn(edition, slug)
    ? edition.cityPage.fromOffice(kmToOffice(edition, slug))
    : null;

/** Returns where a city lies as seen from the office, or from the city nearest to it. */
export const nameWay = (edition: Edition, slug: CitySlug): string => {
  const { officeCity, cityEntry, cityPage } = edition;
  if (officeCity.slug === slug) return officeCity.hasPages ? cityPage.isOffice : cityPage.nearOffice;
  const km = kmToOffice(edition, slug);
  return officeCity.hasPages ? cityPage.fromOffice(km) : cityPage.fromCity(km, cityEntry(officeCity.slug).name);
};

const remoteService = (edition: Edition, city: CityEntry): string => {
  const { remote } = edition.cityPage;
  if (isOfficeIn(edition, city.slug)) return remote.here;
  return kmToOffice(edition, city.slug) <= NEAR_KM ? remote.near : remote.far;
};

const NEIGHBOURS = 4;

const nearby = (edition: Edition, slug: CitySlug) => {
  const { cityIndex } = edition;
  const from = cityFacts[slug];
  return cityIndex
    .filter((city) => city.slug !== slug)
    .map((city) => ({ city: city.slug, to: cityFacts[city.slug], km: distance(from, cityFacts[city.slug]) }))
    .sort((a, b) => a.km - b.km)
    .slice(0, NEIGHBOURS)
    .map(({ city, to, km }) => ({ city, district: nameDistrict(edition, city), km, direction: direction(from, to) }));
};

export const placeData = (edition: Edition, slug: CitySlug) => {
  const { cityEntry } = edition;
  return {
    district: nameDistrict(edition, slug),
    remote: remoteService(edition, cityEntry(slug)),
    /** Nearest first. */
    near: nearby(edition, slug),
  };
};

const firstFit = (
  candidates: readonly string[],
  { min, max }: { readonly min: number; readonly max: number },
): string => {
  const fit = candidates.find(({ length }) => min <= length && length <= max);
  if (fit === undefined)
    throw new RangeError(`No wording has ${min} to ${max} characters. Shortest: "${candidates.at(-1)}"`);
  return fit;
};

/** Returns the richest wording that keeps the bounds of a search result. @throws RangeError when none does */
const cityServiceSeo = (
  {
    cityServiceTitle,
    cityEntry,
    serviceEntry,
    cityServiceSearch: words,
    startingPrices,
    priceUnits,
    unitFirst,
    firm,
  }: Edition,
  city: CityContent,
  service: ServiceSlug,
): PageSeo => {
  const name = cityServiceTitle(cityEntry(city.slug), serviceEntry(service));
  const price = startingPrices[service].text;
  const offer = serviceEntry(service).offer(words.place(cityEntry(city.slug).name));
  const parts = [price, priceUnits[service]].filter(Boolean);
  const prices = [(unitFirst ? parts.toReversed() : parts).join(' '), price];
  return {
    title: firstFit(words.titles(name, price, firm.name), seoBounds.title),
    description: firstFit(
      words.ends.flatMap((end) => prices.map((from) => `${offer} ${words.from(from)} ${end}`.trimEnd())),
      seoBounds.description,
    ),
  };
};

export const cityData = (edition: Edition, city: CityContent) => ({ ...city, ...placeData(edition, city.slug) });

export type CityData = ReturnType<typeof cityData>;

/** @throws RangeError when the city has no text for the service */
export const cityServiceData = (edition: Edition, city: CityContent, service: ServiceContent) => {
  const text = city.services[service.slug];
  if (!text) throw new RangeError(`content/cities/${city.slug}/en.ts has no text for ${service.slug}`);
  const { lead, trades, question } = text;
  const shown = new Set(trades.map(({ trade }) => trade));
  const ranks = new Map(city.majorIndustries.map(({ kind }, index) => [kind, index]));
  const getRank = (trade: IndustryKind): number => ranks.get(trade) ?? ranks.size;
  return {
    city: city.slug,
    ...placeData(edition, city.slug),
    service,
    lead,
    /** The town's main trades come first. */
    trades: trades.toSorted((a, b) => getRank(a.trade) - getRank(b.trade)),
    question,
    /** The page says nothing else of these trades. */
    others: city.majorIndustries.filter(({ kind }) => !shown.has(kind)),
    serviceAreas: city.serviceAreas,
    wanted: city.trades.flatMap((trade) => trade.services.slice(0, 1)),
    seo: cityServiceSeo(edition, city, service.slug),
    /** ISO date. */
    changedOn: [city.changedOn, service.changedOn].toSorted().at(-1) ?? '',
  };
};

/** Returns every city of the language with its place on the map. */
export const listMapPoints = (edition: Edition): readonly MapPoint[] => {
  const { cityIndex, hrefCity } = edition;
  return cityIndex.map(({ slug, name }) => ({
    slug,
    name,
    href: hrefCity(slug),
    ...(isOfficeIn(edition, slug) && { isOffice: true }),
    ...project(cityFacts[slug]),
  }));
};

export type CityServiceData = ReturnType<typeof cityServiceData>;

const alphabet = ({ locale }: Edition) => new Intl.Collator(languageTags[locale]);

export const citiesByDistrict = (
  edition: Edition,
): { readonly district: string; readonly cities: readonly CityEntry[] }[] => {
  const { cityIndex } = edition;
  return [...new Set<string>(cityIndex.map(({ slug }) => nameDistrict(edition, slug)))]
    .toSorted(alphabet(edition).compare)
    .map((district) => ({
      district,
      cities: cityIndex
        .filter(({ slug }) => nameDistrict(edition, slug) === district)
        .toSorted((a, b) => alphabet(edition).compare(a.name, b.name)),
    }));
};
