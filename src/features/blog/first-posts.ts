import { blog } from '../../../content/pages/blog.ts';
import type { SamplePost } from '../../../content/schema.ts';
import { type PostCard, sampleCard } from '../../site/post-card.ts';
import { bakedPosts } from './baked-posts.ts';

const files = import.meta.glob('../../../content/posts/*.ts') as Record<
  string,
  () => Promise<{ readonly content: SamplePost }>
>;

const sampleCards = async (): Promise<PostCard[]> => {
  const posts = await Promise.all(Object.values(files).map(async (file) => (await file()).content));
  return posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn)).map(sampleCard);
};

/** The posts that the blog page shows before a live feed has answered: those of the build, else the samples. */
export const firstPosts = async (): Promise<readonly PostCard[]> => bakedPosts ?? sampleCards();

/** ISO date of the page's last change: that of its own text, or of a newer post of the build. */
export const blogChangedOn = (): string =>
  [...(bakedPosts ?? []).map((post) => post.publishedOn), blog.changedOn].toSorted().at(-1) ?? blog.changedOn;
