import { facts } from '../content/facts.ts';
import { firm, ownPosts } from '../content/firm.ts';
import { SECURITY_REVIEW } from '../content/own-facts.ts';
import { blog } from '../content/pages/blog/en.ts';
import { postIndex } from '../content/post-index.ts';
import type { SamplePost } from '../content/schema.ts';
import { canonicalPath } from '../src/addresses/canonical-path.ts';
import { hrefFeed, hrefPage, hrefPost } from '../src/addresses/href.ts';
import type { Locale } from '../src/addresses/locale.ts';
import type { PageRoute } from '../src/addresses/route.ts';
import { addDays } from '../src/dates/days.ts';
import { alternatesOf } from '../src/seo/head.ts';
import { headOfOwn, newestFirst, type PostHead } from '../src/seo/post-head.ts';
import { escapeHtml } from '../src/text/escape-html.ts';

const header =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

export interface SitemapPage {
  readonly route: PageRoute;
  readonly changedOn: string;
}

/** https://developers.google.com/search/docs/specialty/international/localized-versions#sitemap */
export const sitemapXml = (pages: readonly SitemapPage[], locales: readonly Locale[]): string => {
  const entries = pages.map(({ route, changedOn }) => {
    const others = alternatesOf(route, locales).map(
      ({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return `<url><loc>${firm.origin}${canonicalPath(route)}</loc><lastmod>${changedOn}</lastmod>${others.join('')}</url>\n`;
  });
  return `${header}${entries.join('')}</urlset>\n`;
};

export const robotsTxt = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${firm.origin}/sitemap.xml\n`;

/** Midnight in India. */
const instant = (day: string): string => `${day}T00:00:00+05:30`;

const entryOf = ({ id, title, description, category, publishedOn, changedOn }: PostHead): string => `<entry>
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

/** RFC 4287. @param posts the newest first */
export const atomFeed = (posts: readonly PostHead[]): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${firm.origin}${hrefPage('blog')}</id>
<title>${escapeHtml(`${blog.guidesTitle}: ${firm.name}`)}</title>
<link rel="self" type="application/atom+xml" href="${firm.origin}${hrefFeed()}"/>
<link rel="alternate" type="text/html" href="${firm.origin}${hrefPage('blog')}"/>
<updated>${instant(lastChange(posts))}</updated>
<author><name>${escapeHtml(firm.name)}</name></author>
${posts.map(entryOf).join('')}</feed>
`;

/** Those that come with the website, in the order of their index. */
export const readPosts = (): Promise<SamplePost[]> =>
  Promise.all(
    postIndex.map(
      async (slug) => ((await import(`../content/posts/${slug}/en.ts`)) as { content: SamplePost }).content,
    ),
  );

/** The owner's too, the newest first. */
export const postHeads = async (): Promise<PostHead[]> =>
  newestFirst([...ownPosts.map(headOfOwn), ...(await readPosts())]);

/** Its address (RFC 9116, section 3). */
export const SECURITY_TXT = '.well-known/security.txt';

/** Days for which the file is still valid after its fact is due for review. */
const GRACE = 90;

/** RFC 9116. It expires by a date in the register, not by the clock: the same sources give the same bytes. */
export const securityTxt = (): string =>
  [
    `# ${facts['security.contact'].text}.`,
    `Contact: mailto:${firm.email}`,
    `Contact: ${firm.origin}/contact`,
    `Expires: ${addDays(SECURITY_REVIEW, GRACE)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${firm.origin}/${SECURITY_TXT}`,
    '',
  ].join('\n');
