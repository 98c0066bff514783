import { plainAnswers } from '../../content/pages/server/en.ts';
import { type HeaderFirm, responseHeaders } from '../../src/delivery/response-headers.ts';
import { isKnown } from '../http/answer-headers.ts';
import { type BlogFeedOptions, createBlogFeed } from './blog-feed.ts';

/** Some hosts have no `waitUntil`. */
export interface FunctionContext {
  readonly waitUntil?: (work: Promise<unknown>) => void;
}

export type FunctionHandler = (request: Request, context?: FunctionContext) => Promise<Response>;

/**
 * Sets the same lifetime for the host's own cache, which all its locations share (`durable`): a function has many
 * short-lived instances, and each would call the blog. A failure gets no such header.
 */
const sharedCache = (cacheControl: string | undefined): Readonly<Record<string, string>> =>
  cacheControl?.startsWith('public, ')
    ? {
        'netlify-cdn-cache-control': cacheControl.replace('public, ', 'public, durable, '),
        // The answer depends on no query; without this each one that somebody makes up would call the blog.
        'netlify-vary': 'query=none',
      }
    : {};

const ALLOWED: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** @throws TypeError when the feed's address is not https */
export const createFunctionHandler = (firm: HeaderFirm, options: BlogFeedOptions): FunctionHandler => {
  // The host sets the headers of files only, not those of a function's answers.
  const secured = responseHeaders({ firm, answer: 'file', inlineStyles: [], secure: true });
  const feed = createBlogFeed({
    onFault: (error) => console.warn(`Blog feed fetch failed: ${error.message}`),
    ...options,
  });
  return async (request, context) => {
    if (!ALLOWED.has(request.method))
      return new Response(`${plainAnswers.notAllowed}\n`, { status: 405, headers: { ...secured, allow: 'GET, HEAD' } });
    const { status, headers, body } = await feed.answer();
    // A host may stop the function once it has answered; a refresh that is under way must still end.
    context?.waitUntil?.(feed.settled());
    const known = isKnown(request.headers.get('if-none-match'), headers.etag);
    return new Response(known || request.method === 'HEAD' ? null : body, {
      status: known ? 304 : status,
      headers: { ...secured, ...headers, ...sharedCache(headers['cache-control']) },
    });
  };
};
