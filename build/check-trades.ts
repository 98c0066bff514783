/**
 * Checks the trades on city-service pages: each page has three, every text is used, and no text names a trade that the
 * city does not have.
 */
import { type IndustryKind, tradeWords } from '../content/industries.ts';
import type { CityContent, Trades } from '../content/schema.ts';
import type { ServiceSlug } from '../content/service-index.ts';
import { rankTrades } from '../src/site/city-service-data.ts';

const TRADES_A_PAGE = 3;

/** The words of trades, each with a pattern that finds it in singular and plural. */
const patterns = Object.entries(tradeWords).map(([word, kinds]) => ({
  word,
  kinds,
  pattern: new RegExp(`\\b${word}(?:s|es)?\\b`, 'i'),
}));

/**
 * The words in a text that belong to trades which a city does not have.
 * @param text what a page of the city says about trades
 * @param city the city's content; a word that it uses elsewhere is allowed
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
      const cityFile = `content/cities/${city.slug}.ts`;
      const { text = '', trades: own = {} } = city.local[service] ?? {};
      const { shown, others } = rankTrades(city.majorIndustries, trades, own);
      for (const { kind } of shown) if (!own[kind]) used.add(kind);
      const texts = [
        ...shown.map(({ kind, need }) => ({ file: own[kind] ? cityFile : file, text: need })),
        { file: cityFile, text },
      ];
      const notShown = Object.keys(own).filter((kind) => !shown.some((trade) => trade.kind === kind));
      const missing = TRADES_A_PAGE - shown.length;
      return [
        ...(missing > 0
          ? [`${file}: ${city.slug} lacks ${missing} of: ${others.map((trade) => trade.kind).join(', ')}`]
          : []),
        ...notShown.map((kind) => `${cityFile}: local.${service}.trades: the page does not show "${kind}"`),
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
