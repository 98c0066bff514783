import { firm } from '../../content/firm.ts';
import { allAddresses, allRedirects } from '../site/addresses.ts';
import { judge, type Verdict } from '../site/resolve.ts';

/** The details whose wording must be the same everywhere. */
export interface FirmDetails {
  /** Where the site is published; canonical and sitemap addresses may start with it. */
  readonly origin: string;
  readonly phone: string;
  readonly whatsapp: string;
  readonly address: {
    readonly street: string;
    readonly locality: string;
    readonly region: string;
    readonly postalCode: string;
  };
}

/** What the audit knows about the site before it asks for anything. */
export interface SiteKnowledge {
  readonly firm: FirmDetails;
  /** The rule set over addresses. */
  readonly judge: (path: string) => Verdict;
  /** The canonical addresses, audited when the sitemap cannot be read. */
  readonly canonical: readonly string[];
  /** Every other address that leads to a page. */
  readonly aliases: readonly string[];
}

/** This website. */
export const ownSite = (): SiteKnowledge => {
  const addresses = allAddresses();
  return {
    firm,
    judge,
    canonical: addresses.filter(({ path, canonical }) => path === canonical).map(({ path }) => path),
    aliases: [
      ...addresses.filter(({ path, canonical }) => path !== canonical).map(({ path }) => path),
      ...allRedirects().map(({ path }) => path),
    ],
  };
};
