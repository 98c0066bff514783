/** A site as one language writes it: what texts may ask. */
import type { CitySlug } from './cities/index.ts';
import type { ClaimId } from './claim-ids.ts';
import { english } from './english.ts';
import type { Language } from './language.ts';
import { ownFacts } from './own-facts.ts';
import { type WrittenPrices, writePrices } from './prices.ts';
import { type FactReader, readFacts } from './read-facts.ts';
import type { Firm, Locale, Site } from './site.ts';
import { tamil } from './ta/tamil.ts';

/** Returns the first words where the firm makes a claim, and the others where it does not. */
export type Claimed = <T>(id: ClaimId, words: T, otherwise: T) => T;

/** Returns the first words where the office is in a city, and the others where it is elsewhere. */
export type InTown = <T>(city: CitySlug, words: T, otherwise: T) => T;

/** A site in one language. */
export interface LocalSite extends Omit<Site, 'firm'>, WrittenPrices, FactReader {
  readonly locale: Locale;
  readonly firm: Firm;
  readonly claimed: Claimed;
  /** The town of the office. */
  readonly town: string;
  readonly inTown: InTown;
}

const languages = { en: english, ta: tamil } as const satisfies Record<Locale, Language>;

/** Returns the site in the words of a language. */
export const localSite = (site: Site, locale: Locale): LocalSite => {
  const language: Language = languages[locale];
  const firm = language.firm(site);
  const { officeCity } = site;
  return {
    ...site,
    locale,
    firm,
    town: firm.address.locality,
    inTown: (city, words, otherwise) => (officeCity.hasPages && officeCity.slug === city ? words : otherwise),
    claimed: (id, words, otherwise) => (site.notClaimed.includes(id) ? otherwise : words),
    ...writePrices(site.prices, language.prices),
    ...readFacts(language.facts(site, firm), ownFacts(site), site.today),
  };
};
