import { firmFolder } from '../../config/firm-folder.ts';
import { loadSite } from '../../config/load-site.ts';
import { createFunctionHandler } from '../../server/blog-proxy/function-handler.ts';
import { ownFeedUrl } from '../../src/feed/feed-urls.ts';
import { dayInIndia } from '../../src/office/indian-time.ts';

const { firm } = loadSite({ folder: firmFolder(process.env), today: dayInIndia(Date.now()) });
const feedUrl = ownFeedUrl(firm);

// The host demands a default export.
export default feedUrl
  ? createFunctionHandler(firm, { feedUrl })
  : async (): Promise<Response> => new Response(null, { status: 404 });

/** The host reads this without running the file, so the address is written out; a test compares it with the constant. */
export const config = { path: '/api/blog-proxy' };
