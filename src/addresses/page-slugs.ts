import { ownPostIndex } from '../../content/own-post-index.ts';
import { postIndex } from '../../content/post-index.ts';

/** Apart from slugs.ts, which the contact form's script loads. */
export const postSlugs: readonly string[] = [...Object.keys(ownPostIndex), ...postIndex];
