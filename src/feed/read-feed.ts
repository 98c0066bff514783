import { documentedFeed, type FeedEntry } from './feed-shape.ts';
import { httpsAddress } from './https-address.ts';
import { oneLine, readHtml } from './plain-text.ts';
import type { PostCard } from './post-card.ts';
import { postDate } from './post-date.ts';
import { clip, excerptOf, readTimeOf } from './text-measures.ts';

/** A post with its whole text. */
export interface BlogPost extends PostCard {
  /** Plain text, never HTML. */
  readonly content: string;
}

/** How a feed is read. The reader holds no words of the site, so that it can come when a feed has answered. */
export interface ReadOptions {
  /** Where "Read More" leads when the entry has no address that may be followed. */
  readonly blogUrl: string;
  /** The author of an entry that names none. */
  readonly author: string;
  /** The category of an entry that names none. */
  readonly category: string;
  /** How many posts to read. */
  readonly limit: number;
}

/** Longest texts of a card, characters; a feed must not be able to break the page's layout. */
const LONGEST = { title: 160, author: 60, category: 40, id: 200 } as const;

/** How much of a short field is looked at at all, characters. */
const SHORT_FIELD = 4000;

/** How much of the text replaces a missing title, characters. */
const TITLE_FROM_TEXT = 60;

/** What the platform writes for an author without a public profile. */
const NOBODY = /^(unknown|anonymous|noreply@blogger\.com)$/i;

/** A category of the platform's own, which says that an entry is a post. */
const PLATFORM_TERM = /^https?:\/\/schemas\.google\.com\//i;

const firstText = (
  texts: readonly (string | undefined)[],
  longest: number,
  fits: (text: string) => boolean = () => true,
): string | undefined => {
  for (const raw of texts) {
    const text = raw === undefined ? '' : readHtml(raw.slice(0, SHORT_FIELD)).text;
    if (text !== '' && fits(text)) return clip(text, longest);
  }
  return undefined;
};

/** The page of the post: the link marked as such, or a link without a mark, which means the same (RFC 4287, 4.2.7.2). */
const pageOf = (entry: FeedEntry): string | null => {
  for (const { rel = 'alternate', href } of entry.link) {
    const address = rel === 'alternate' && href !== undefined ? httpsAddress(href) : null;
    if (address) return address;
  }
  return null;
};

/**
 * Reads one entry of a feed.
 * @param position its place in the feed, the name of an entry without any
 * @returns `null` for an entry with neither title nor text: there is nothing to show
 */
export const readEntry = (entry: FeedEntry, position: number, options: ReadOptions): BlogPost | null => {
  const { text, image } = readHtml((entry.content ?? entry.summary)?.$t ?? '');
  const title = firstText([entry.title?.$t], LONGEST.title) ?? clip(text, TITLE_FROM_TEXT);
  if (title === '') return null;
  const page = pageOf(entry);
  const id = oneLine((entry.id?.$t ?? '').slice(0, LONGEST.id)) || (page ?? `post-${position + 1}`);
  const names = entry.author.map((author) => author.name?.$t);
  const terms = entry.category.map((category) => category.term);
  return {
    id,
    title,
    content: text,
    excerpt: excerptOf(text),
    ...postDate(entry.published?.$t ?? ''),
    author: firstText(names, LONGEST.author, (name) => !NOBODY.test(name)) ?? options.author,
    category: firstText(terms, LONGEST.category, (term) => !PLATFORM_TERM.test(term)) ?? options.category,
    readTime: readTimeOf(text),
    url: page ?? options.blogUrl,
    ...(image === null ? {} : { image }),
  };
};

/**
 * Reads a Blogger feed into cards, newest first as the feed has them. Nothing that the feed may hold makes it throw.
 * @param json the answer of the proxy or of the platform, parsed
 * @returns no card when it is no feed or has nothing to show; every `id` occurs once
 */
export const readFeed = (json: unknown, options: ReadOptions): PostCard[] => {
  const cards = new Map<string, PostCard>();
  for (const [position, entry] of (documentedFeed(json)?.feed.entry ?? []).entries()) {
    if (cards.size >= options.limit) break;
    const post = readEntry(entry, position, options);
    if (!post || cards.has(post.id)) continue;
    const { content: _, ...card } = post;
    cards.set(post.id, card);
  }
  return [...cards.values()];
};
