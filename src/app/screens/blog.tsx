import { blog } from '../../../content/pages/blog.ts';
import type { SamplePost } from '../../../content/schema.ts';
import { BlogPage } from '../../pages/blog-page.tsx';
import { sampleCard } from '../../site/post-card.ts';
import type { Loader } from '../load-content.ts';
import type { ScreenPart } from '../screen-part.ts';

const files = import.meta.glob('../../../content/posts/*.ts') as Record<string, Loader<SamplePost>>;

export const load = async (): Promise<ScreenPart> => {
  const posts = await Promise.all(Object.values(files).map(async (file) => (await file()).content));
  const newest = posts.toSorted((a, b) => b.publishedOn.localeCompare(a.publishedOn));
  return { node: <BlogPage posts={newest.map(sampleCard)} />, seo: blog.seo, changedOn: blog.changedOn };
};
