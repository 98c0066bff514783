export interface FeedText {
  readonly $t: string;
  /** Text or HTML (RFC 4287, 3.1.1). */
  readonly type: string | undefined;
}

/** Everything of an entry may be missing. */
export type Feed = NonNullable<ReturnType<typeof documentedFeed>>;

export type FeedEntry = ReturnType<typeof readEntry>;

/** Labels, links or authors of one entry that are looked at; real posts have a handful. */
const MAX_LIST_ITEMS = 20;

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Readonly<Record<string, unknown>>)[name]
    : undefined;

const textIn = (value: unknown, name: string): string | undefined => {
  const text = field(value, name);
  return typeof text === 'string' ? text : undefined;
};

const wrapped = (value: unknown, name: string): FeedText | undefined => {
  const text = field(value, name);
  const $t = textIn(text, '$t');
  return $t === undefined ? undefined : { $t, type: textIn(text, 'type') };
};

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const readEntry = (value: unknown) => {
  const each = <Item>(name: string, read: (item: unknown) => Item): Item[] =>
    list(field(value, name)).slice(0, MAX_LIST_ITEMS).map(read);
  const content = wrapped(value, 'content');
  return {
    id: wrapped(value, 'id'),
    title: wrapped(value, 'title'),
    content,
    summary: content ? undefined : wrapped(value, 'summary'),
    published: wrapped(value, 'published'),
    link: each('link', (link) => ({ rel: textIn(link, 'rel'), href: textIn(link, 'href') })),
    category: each('category', (category) => ({ term: textIn(category, 'term') })),
    author: each('author', (author) => ({ name: wrapped(author, 'name') })),
  };
};

/**
 * Returns the documented part of a feed, copied field by field: nothing else passes.
 * @returns `null` when it is no feed; a blog without posts is one
 */
export const documentedFeed = (json: unknown, limit = Number.POSITIVE_INFINITY) => {
  const feed = field(json, 'feed');
  if (typeof feed !== 'object' || feed === null || Array.isArray(feed)) return null;
  const entry = field(feed, 'entry');
  if (entry !== undefined && !Array.isArray(entry)) return null;
  return { feed: { entry: list(entry).slice(0, limit).map(readEntry) } };
};
