import type { SamplePost } from '../../content/schema.ts';
import type { Firm } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import type { Hrefs } from '../addresses/href.ts';
import { estimateReadTime, makeExcerpt, postDate, postText } from './post-text.ts';

/** The data of a card; every text is plain text, to be shown as text. */
export interface PostCard {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO date; empty when a feed's date cannot be read. */
  readonly publishedOn: string;
  /** The long US date, for example "March 5, 2026"; empty together with `publishedOn`. */
  readonly publishedDate: string;
  readonly author: string;
  readonly category: string;
  /** The time is in minutes, and 0 for a post without words. */
  readonly readTime: number;
  /** An https address, as that of the picture. */
  readonly url: string;
  /** The address of a built-in post's page on this site. */
  readonly href?: string;
  readonly image?: string;
}

/** The part of an edition that the card of a built-in post needs. */
export interface CardSource extends Pick<Hrefs, 'hrefPost'> {
  readonly firm: Pick<Firm, 'blogUrl' | 'origin'>;
  readonly pages: { readonly blog: Pick<Words['pages']['blog'], 'author'> };
}

/** Returns the card of a built-in post. */
export const sampleCard = ({ firm, pages, hrefPost }: CardSource, post: SamplePost): PostCard => ({
  id: post.id,
  title: post.title,
  excerpt: makeExcerpt(post.lead),
  ...postDate(post.publishedOn),
  author: pages.blog.author,
  category: post.category,
  readTime: estimateReadTime(postText(post)),
  url: firm.blogUrl ?? `${firm.origin}${hrefPost(post.id)}`,
  href: hrefPost(post.id),
});
