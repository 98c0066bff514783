import { firm } from '../../content/firm.ts';
import { allAddresses, allRedirects } from '../addresses/all-addresses.ts';
import { judge, type Verdict } from '../addresses/resolve.ts';

/** Canonical and sitemap addresses may start with its origin. */
export type FirmDetails = Pick<typeof firm, 'origin' | 'phone' | 'whatsapp'>;

export interface SiteKnowledge {
  readonly firm: FirmDetails;
  readonly judge: (path: string) => Verdict;
  readonly canonical: readonly string[];
  /** Every other address that leads to a page, but those with another name of a city: they are thousands by one rule. */
  readonly aliases: readonly string[];
}

export const ownSite = (): SiteKnowledge => {
  const { canonical = [], alias = [] } = Object.groupBy(allAddresses(), (address) =>
    address.path === address.canonical ? 'canonical' : 'alias',
  );
  return {
    firm,
    judge,
    canonical: canonical.map(({ path }) => path),
    aliases: [...alias, ...allRedirects().filter(({ route }) => !('city' in route))].map(({ path }) => path),
  };
};
