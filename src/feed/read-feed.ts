/** Whatever a feed holds, a card is plain text and https addresses. */
import { type Attributes, tokenize } from '../html/tokenizer.ts';
import type { PostDefaults } from './blog-source.ts';
import { documentedFeed, type FeedEntry, type FeedText } from './feed-shape.ts';
import { POSTS_SHOWN } from './feed-urls.ts';
import type { PostCard } from './post-card.ts';
import { clip, estimateReadTime, makeExcerpt, postDate } from './post-text.ts';

/** Browsers and caches cut longer addresses. */
const MAX_LENGTH = 2048;

/**
 * Plain http is raised to https, as a browser does with pictures of an https page: old posts name their own blog so.
 * @returns the canonical address, or `null` where it must not stand in a page
 */
export const httpsAddress = (raw: string): string | null => {
  if (raw.length > MAX_LENGTH) return null;
  const text = raw.trim();
  let url: URL;
  try {
    // The address gets no base, because one relative to the blog would point into our own site.
    url = new URL(text.startsWith('//') ? `https:${text}` : text);
  } catch {
    return null;
  }
  // A name before the host makes one site look like another.
  if (url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
  return url.protocol === 'https:' && url.href.length <= MAX_LENGTH ? url.href : null;
};

/** Elements inside a word or a line; all others separate the words beside them. */
const INLINE: ReadonlySet<string> = new Set(
  'a abbr acronym b bdi bdo big cite code data del em font i ins kbd label mark o:p q s samp small span strike strong sub sup tt u var wbr'.split(
    ' ',
  ),
);

/** Elements whose text no reader sees, besides those whose inside is no markup. */
const HIDDEN: ReadonlySet<string> = new Set(['noscript', 'select', 'template', 'xml']);

/** A post whose first images are all unusable counts as one without a picture. */
const MAX_IMAGES_TRIED = 50;

/** White space and control characters become one space; unpaired surrogates and marks that turn the direction go. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

interface PlainText {
  readonly text: string;
  readonly image: string | null;
}

/** Counters of readers are pictures of one pixel. */
const readImage = (attributes: Attributes): string | null => {
  const isCounter = ['width', 'height'].some((side) => /^\s*[01](px)?\s*$/.test(attributes.get(side) ?? ''));
  return isCounter ? null : httpsAddress(attributes.get('src') ?? '');
};

/** The picture is the first that can be used. */
export const readHtml = (html: string): PlainText => {
  const parts: string[] = [];
  let image: string | null = null;
  let tried = 0;
  let hidden: string | null = null;
  for (const token of tokenize(html)) {
    if (token.kind === 'text') {
      if (hidden === null && !token.raw) parts.push(token.text);
      continue;
    }
    if (hidden !== null) {
      if (token.kind === 'close' && token.name === hidden) hidden = null;
      continue;
    }
    if (!INLINE.has(token.name)) parts.push(' ');
    if (token.kind === 'close') continue;
    if (HIDDEN.has(token.name)) hidden = token.name;
    if (token.name === 'img' && image === null && tried < MAX_IMAGES_TRIED) {
      tried += 1;
      image = readImage(token.attributes);
    }
  }
  return { text: oneLine(parts.join('')), image };
};

/** @param unmarked the type of a text that names none @param most characters that are looked at */
const readText = (field: FeedText | undefined, unmarked: 'text' | 'html', most?: number): PlainText => {
  const text = field?.$t.slice(0, most) ?? '';
  return /^text(\/plain)?$/i.test(field?.type ?? unmarked) ? { text: oneLine(text), image: null } : readHtml(text);
};

export interface BlogPost extends PostCard {
  /** Plain text, never HTML. */
  readonly content: string;
}

/** A feed must not be able to break the page's layout. */
const MAX_CHARS = { title: 160, author: 60, category: 40, id: 200 } as const;

/** Only this much of a short field is looked at. */
const MAX_READ_CHARS = 4000;

const MAX_TITLE_FROM_TEXT_CHARS = 60;

/** Matches what the platform writes for an author without a public profile. */
const NOBODY = /^(unknown|anonymous|noreply@blogger\.com)$/i;

/** A category of the platform's own, which says that an entry is a post. */
const PLATFORM_TERM = /^https?:\/\/schemas\.google\.com\//i;

const firstText = (
  texts: readonly (string | undefined)[],
  longest: number,
  fits: (text: string) => boolean = () => true,
): string | undefined => {
  for (const raw of texts) {
    const text = oneLine(raw?.slice(0, MAX_READ_CHARS) ?? '');
    if (text !== '' && fits(text)) return clip(text, longest);
  }
  return undefined;
};

/**
 * Returns the page of the post: the link marked as such, or a link without a mark, which means the same (RFC 4287,
 * 4.2.7.2).
 */
const readPage = (entry: FeedEntry): string | null => {
  for (const { rel = 'alternate', href } of entry.link) {
    const address = rel === 'alternate' && href !== undefined ? httpsAddress(href) : null;
    if (address) return address;
  }
  return null;
};

/**
 * @param defaults what stands for what the entry does not say
 * @param position names an entry that names itself nowhere
 * @returns `null` for an entry with neither title nor text
 */
export const readEntry = (defaults: PostDefaults, entry: FeedEntry, position: number): BlogPost | null => {
  // A type is often left out where the content is HTML all the same.
  const { text, image } = readText(entry.content ?? entry.summary, 'html');
  const heading = readText(entry.title, 'text', MAX_READ_CHARS).text;
  const title = clip(heading, MAX_CHARS.title) || clip(text, MAX_TITLE_FROM_TEXT_CHARS);
  if (title === '') return null;
  const page = readPage(entry);
  const id = oneLine((entry.id?.$t ?? '').slice(0, MAX_CHARS.id)) || (page ?? `post-${position + 1}`);
  const names = entry.author.map((author) => author.name?.$t);
  const terms = entry.category.map((category) => category.term);
  return {
    id,
    title,
    content: text,
    excerpt: makeExcerpt(text),
    ...postDate(entry.published?.$t ?? ''),
    author: firstText(names, MAX_CHARS.author, (name) => !NOBODY.test(name)) ?? defaults.author,
    category: firstText(terms, MAX_CHARS.category, (term) => !PLATFORM_TERM.test(term)) ?? defaults.category,
    readTime: estimateReadTime(text),
    url: page ?? defaults.url,
    ...(image === null ? {} : { image }),
  };
};

/**
 * Returns the posts, newest first, as the feed has them; every `id` occurs once. Nothing that the feed may hold makes
 * it throw.
 */
export const readFeed = (defaults: PostDefaults, json: unknown, limit = POSTS_SHOWN): PostCard[] => {
  const cards = new Map<string, PostCard>();
  for (const [position, entry] of (documentedFeed(json)?.feed.entry ?? []).entries()) {
    if (cards.size >= limit) break;
    const post = readEntry(defaults, entry, position);
    if (!post || cards.has(post.id)) continue;
    const { content: _, ...card } = post;
    cards.set(post.id, card);
  }
  return [...cards.values()];
};
