/** `sitemap.xml`: what it says, which addresses a run takes from it, and what is wrong with it. */
import { tokenize } from '../html/tokenizer.ts';
import { pathOf, toUrl } from './addresses.ts';
import { SITEMAP_FEW } from './limits.ts';
import type { SiteKnowledge } from './own-site.ts';
import type { FileAnswer } from './request.ts';
import { hasContent } from './status.ts';
import type { AuditRow, SitemapReport } from './types.ts';

/** What `sitemap.xml` says. */
export interface SitemapFacts {
  readonly hasDeclaration: boolean;
  readonly hasUrlset: boolean;
  /** The locations as they are written. */
  readonly locations: readonly string[];
}

/** The protocol's own limit. */
const MAX_LOCATIONS = 50_000;

/** Reads the file. Names are compared without their prefix; the locations of images and videos are not pages. */
export const readSitemap = (text: string): SitemapFacts => {
  const locations: string[] = [];
  let hasUrlset = false;
  let inUrl = false;
  let location: string | null = null;
  for (const token of tokenize(text, true)) {
    if (token.kind === 'text') {
      if (location !== null) location += token.text;
      continue;
    }
    const open = token.kind === 'open';
    if (open && /^(\w+:)?urlset$/.test(token.name)) hasUrlset = true;
    if (token.name === 'url' || token.name === 'sm:url') inUrl = open;
    if (token.name !== 'loc' && token.name !== 'sm:loc') continue;
    if (!open && location !== null && location.trim() !== '' && locations.length < MAX_LOCATIONS)
      locations.push(location.trim());
    location = open && inUrl ? '' : null;
  }
  return { hasDeclaration: /^\ufeff?<\?xml\s/.test(text), hasUrlset, locations };
};

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

/** Checks `sitemap.xml`: an XML declaration, a urlset element, at least one location. */
export const checkSitemapFile = ({ statusCode, message, body }: FileAnswer): SitemapReport => {
  const found = hasContent(statusCode) && body !== null;
  const { hasDeclaration, hasUrlset, locations } = readSitemap(found ? body : '');
  const urlCount = locations.length;
  const issues: string[] = [];
  const recommendations: string[] = [];
  const add = (issue: string, recommendation: string): void => {
    issues.push(issue);
    recommendations.push(recommendation);
  };
  if (!found) add(`sitemap.xml could not be read: ${message}`, 'Serve sitemap.xml at the root of the site');
  else {
    if (!hasDeclaration) add('sitemap.xml has no XML declaration', 'Begin sitemap.xml with an XML declaration');
    if (!hasUrlset) add('sitemap.xml has no urlset element', 'Put the locations of sitemap.xml into a urlset element');
    if (urlCount === 0) add('sitemap.xml lists no location', 'List every page in sitemap.xml');
    if (urlCount < SITEMAP_FEW)
      recommendations.push(
        `sitemap.xml lists ${urlCount} URLs, fewer than ${SITEMAP_FEW}: see whether pages are left out`,
      );
  }
  return {
    url: '/sitemap.xml',
    statusCode,
    isValid: issues.length === 0,
    issues,
    recommendations,
    hasDeclaration,
    hasUrlset,
    urlCount,
  };
};
