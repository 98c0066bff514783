import { runCheck, type SiteCheck } from './checks/check.ts';
import { brokenFragments } from './checks/site/broken-fragments.ts';
import { brokenLinks } from './checks/site/broken-links.ts';
import { canonical } from './checks/site/canonical.ts';
import { depth } from './checks/site/depth.ts';
import { duplicateDescriptions } from './checks/site/duplicate-descriptions.ts';
import { duplicateTitles } from './checks/site/duplicate-titles.ts';
import { firmAddress } from './checks/site/firm-address.ts';
import { firmPhone } from './checks/site/firm-phone.ts';
import { linksToRedirects } from './checks/site/links-to-redirects.ts';
import { mixedContent } from './checks/site/mixed-content.ts';
import { orphans } from './checks/site/orphans.ts';
import { redirectChains } from './checks/site/redirect-chains.ts';
import { ruleConflicts } from './checks/site/rule-conflicts.ts';
import { securityHeaders } from './checks/site/security-headers.ts';
import { sitemapConflicts } from './checks/site/sitemap-conflicts.ts';
import { structuredData } from './checks/site/structured-data.ts';
import { thinPages } from './checks/site/thin-pages.ts';
import { unreadablePages } from './checks/site/unreadable-pages.ts';
import type { Log } from './environment.ts';
import type { SiteFacts } from './gather/site-facts.ts';
import { KEEP_PER_CHECK } from './limits.ts';
import type { Finding } from './types.ts';

/** The checks beyond the score, in the order of the report. */
export const siteChecks = [
  brokenLinks,
  brokenFragments,
  linksToRedirects,
  redirectChains,
  ruleConflicts,
  canonical,
  sitemapConflicts,
  duplicateTitles,
  duplicateDescriptions,
  orphans,
  depth,
  thinPages,
  structuredData,
  firmPhone,
  firmAddress,
  mixedContent,
  securityHeaders,
  unreadablePages,
] as const satisfies readonly SiteCheck[];

/** The name of a check beyond the score. */
export type SiteCheckId = (typeof siteChecks)[number]['id'];

/** What each check is called where findings are shown. */
export const siteCheckTitles = {
  'broken-links': 'Broken links and files',
  'broken-fragments': 'Broken fragments',
  'links-to-redirects': 'Links to redirects',
  'redirect-chains': 'Redirect chains and loops',
  'rule-conflicts': 'Server and rules disagree',
  canonical: 'Canonical addresses',
  'sitemap-conflicts': 'Conflicts with the sitemap',
  'duplicate-titles': 'Duplicate titles',
  'duplicate-descriptions': 'Duplicate descriptions',
  orphans: 'Orphans',
  depth: 'Depth',
  'thin-pages': 'Thin pages',
  'structured-data': 'Structured data',
  'firm-phone': 'Phone number',
  'firm-address': 'Address',
  'mixed-content': 'Mixed content',
  'security-headers': 'Security headers',
  'unreadable-pages': 'Pages that cannot be read',
} as const satisfies Record<SiteCheckId, string>;

const findingsOf = (check: SiteCheck, site: SiteFacts, log: Log): Finding[] => {
  if (check.needsWholeRun && !site.complete) return [];
  const outcome = runCheck(check, site, log);
  const finding = { check: check.id, outcome: 'fail' } as const;
  if (outcome.outcome === 'error') return [{ ...finding, outcome: 'error', url: null, message: outcome.message }];
  const listed = outcome.issues.slice(0, KEEP_PER_CHECK).map((issue): Finding => ({ ...finding, ...issue }));
  const left = outcome.issues.length - listed.length;
  return left > 0 ? [...listed, { ...finding, url: null, message: `and ${left} more of this kind` }] : listed;
};

/** Runs every check beyond the score. */
export const judgeSite = (site: SiteFacts, log: Log, checks: readonly SiteCheck[] = siteChecks): Finding[] =>
  checks.flatMap((check) => findingsOf(check, site, log));
