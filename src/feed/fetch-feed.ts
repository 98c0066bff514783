import { isPlaceholder } from '../../content/placeholder.ts';
import { documentedFeed, type Feed } from './feed-shape.ts';
import { POSTS_REQUESTED } from './feed-urls.ts';

export interface UpstreamOptions {
  /** The address comes from configuration, never from a visitor. */
  readonly feedUrl: string;
  /** Limits the time for the whole answer, in milliseconds. */
  readonly timeout?: number;
  /** Limits the answer both as sent and after decompression. */
  readonly maxBytes?: number;
  /** Tests only: plain http to this machine itself. */
  readonly insecureLoopback?: boolean;
}

export type UpstreamFault = 'timeout' | 'unreachable' | 'status' | 'too-large' | 'not-a-feed';

export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly fault: UpstreamFault;

  constructor(fault: UpstreamFault, detail: string, cause?: unknown) {
    super(`${fault}: ${detail}`, { cause });
    this.fault = fault;
  }
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 2 * 1024 * 1024;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** @throws TypeError when it is neither https nor a test's own loopback server */
export const checkFeedUrl = ({ feedUrl, insecureLoopback = false }: UpstreamOptions): URL => {
  const url = new URL(feedUrl);
  const isTest = insecureLoopback && url.protocol === 'http:' && LOOPBACK.has(url.hostname);
  if (url.protocol !== 'https:' && !isTest)
    throw new TypeError(`The blog's feed must be an https address, got ${feedUrl}`);
  return url;
};

/** Nothing in it comes from a visitor. */
const request = async (url: URL, signal: AbortSignal): Promise<Response> => {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    // Another address could be a machine that only this server can reach.
    redirect: 'manual',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal,
  });
  if (response.status !== 200) throw new UpstreamError('status', String(response.status));
  return response;
};

/** Stops at the limit after decompression: a small answer may unpack to terabytes. */
const readText = async (response: Response, maxBytes: number): Promise<string> => {
  if (Number(response.headers.get('content-length')) > maxBytes) throw new UpstreamError('too-large', 'as announced');
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new UpstreamError('too-large', `more than ${maxBytes} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** @throws UpstreamError, and TypeError for an address that is not https */
export const fetchFeed = async (options: UpstreamOptions): Promise<Feed> => {
  const url = checkFeedUrl(options);
  // There is no blog yet: asking for it would be a failure every half minute.
  if (isPlaceholder(url.origin)) return { feed: { entry: [] } };
  const stop = new AbortController();
  // A single deadline covers connecting, headers and body, so that a server that sends a byte a second is not waited
  // for.
  const late = AbortSignal.timeout(options.timeout ?? TIMEOUT_MS);
  try {
    const response = await request(url, AbortSignal.any([late, stop.signal]));
    const text = await readText(response, options.maxBytes ?? MAX_BYTES);
    const feed = documentedFeed(JSON.parse(text), POSTS_REQUESTED);
    if (!feed) throw new UpstreamError('not-a-feed', 'JSON of another shape');
    return feed;
  } catch (error) {
    if (late.aborted) throw new UpstreamError('timeout', 'no complete response in time', error);
    if (error instanceof UpstreamError) throw error;
    if (error instanceof SyntaxError) throw new UpstreamError('not-a-feed', 'not JSON', error);
    throw new UpstreamError('unreachable', 'connection refused or lost', error);
  } finally {
    // This closes the connection: the rest of the answer is not wanted.
    stop.abort();
  }
};
