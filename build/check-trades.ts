/**
 * The trades on the pages of services in cities: each page has three, no text is left unused, and no text speaks of a
 * trade that the city does not have.
 */
import { type IndustryKind, tradeWords } from '../content/industries.ts';
import type { CityContent, Trades } from '../content/schema.ts';
import type { ServiceSlug } from '../content/service-index.ts';
import { rankTrades } from '../src/site/city-service-data.ts';

const TRADES_A_PAGE = 3;

/** The words of trades, each with what finds it, alone or with the ending of a plural. */
const patterns = Object.entries(tradeWords).map(([word, kinds]) => ({
  word,
  kinds,
  pattern: new RegExp(`\\b${word}(?:s|es)?\\b`, 'i'),
}));

/**
 * The words in a text that belong to trades which a city does not have.
 * @param text what a page of the city says about trades
 * @param city the city's record; a word that its own record uses elsewhere is the city's own
 */
export const foreignWords = (text: string, { local: _, ...city }: CityContent): string[] => {
  const has = new Set<IndustryKind>(city.majorIndustries.map((industry) => industry.kind));
  const record = JSON.stringify(city);
  return patterns
    .filter(({ pattern, kinds }) => pattern.test(text) && !kinds.some((kind) => has.has(kind)) && !pattern.test(record))
    .map(({ word }) => word);
};

/**
 * Checks every pair of city and service.
 * @returns one line for each mistake, empty when all is well
 */
export const checkTrades = (
  cities: readonly CityContent[],
  services: ReadonlyMap<ServiceSlug, Trades>,
): readonly string[] =>
  [...services].flatMap(([service, trades]) => {
    const file = `content/trades/${service}.ts`;
    const used = new Set<IndustryKind>();
    const pages = cities.flatMap((city) => {
      const { shown, others } = rankTrades(city.majorIndustries, trades);
      for (const { kind } of shown) used.add(kind);
      const texts = [
        ...shown.map(({ need }) => ({ file, text: need })),
        { file: `content/cities/${city.slug}.ts`, text: city.local[service]?.text ?? '' },
      ];
      const missing = TRADES_A_PAGE - shown.length;
      return [
        ...(missing > 0
          ? [`${file}: ${city.slug} lacks ${missing} of: ${others.map((trade) => trade.kind).join(', ')}`]
          : []),
        ...texts.flatMap(({ file: place, text }) =>
          foreignWords(text, city).map(
            (word) => `${place}: ${service}: ${city.slug} has no trade of "${word}": ${text.slice(0, 60)}`,
          ),
        ),
      ];
    });
    const unused = trades.ranks
      .flatMap(({ byTrade }) => Object.keys(byTrade) as IndustryKind[])
      .filter((kind) => !used.has(kind))
      .map((kind) => `${file}: no page shows "${kind}"`);
    return [...pages, ...unused];
  });
