import { firm } from '../../content/firm.ts';
import { blog } from '../../content/pages/blog.ts';
import type { SamplePost } from '../../content/schema.ts';

/** A blog post as a card shows it (specification 3, "Blog post"). */
export interface PostCard {
  readonly id: string;
  readonly title: string;
  readonly excerpt: string;
  /** ISO date. */
  readonly publishedOn: string;
  /** Long US date, for example "March 5, 2026". */
  readonly publishedDate: string;
  readonly author: string;
  readonly category: string;
  /** Minutes. */
  readonly readTime: number;
  readonly url: string;
  /** The seed of the kolam that stands in for a picture. */
  readonly seed: string;
}

const EXCERPT_CHARACTERS = 200;
const WORDS_PER_MINUTE = 200;

const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The first 200 characters of a text and an ellipsis. */
export const excerptOf = (text: string): string => `${Array.from(text).slice(0, EXCERPT_CHARACTERS).join('')}...`;

/** Minutes to read a text: words divided by 200, rounded up. */
export const readTimeOf = (text: string): number =>
  Math.ceil(text.split(/\s+/).filter(Boolean).length / WORDS_PER_MINUTE);

/** The card of a built-in post. */
export const sampleCard = (post: SamplePost): PostCard => {
  const text = post.paragraphs.join(' ');
  return {
    id: post.id,
    title: post.title,
    excerpt: excerptOf(text),
    publishedOn: post.publishedOn,
    publishedDate: longDate.format(new Date(post.publishedOn)),
    author: blog.author,
    category: post.category,
    readTime: readTimeOf(text),
    url: firm.blogUrl,
    seed: post.id,
  };
};
