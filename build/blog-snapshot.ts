import type { BuildSettings } from '../server/settings.ts';
import { ownFeedUrl } from '../src/feed/addresses.ts';
import { fetchFeed } from '../src/feed/fetch-feed.ts';
import type { PostCard } from '../src/feed/post-card.ts';
import { readFeed } from '../src/feed/read-feed.ts';
import { readOptions } from '../src/feed/read-options.ts';

/** A build may wait longer than a visitor, milliseconds. */
const TIMEOUT = 20_000;

/** What the build found on the blog. */
export interface Snapshot {
  /** `null` when the sample posts are shown. */
  readonly posts: readonly PostCard[] | null;
  /** A line for the build's output; `null` when no snapshot was asked for. */
  readonly line: string | null;
}

type SnapshotSettings = Pick<BuildSettings, 'blogSnapshot' | 'blogFeedUrl'>;

/**
 * The current posts of the blog, when `BLOG_SNAPSHOT=1` asks for them. A blog that does not answer never fails a build.
 */
export const takeSnapshot = async ({ blogSnapshot, blogFeedUrl: other }: SnapshotSettings): Promise<Snapshot> => {
  if (!blogSnapshot) return { posts: null, line: null };
  const feedUrl = other ?? ownFeedUrl;
  if (!feedUrl) return { posts: null, line: 'BLOG_SNAPSHOT: the firm has no blog (blogUrl: none).' };
  const without = (why: string): Snapshot => ({
    posts: null,
    line: `BLOG_SNAPSHOT: no posts from ${feedUrl} (${why}); the blog page is built with the sample posts.`,
  });
  try {
    const posts = readFeed(await fetchFeed({ feedUrl, timeout: TIMEOUT, insecureLoopback: true }), readOptions);
    if (posts.length === 0) return without('it has none to show');
    return { posts, line: `BLOG_SNAPSHOT: ${posts.length} posts from ${feedUrl} are in the blog page.` };
  } catch (error) {
    return without(error instanceof Error ? error.message : String(error));
  }
};
