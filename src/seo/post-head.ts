import { ownWords } from '../../content/own-words.ts';
import { photoIn } from '../../content/people.ts';
import type { OwnPost, Photo } from '../../content/site.ts';
import type { Edition } from '../edition/edition.ts';

export interface PostHead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** ISO dates. */
  readonly publishedOn: string;
  readonly changedOn: string;
  /** The author and the photograph; null for the firm's people together, and for a post without a photograph. */
  readonly author: string | null;
  readonly image: Photo | null;
}

export const newestFirst = <P extends PostHead>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));

/** Returns the head of an owner's post in the language of the pages; its category is its service where it names none. */
export const headOfOwn = ({ serviceEntry, locale }: Edition, post: OwnPost): PostHead => {
  const { id, service, publishedOn, changedOn, image } = post;
  const { title, description, author, category } = ownWords(locale, post);
  return {
    id,
    title,
    description,
    category: category ?? serviceEntry(service).name,
    publishedOn,
    changedOn,
    author,
    image: image && photoIn(locale, image),
  };
};
