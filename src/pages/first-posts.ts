import { blog } from '../../content/pages/blog.ts';
import { type PostCard, sampleCard } from '../feed/post-card.ts';
import { bakedPosts } from './baked-posts.ts';
import { samplePosts } from './records.ts';

/** The posts that the blog page shows before a live feed has answered: those of the build, else the six built-in ones. */
export const firstPosts = (): readonly PostCard[] => bakedPosts ?? samplePosts().map(sampleCard);

/** ISO date of the page's last change: that of its own text, or of a newer post of the build. */
export const blogChangedOn = (): string =>
  [...(bakedPosts ?? []).map((post) => post.publishedOn), blog.changedOn].toSorted().at(-1) ?? blog.changedOn;
