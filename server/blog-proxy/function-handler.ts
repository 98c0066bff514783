import { responseHeaders } from '../../src/delivery/response-headers.ts';
import { isKnown } from '../http/etag.ts';
import { type BlogFeedOptions, createBlogFeed } from './blog-feed.ts';

/** What a static host hands to a function beside the request; a host without `waitUntil` may lack it. */
export interface FunctionContext {
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type FunctionHandler = (request: Request, context?: FunctionContext) => Promise<Response>;

/**
 * The same lifetime for the host's own cache, which all its places share (`durable`): a function has many short-lived
 * instances, and the memory of one does not keep the others from calling the blog. A failure has no such header.
 */
const sharedCache = (cacheControl: string | undefined): Readonly<Record<string, string>> =>
  cacheControl?.startsWith('public, ')
    ? { 'netlify-cdn-cache-control': cacheControl.replace('public, ', 'public, durable, ') }
    : {};

/** The host sets the headers of files; those of a function's answers are the function's own matter. */
const secured = responseHeaders({ answer: 'file', inlineStyles: [], secure: true });

const ALLOWED: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/**
 * The blog proxy as a function of a static host: the same core as the server's, spoken to with web requests.
 * @throws TypeError when the feed's address is not https
 */
export const createFunctionHandler = (options: BlogFeedOptions): FunctionHandler => {
  const feed = createBlogFeed({
    onFault: (error) => console.warn(`The blog could not be read: ${error.message}`),
    ...options,
  });
  return async (request, context) => {
    if (!ALLOWED.has(request.method))
      return new Response('Method not allowed\n', { status: 405, headers: { ...secured, allow: 'GET, HEAD' } });
    const { status, headers, body } = await feed.answer();
    // A host may freeze the function once it has answered; a refresh that is under way must still end.
    context?.waitUntil?.(feed.settled());
    const known = isKnown(request.headers.get('if-none-match'), headers.etag);
    return new Response(known || request.method === 'HEAD' ? null : body, {
      status: known ? 304 : status,
      headers: { ...secured, ...headers, ...sharedCache(headers['cache-control']) },
    });
  };
};
