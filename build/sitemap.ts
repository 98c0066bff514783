import { firm } from '../content/firm.ts';

const header = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n';

/**
 * The sitemap for search engines (sitemaps.org protocol).
 * @param pages canonical addresses with the day on which their text last changed
 */
export const sitemapXml = (pages: readonly { readonly path: string; readonly changedOn: string }[]): string =>
  `${header}${pages.map((page) => `<url><loc>${firm.origin}${page.path}</loc><lastmod>${page.changedOn}</lastmod></url>\n`).join('')}</urlset>\n`;

/** The robots file, which allows everything. */
export const robotsTxt = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${firm.origin}/sitemap.xml\n`;
