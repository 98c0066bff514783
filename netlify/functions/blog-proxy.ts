/** The blog proxy on a static host: configuration and nothing else. */
import { firm } from '../../content/firm.ts';
import { createFunctionHandler } from '../../server/blog-proxy/function-handler.ts';
import { blogFeedUrl } from '../../src/feed/addresses.ts';

// The host demands a default export.
export default createFunctionHandler({ feedUrl: blogFeedUrl(firm.blogUrl) });

/** The host reads this without running the file, so the address is written out; a test compares it with the constant. */
export const config = { path: '/api/blog-proxy' };
