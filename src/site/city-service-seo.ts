import { firm } from '../../content/firm.ts';
import { cityServiceSearch as words } from '../../content/pages/city.ts';
import type { CityContent } from '../../content/schema.ts';
import { seoBounds } from '../../content/seo-bounds.ts';
import type { ServiceSlug } from '../../content/service-index.ts';
import { cityEntry } from './cities.ts';
import type { PageSeo } from './head.ts';
import { serviceEntry } from './services.ts';
import { cityServiceTitle } from './titles.ts';

/** "A, B and C". */
const listed = new Intl.ListFormat('en-GB');

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
  const reach = [4, 3, 2, 1].map((count) => words.areas(listed.format(city.serviceAreas.slice(0, count))));
  return {
    title: firstFit(words.titles(name, firm.name), seoBounds.title),
    description: firstFit(
      words.ends.flatMap((end) => reach.map((places) => `${name}: ${summary}. ${places} ${end}`.trimEnd())),
      seoBounds.description,
    ),
  };
};
