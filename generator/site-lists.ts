import { SECURITY_REVIEW } from '../content/own-facts.ts';
import type { Firm } from '../content/site.ts';
import { hrefFeed } from '../src/addresses/href.ts';
import type { PageRoute } from '../src/addresses/route.ts';
import { addDays } from '../src/dates/days.ts';
import type { Edition } from '../src/edition/edition.ts';
import { listAlternates } from '../src/seo/head.ts';
import type { PostHead } from '../src/seo/post-head.ts';
import { escapeHtml } from '../src/text/escape-html.ts';

const header =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

export interface SitemapPage {
  readonly route: PageRoute;
  readonly changedOn: string;
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export const sitemapXml = (edition: Edition, pages: readonly SitemapPage[]): string => {
  const { firm, locales, canonicalPath } = edition;
  const entries = pages.map(({ route, changedOn }) => {
    const others = listAlternates(edition, route, locales).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${firm.origin}${canonicalPath(route)}</loc><lastmod>${changedOn}</lastmod>${others.join('')}</url>\n`;
  });
  return `${header}${entries.join('')}</urlset>\n`;
};

export const robotsTxt = (firm: Pick<Firm, 'origin'>): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${firm.origin}/sitemap.xml\n`;

/** Returns midnight in India. */
const instant = (day: string): string => `${day}T00:00:00+05:30`;

const writeEntry = (
  { firm, hrefPost }: Edition,
  { id, title, description, category, publishedOn, changedOn }: PostHead,
): string => `<entry>
<id>${firm.origin}${hrefPost(id)}</id>
<title>${escapeHtml(title)}</title>
<link rel="alternate" type="text/html" href="${firm.origin}${hrefPost(id)}"/>
<published>${instant(publishedOn)}</published>
<updated>${instant(changedOn)}</updated>
<category term="${escapeHtml(category)}"/>
<summary>${escapeHtml(description)}</summary>
</entry>
`;

const lastChange = (posts: readonly PostHead[]): string => {
  const days = posts.map(({ changedOn }) => changedOn);
  return days.toSorted().at(-1) ?? '';
};

/** Writes the feed as RFC 4287 has it. @param posts the newest first */
export const atomFeed = (edition: Edition, posts: readonly PostHead[]): string => {
  const { firm, hrefPage } = edition;
  const { blog } = edition.pages;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${firm.origin}${hrefPage('blog')}</id>
<title>${escapeHtml(`${blog.guidesTitle}: ${firm.name}`)}</title>
<link rel="self" type="application/atom+xml" href="${firm.origin}${hrefFeed()}"/>
<link rel="alternate" type="text/html" href="${firm.origin}${hrefPage('blog')}"/>
<updated>${instant(lastChange(posts))}</updated>
<author><name>${escapeHtml(firm.name)}</name></author>
${posts.map((post) => writeEntry(edition, post)).join('')}</feed>
`;
};

/** Its address (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** The file is still valid for so long after its fact is due for review. */
const GRACE_DAYS = 90;

/**
 * Writes the file as RFC 9116 has it. It expires by a date in the register, not by the clock: the same sources give the
 * same bytes.
 */
export const securityTxt = ({ fact, firm }: Edition): string =>
  [
    `# ${fact('security.contact')}.`,
    `Contact: mailto:${firm.email}`,
    `Contact: ${firm.origin}/contact`,
    `Expires: ${addDays(SECURITY_REVIEW, GRACE_DAYS)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${firm.origin}/${SECURITY_TXT}`,
    '',
  ].join('\n');
