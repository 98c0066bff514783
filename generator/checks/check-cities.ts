import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { allCities, type CityEntry, cityFacts } from '../../content/cities/index.ts';
import type { LocalSite } from '../../content/local-site.ts';
import { type CityWords, cityFactsSchema, citySchema, cityWordsSchema } from '../../content/schema.ts';
import { knownServices, servicesOutsideCities } from '../../content/service-index.ts';
import { contentFiles, contentFolder, readRecord, textsIn } from './content-texts.ts';

const schemaMistakes = (schema: z.ZodType, value: unknown, file: string): string[] =>
  schema
    .safeParse(value)
    .error?.issues.map(({ path, message }) => `${file}: ${path.join('.') || '(file)'}: ${message}`) ?? [];

const listMistakes = (
  listed: readonly string[],
  written: readonly string[],
  [list, words]: readonly [list: string, words: string],
): string[] => {
  const [expected, found] = [new Set(listed), new Set(written)];
  return [
    ...Array.from(expected.difference(found), (name) => `${words}: ${name} is missing, ${list} names it`),
    ...Array.from(found.difference(expected), (name) => `${words}: ${name} is not expected, ${list} does not name it`),
  ];
};

const listTradeKinds = ({ trades }: Pick<CityWords, 'trades'>): string[] => trades.map(({ kind }) => kind);

const FIGURE = /[₹%]|\b\d[\d,.]*[- ](?:days?|weeks?|months?|years?|lakhs?|crores?|rupees|per cent)\b/gi;

/** Figures of the law come from the register: what it puts in is not in the file, though the words before it are. */
const figureMistakes = (words: CityWords, file: string): string[] => {
  const source = readFileSync(join(contentFolder, 'cities', file), 'utf8');
  return textsIn(words, file, '').flatMap(({ field, text }) => {
    const figures = text.match(FIGURE);
    if (!figures || field.startsWith('seo.')) return [];
    const isTyped =
      !source.includes(text.slice(0, text.search(FIGURE))) || figures.some((figure) => source.includes(figure));
    return isTyped ? [`${file}: ${field}: types a figure that the register holds: ${text}`] : [];
  });
};

/** Checks a city's folder: its facts, its words, and that both speak of the same services and trades. */
export const checkCity = async (site: LocalSite, row: CityEntry, files: ReadonlySet<string>): Promise<string[]> => {
  const { slug, tamilName } = row;
  const services = row.services ?? knownServices.filter((service) => !servicesOutsideCities.includes(service));
  const [city, en, ta] = [`${slug}/city.ts`, `${slug}/en.ts`, `${slug}/ta.ts`];
  const facts = cityFacts[slug];
  const mistakes = [...schemaMistakes(citySchema, row, city), ...schemaMistakes(cityFactsSchema, facts, city)];
  if (!files.has(en)) return [...mistakes, `${en}: is missing`];
  if (files.has(ta) !== (tamilName !== undefined))
    mistakes.push(
      tamilName ? `${ta}: is missing, ${city} has a tamilName` : `${city}: tamilName is missing, there is ${ta}`,
    );
  const words = (await readRecord(site, `cities/${en}`)) as CityWords | undefined;
  const wrong = schemaMistakes(cityWordsSchema, words, en);
  if (!words || wrong.length > 0) return [...mistakes, ...wrong];
  return [
    ...mistakes,
    ...figureMistakes(words, en),
    ...listMistakes(services, Object.keys(words.services), [`services of ${city}`, `${en}: services`]),
    ...listMistakes(Object.keys(facts.trades), listTradeKinds(words), [`trades of ${city}`, `${en}: trades`]),
  ];
};

/** Returns one line for each mistake in the folders of the cities. */
export const cityMistakes = async (site: LocalSite): Promise<string[]> => {
  const files = new Set(contentFiles('cities'));
  const folders = new Set([...files].filter((file) => file.includes('/')).map((file) => file.replace(/\/.*/, '')));
  const known = new Set<string>(allCities.map(({ slug }) => slug));
  return [
    ...(await Promise.all(allCities.map((row) => checkCity(site, row, files)))).flat(),
    ...Array.from(folders.difference(known), (folder) => `${folder}: is not in content/cities/index.ts`),
  ].map((mistake) => `content/cities/${mistake}`);
};
