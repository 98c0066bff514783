/** A text as the platform's JSON wraps it. */
export interface FeedText {
  readonly $t: string;
}

/** The documented part of a feed entry; everything may be missing. */
export interface FeedEntry {
  readonly id?: FeedText;
  readonly title?: FeedText;
  readonly content?: FeedText;
  readonly summary?: FeedText;
  readonly published?: FeedText;
  readonly link: readonly { readonly rel?: string; readonly href?: string }[];
  readonly category: readonly { readonly term?: string }[];
  readonly author: readonly { readonly name?: FeedText }[];
}

/** The documented part of a feed. */
export interface Feed {
  readonly feed: { readonly entry: readonly FeedEntry[] };
}

/** Labels, links or authors of one entry that are looked at; real posts have a handful. */
const LIST_LIMIT = 20;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** `{ [name]: text }`, or an empty record when the field holds no text. */
const text = <Name extends string>(value: unknown, name: Name): { readonly [Key in Name]?: string } => {
  const found = field(value, name);
  return (typeof found === 'string' ? { [name]: found } : {}) as { readonly [Key in Name]?: string };
};

/** `{ [name]: { $t: text } }`, or an empty record. */
const wrapped = <Name extends string>(value: unknown, name: Name): { readonly [Key in Name]?: FeedText } => {
  const found = field(field(value, name), '$t');
  return (typeof found === 'string' ? { [name]: { $t: found } } : {}) as { readonly [Key in Name]?: FeedText };
};

const entryOf = (value: unknown): FeedEntry => {
  const content = wrapped(value, 'content');
  return {
    ...wrapped(value, 'id'),
    ...wrapped(value, 'title'),
    ...(content.content ? content : wrapped(value, 'summary')),
    ...wrapped(value, 'published'),
    link: list(field(value, 'link'))
      .slice(0, LIST_LIMIT)
      .map((link) => ({ ...text(link, 'rel'), ...text(link, 'href') })),
    category: list(field(value, 'category'))
      .slice(0, LIST_LIMIT)
      .map((category) => text(category, 'term')),
    author: list(field(value, 'author'))
      .slice(0, LIST_LIMIT)
      .map((author) => wrapped(author, 'name')),
  };
};

/**
 * The documented part of a feed, copied field by field: nothing else passes.
 * @param json whatever the platform sent
 * @param limit how many entries to take
 * @returns `null` when it is no feed; a blog without posts is one
 */
export const documentedFeed = (json: unknown, limit = Number.POSITIVE_INFINITY): Feed | null => {
  const feed = field(json, 'feed');
  if (typeof feed !== 'object' || feed === null || Array.isArray(feed)) return null;
  const entry = field(feed, 'entry');
  if (entry !== undefined && !Array.isArray(entry)) return null;
  return { feed: { entry: list(entry).slice(0, limit).map(entryOf) } };
};
