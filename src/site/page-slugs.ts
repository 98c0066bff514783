/** The slugs of posts and tools: apart from those of cities and services, which the contact form's script knows too. */
import { ownPostIndex } from '../../content/own-post-index.ts';
import { postIndex } from '../../content/post-index.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index.ts';

/** The slugs of all posts on the site: the owner's, and those that come with the website. */
export const postSlugs: readonly string[] = [...Object.keys(ownPostIndex), ...postIndex];

const posts: ReadonlySet<string> = new Set(postSlugs);
const tools: ReadonlySet<string> = new Set(toolIndex.map(({ slug }) => slug));

/** Whether a piece of an address is the slug of a post. */
export const isPostSlug = (piece: string): boolean => posts.has(piece);

/** Whether a piece of an address is the slug of a tool. */
export const isToolSlug = (piece: string): piece is ToolSlug => tools.has(piece);
