import type { Firm } from '../../content/site.ts';
import { type AddressSource, allAddresses, allRedirects } from '../addresses/all-addresses.ts';
import { judge, type Verdict } from '../addresses/resolve.ts';

/** Canonical and sitemap addresses may start with its origin. */
export type FirmDetails = Pick<Firm, 'origin' | 'phone' | 'whatsapp'>;

export interface SiteKnowledge {
  readonly firm: FirmDetails;
  readonly judge: (path: string) => Verdict;
  readonly canonical: readonly string[];
  /** Every other address that leads to a page, but those with another name of a city: they are thousands by one rule. */
  readonly aliases: readonly string[];
}

/** The data of the firm and its addresses that the audit reads: an edition, or the data of the page. */
export interface AuditedSite extends AddressSource {
  readonly firm: FirmDetails;
}

/** Returns what the audit has to know of the site. */
export const ownSite = (source: AuditedSite): SiteKnowledge => {
  const { canonical = [], alias = [] } = Object.groupBy(allAddresses(source), (address) =>
    address.path === address.canonical ? 'canonical' : 'alias',
  );
  return {
    firm: source.firm,
    judge: (path) => judge(source, path),
    canonical: canonical.map(({ path }) => path),
    aliases: [...alias, ...allRedirects(source).filter(({ route }) => !('city' in route))].map(({ path }) => path),
  };
};
