import { firm } from '../content/firm.ts';
import { alternatesOf } from '../src/site/head.ts';
import { canonicalPath } from '../src/site/href.ts';
import type { Locale } from '../src/site/locale.ts';
import type { PageRoute } from '../src/site/route.ts';

const header =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

/** A page and the day on which its text last changed. */
export interface SitemapPage {
  readonly route: PageRoute;
  readonly changedOn: string;
}

/**
 * The sitemap for search engines (sitemaps.org protocol), with the page's other languages
 * (https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap).
 * @param locales the languages of the site
 */
export const sitemapXml = (pages: readonly SitemapPage[], locales: readonly Locale[]): string => {
  const entries = pages.map(({ route, changedOn }) => {
    const others = alternatesOf(route, locales).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${firm.origin}${canonicalPath(route)}</loc><lastmod>${changedOn}</lastmod>${others.join('')}</url>\n`;
  });
  return `${header}${entries.join('')}</urlset>\n`;
};

/** The robots file, which allows everything. */
export const robotsTxt = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${firm.origin}/sitemap.xml\n`;
