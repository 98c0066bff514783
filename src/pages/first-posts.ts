import { blog } from '../../content/pages/blog.ts';
import type { SamplePost } from '../../content/schema.ts';
import { type PostCard, sampleCard } from '../feed/post-card.ts';
import { bakedPosts } from './baked-posts.ts';

const samples = import.meta.glob<SamplePost>('../../content/posts/*.ts', { eager: true, import: 'content' });

const newestFirst = (a: PostCard, b: PostCard): number => Date.parse(b.publishedOn) - Date.parse(a.publishedOn);

/** The posts that the blog page shows before a live feed has answered: those of the build, else the samples. */
export const firstPosts = (): readonly PostCard[] =>
  bakedPosts ?? Object.values(samples).map(sampleCard).toSorted(newestFirst);

/** ISO date of the page's last change: that of its own text, or of a newer post of the build. */
export const blogChangedOn = (): string =>
  [...(bakedPosts ?? []).map((post) => post.publishedOn), blog.changedOn].toSorted().at(-1) ?? blog.changedOn;
