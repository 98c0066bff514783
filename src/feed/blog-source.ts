import type { Firm } from '../../content/site.ts';
import type { Words } from '../../content/words.ts';
import { ownFeedUrl } from './feed-urls.ts';

/** The values that a card shows for what a post does not say itself. */
export interface PostDefaults {
  readonly author: string;
  readonly category: string;
  /** The address of a post without one of its own. */
  readonly url: string;
}

/** The firm's blog, as plain data: a page hands it to its script. */
export interface BlogSource extends PostDefaults {
  /** The address of the feed; null if the firm has no blog. */
  readonly feedUrl: string | null;
}

/** Returns the address of the blog, or of the site where the firm has none. */
export const blogAddress = ({ blogUrl, origin }: Pick<Firm, 'blogUrl' | 'origin'>): string => blogUrl ?? `${origin}/`;

/** Returns where the firm's posts come from. */
export const blogSource = ({
  firm,
  pages,
}: {
  readonly firm: Pick<Firm, 'blogUrl' | 'origin'>;
  readonly pages: { readonly blog: Pick<Words['pages']['blog'], 'author' | 'category'> };
}): BlogSource => {
  const { author, category } = pages.blog;
  return { feedUrl: ownFeedUrl(firm), author, category, url: blogAddress(firm) };
};
