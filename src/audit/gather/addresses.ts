import { pathOf, toUrl } from '../html/address.ts';
import type { SiteKnowledge } from '../own-site.ts';
import type { AuditRow } from '../types.ts';
import type { SitemapFacts } from './sitemap.ts';

/** An address to audit. */
export interface Listed {
  readonly path: string;
  readonly listedIn: AuditRow['listedIn'];
}

/** The sitemap's locations, rewritten to the audited site. */
export interface SitemapPaths {
  /** Each once, in the order of the file. */
  readonly paths: readonly string[];
  /** Locations of other sites and text that is no address. They are never asked for. */
  readonly foreign: readonly string[];
  readonly repeated: readonly string[];
}

/**
 * Rewrites locations of the published site, or of the audited one, to paths.
 * @param origins the origins that mean this site
 */
export const sitemapPaths = ({ locations }: SitemapFacts, origins: readonly string[]): SitemapPaths => {
  const paths = new Set<string>();
  const foreign: string[] = [];
  const repeated = new Set<string>();
  for (const location of locations) {
    const url = toUrl(location, 'about:blank');
    if (!url || !origins.includes(url.origin)) foreign.push(location);
    else if (paths.has(pathOf(url))) repeated.add(pathOf(url));
    else paths.add(pathOf(url));
  }
  return { paths: [...paths], foreign, repeated: [...repeated] };
};

/** What a run audits: the sitemap, or what the site is known to have when the sitemap lists nothing, then the aliases. */
export const addressesToAudit = (sitemap: SitemapPaths, site: SiteKnowledge, withAliases: boolean): Listed[] => {
  const fromSitemap = sitemap.paths.length > 0;
  const listed = new Map<string, Listed>();
  const add = (paths: readonly string[], listedIn: Listed['listedIn']): void => {
    for (const path of paths) if (!listed.has(path)) listed.set(path, { path, listedIn });
  };
  add(fromSitemap ? sitemap.paths : site.canonical, fromSitemap ? 'sitemap' : 'known addresses');
  if (withAliases) add(site.aliases, 'aliases');
  return [...listed.values()];
};
