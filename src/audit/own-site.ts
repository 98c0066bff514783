import { firm } from '../../content/firm.ts';
import { allAddresses, allRedirects } from '../site/addresses.ts';
import { judge, type Verdict } from '../site/resolve.ts';

/** Canonical and sitemap addresses may start with its origin. */
export type FirmDetails = Pick<typeof firm, 'origin' | 'phone' | 'whatsapp'>;

export interface SiteKnowledge {
  readonly firm: FirmDetails;
  readonly judge: (path: string) => Verdict;
  readonly canonical: readonly string[];
  /** Every other address that leads to a page. */
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
    aliases: [...alias, ...allRedirects()].map(({ path }) => path),
  };
};
