import { firm } from '../../content/firm.ts';
import type { CityContent } from '../../content/schema.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityEntry } from './cities.ts';
import type { PageSeo } from './head.ts';
import { serviceEntry } from './services.ts';
import { cityServiceTitle } from './titles.ts';

const TITLE = { min: 30, max: 60 };
const DESCRIPTION = { min: 120, max: 160 };

const fits = (text: string, bounds: { readonly min: number; readonly max: number }): boolean =>
  text.length >= bounds.min && text.length <= bounds.max;

const firstFit = (candidates: readonly string[], bounds: { readonly min: number; readonly max: number }): string => {
  const fit = candidates.find((text) => fits(text, bounds));
  if (fit === undefined)
    throw new RangeError(`No wording has ${bounds.min} to ${bounds.max} characters: ${candidates[0]}`);
  return fit;
};

/**
 * Title and description of a service in a city: the richest wording that keeps the bounds of a search result.
 * @throws RangeError when none does, which fails the build
 */
export const cityServiceSeo = (city: CityContent, service: ServiceSlug): PageSeo => {
  const name = cityServiceTitle(cityEntry(city.slug), serviceEntry(service));
  const { summary } = serviceEntry(service);
  const [first, second, third, fourth] = city.serviceAreas;
  const reach = [
    ` We serve ${first}, ${second}, ${third} and ${fourth}.`,
    ` We serve ${first}, ${second} and ${third}.`,
    ` We serve ${first} and ${second}.`,
    ` We serve ${first}.`,
  ];
  const ends = [' The first consultation is free.', ' First consultation free.', ''];
  return {
    title: firstFit([`${name} | ${firm.name}`, `${name}: Papers, Steps, Fees`, `${name}: Free Advice`, name], TITLE),
    description: firstFit(
      ends.flatMap((end) => reach.map((places) => `${name}: ${summary}.${places}${end}`)),
      DESCRIPTION,
    ),
  };
};
