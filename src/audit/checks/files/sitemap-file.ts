import { readSitemap } from '../../gather/sitemap.ts';
import { SITEMAP_FEW } from '../../limits.ts';
import { hasContent } from '../../status.ts';
import type { SitemapReport } from '../../types.ts';
import type { FileAnswer } from './robots-file.ts';

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
