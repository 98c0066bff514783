import type { PriceWords } from './prices.ts';
import type { FactLanguage } from './read-facts.ts';
import type { Firm, Site } from './site.ts';

/** The functions by which a language writes facts, prices and the firm's details. */
export interface Language {
  readonly firm: (site: Site) => Firm;
  readonly facts: (site: Site, firm: Firm) => FactLanguage;
  readonly prices: PriceWords;
}
