import { createFunctionHandler } from '../../server/blog-proxy/function-handler.ts';
import { ownFeedUrl } from '../../src/feed/feed-urls.ts';

// The host demands a default export.
export default ownFeedUrl
  ? createFunctionHandler({ feedUrl: ownFeedUrl })
  : async (): Promise<Response> => new Response(null, { status: 404 });

/** The host reads this without running the file, so the address is written out; a test compares it with the constant. */
export const config = { path: '/api/blog-proxy' };
