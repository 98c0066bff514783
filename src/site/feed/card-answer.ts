import type { PostCard } from '../post-card.ts';

/**
 * The media type of the proxy's short answer: the cards instead of the feed. Six posts with their whole text are tens
 * of kilobytes on a slow line, their cards one or two; whoever does not ask for it by name is given the feed.
 */
export const CARDS_TYPE = 'application/vnd.post-cards+json';

/** The proxy's short answer. */
export interface CardAnswer {
  readonly posts: readonly PostCard[];
}

const texts = [
  'id',
  'title',
  'excerpt',
  'publishedOn',
  'publishedDate',
  'author',
  'category',
] as const satisfies readonly (keyof PostCard)[];

/** The server has read the address already (`https-address.ts`); the whole reader is not worth its weight here. */
const isSafe = (address: unknown): boolean => typeof address === 'string' && address.startsWith('https://');

/** A page may be older than the server that answers it, so that nothing of the answer's shape is taken for granted. */
const isCard = (value: unknown): value is PostCard => {
  if (typeof value !== 'object' || value === null) return false;
  const card = value as Readonly<Partial<Record<keyof PostCard, unknown>>>;
  return (
    texts.every((name) => typeof card[name] === 'string') &&
    typeof card.readTime === 'number' &&
    isSafe(card.url) &&
    (card.image === undefined || isSafe(card.image))
  );
};

/**
 * The cards of a short answer.
 * @param json the answer, parsed
 * @throws TypeError when it is anything else
 */
export const readCards = (json: unknown): readonly PostCard[] => {
  const posts = (json as Partial<Record<keyof CardAnswer, unknown>> | null)?.posts;
  if (!Array.isArray(posts) || !posts.every(isCard)) throw new TypeError('no cards');
  return posts;
};
