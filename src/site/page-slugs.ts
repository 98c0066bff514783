/** Apart from cities and services, whose slugs the contact form's script knows too. */
import { ownPostIndex } from '../../content/own-post-index.ts';
import { postIndex } from '../../content/post-index.ts';
import { type ToolSlug, toolIndex } from '../../content/tool-index.ts';

export const postSlugs: readonly string[] = [...Object.keys(ownPostIndex), ...postIndex];

const posts: ReadonlySet<string> = new Set(postSlugs);
const tools: ReadonlySet<string> = new Set(toolIndex.map(({ slug }) => slug));

export const isPostSlug = (piece: string): boolean => posts.has(piece);

export const isToolSlug = (piece: string): piece is ToolSlug => tools.has(piece);
