import { firm, ownPosts } from '../content/firm.ts';
import { blog } from '../content/pages/blog.ts';
import { postIndex } from '../content/post-index.ts';
import type { SamplePost } from '../content/schema.ts';
import { escapeHtml } from '../src/site/escape-html.ts';
import { hrefFeed, hrefPage, hrefPost } from '../src/site/href.ts';
import { headOfOwn, newestFirst, type PostHead } from '../src/site/post-head.ts';

/** A day as a moment: midnight in India. */
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

/**
 * The feed of the site's posts (Atom, RFC 4287).
 * @param posts the newest first
 */
export const atomFeed = (posts: readonly PostHead[]): string => `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
<id>${firm.origin}${hrefPage('blog')}</id>
<title>${escapeHtml(`${blog.guidesTitle}: ${firm.name}`)}</title>
<link rel="self" type="application/atom+xml" href="${firm.origin}${hrefFeed()}"/>
<link rel="alternate" type="text/html" href="${firm.origin}${hrefPage('blog')}"/>
<updated>${instant(
  posts
    .map(({ changedOn }) => changedOn)
    .toSorted()
    .at(-1) ?? '',
)}</updated>
<author><name>${escapeHtml(firm.name)}</name></author>
${posts.map(entryOf).join('')}</feed>
`;

/** Reads the posts that come with the website from their files, in the order of their index. */
export const readPosts = (): Promise<SamplePost[]> =>
  Promise.all(
    postIndex.map(async (slug) => ((await import(`../content/posts/${slug}.ts`)) as { content: SamplePost }).content),
  );

/** The heads of all posts on the site, the owner's too, the newest first. */
export const postHeads = async (): Promise<PostHead[]> =>
  newestFirst([...ownPosts.map(headOfOwn), ...(await readPosts())]);
