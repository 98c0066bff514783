import type { OwnPost } from '../../content/own-post.ts';
import { serviceEntry } from './services.ts';

/** What lists, feed and structured data say of a post on this site. */
export interface PostHead {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly category: string;
  /** ISO dates. */
  readonly publishedOn: string;
  readonly changedOn: string;
}

/** Posts in the order of every list: the newest first. */
export const newestFirst = <P extends PostHead>(posts: readonly P[]): P[] =>
  posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));

/** The head of a post of the owner: its category is its service. */
export const headOfOwn = ({ id, title, description, service, publishedOn, changedOn }: OwnPost): PostHead => ({
  id,
  title,
  description,
  category: serviceEntry(service).name,
  publishedOn,
  changedOn,
});
