import type { OwnPost } from '../../content/site.ts';
import type { Edition } from '../edition/edition.ts';

export interface PostHead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** ISO dates. */
  readonly publishedOn: string;
  readonly changedOn: string;
}

export const newestFirst = <P extends PostHead>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));

/** Its category is its service. */
export const headOfOwn = (
  { serviceEntry }: Edition,
  { id, title, description, service, publishedOn, changedOn }: OwnPost,
): PostHead => ({
  id,
  title,
  description,
  category: serviceEntry(service).name,
  publishedOn,
  changedOn,
});
