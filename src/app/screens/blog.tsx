import { blog } from '../../../content/pages/blog.ts';
import { blogChangedOn, firstPosts } from '../../features/blog/first-posts.ts';
import { BlogPage, loadBlogEnd } from '../../pages/blog-page.tsx';
import type { ScreenPart } from '../screen-part.ts';

export const load = (): ScreenPart => {
  const posts = firstPosts();
  return { node: <BlogPage posts={posts} />, seo: blog.seo, changedOn: blogChangedOn(), posts, loadRest: loadBlogEnd };
};
