import { tokenize } from '../html/tokenizer.ts';
import { hasContent, isThrottled, type StatusCode, takePath, toUrl } from './urls.ts';

/** The functions that differ between a browser, the command line and a test. */
export interface Environment {
  readonly fetch: typeof fetch;
  readonly warn: (message: string, details: Readonly<Record<string, unknown>>) => void;
}

/** The first three are specified; the rest keep a hostile answer small. */
export const defaultPace = {
  timeoutMs: 10_000,
  concurrency: 5,
  /** The pause between two requests of a worker. */
  delayMs: 100,
  pageBytes: 2_000_000,
  /** The size that every crawler must read (RFC 9309, 2.5). */
  robotsBytes: 512_000,
  sitemapBytes: 10_000_000,
  maxAddresses: 10_000,
  /** The most linked addresses that are asked for without being listed. */
  maxLinked: 2_000,
};

export type Pace = Readonly<typeof defaultPace>;

export interface Answer {
  readonly statusCode: StatusCode;
  readonly message: string;
  /** A path inside the site, or an absolute address elsewhere. */
  readonly redirectTo: string | null;
  /** Holds the headers that the checks look at, by lower-case name; a header that was not sent is empty. */
  readonly headers: Readonly<Record<string, string>>;
  /** `null` when it was not read. */
  readonly body: string | null;
  readonly truncated: boolean;
  readonly loadTime: number;
}

export const unasked: Answer = {
  statusCode: 0,
  message: 'Cancelled',
  redirectTo: null,
  headers: {},
  body: null,
  truncated: false,
  loadTime: 0,
};

interface Question {
  readonly method: 'HEAD' | 'GET';
  /** The path with its query. */
  readonly path: string;
  /** Limits the body, in bytes; the body is not read when it is left out. */
  readonly limit?: number;
}

/** Rejects only when the run is cancelled. */
export type Request = (question: Question) => Promise<Answer>;

const keptHeaders = [
  'content-type',
  'retry-after',
  'x-robots-tag',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'strict-transport-security',
];

const charsetIn = (contentType: string): string | undefined =>
  /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1];

/** Browsers search only the start of a page for its encoding (HTML, 13.2.3.2). */
const SEARCHED_BYTES = 1024;

const charsetInMeta = (bytes: Uint8Array): string | undefined => {
  for (const token of tokenize(new TextDecoder('latin1').decode(bytes.subarray(0, SEARCHED_BYTES)))) {
    if (token.kind !== 'open' || token.name !== 'meta') continue;
    const { attributes } = token;
    const isType = attributes.get('http-equiv')?.toLowerCase() === 'content-type';
    const charset = attributes.get('charset') ?? (isType ? charsetIn(attributes.get('content') ?? '') : undefined);
    // Whoever could read this element is not in UTF-16.
    if (charset) return /^\s*utf-?16/i.test(charset) ? 'utf-8' : charset;
  }
  return undefined;
};

const decoderFor = (charset: string | undefined): TextDecoder | null => {
  if (charset === undefined) return null;
  try {
    return new TextDecoder(charset);
  } catch {
    // It names no encoding that is known.
    return null;
  }
};

/** Nearly all pages are in UTF-8, also those that do not say so. */
const decodeBody = (bytes: Uint8Array, contentType: string): string =>
  (decoderFor(charsetIn(contentType)) ?? decoderFor(charsetInMeta(bytes)) ?? new TextDecoder()).decode(bytes);

/** Reads a body up to a limit of bytes: a server that never stops sending fills no memory. */
const readBody = async (response: Response, limit: number): Promise<Pick<Answer, 'body' | 'truncated'>> => {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = response.body?.getReader(); reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
    if (length > limit) {
      await reader.cancel();
      break;
    }
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer()).subarray(0, limit);
  return { body: decodeBody(bytes, response.headers.get('content-type') ?? ''), truncated: length > limit };
};

const MAX_RETRY_AFTER_MS = 10_000;

/** Applies if a 429 response has no `Retry-After`. */
const DEFAULT_RETRY_AFTER_MS = 1000;

/** Returns the wait that a `Retry-After` header asks for, in seconds or until a date (RFC 9110, 10.2.3). */
const readRetryAfterMs = (header: string): number => {
  const wait = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(wait) ? DEFAULT_RETRY_AFTER_MS : Math.min(Math.max(wait, 0), MAX_RETRY_AFTER_MS);
};

/** Resolves after the time, or at once when the run is cancelled. */
const waitFor = async (ms: number, cancel: AbortSignal): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const end = (): void => resolve();
  const timer = setTimeout(end, ms);
  cancel.addEventListener('abort', end);
  if (!cancel.aborted) await promise;
  clearTimeout(timer);
  cancel.removeEventListener('abort', end);
};

const resolvePlace = (location: string, url: string): string => {
  const target = toUrl(location, url);
  if (!target) return location;
  return target.origin === toUrl(url, url)?.origin ? takePath(target) + target.hash : target.href;
};

/** Asks one site alone: paths are appended to the origin, redirects are not followed, and no cookies are sent. */
export const createRequest = (
  origin: string,
  { timeoutMs }: Pace,
  cancel: AbortSignal,
  { fetch, warn }: Environment,
): Request => {
  const exchange = async ({ method, path, limit = 0 }: Question, signal: AbortSignal) => {
    const url = origin + path;
    const common: RequestInit = { method, cache: 'no-store', credentials: 'omit', signal };
    const response = await fetch(url, { ...common, redirect: 'manual' });
    const { status } = response;
    const headers = Object.fromEntries(keptHeaders.map((name) => [name, response.headers.get(name) ?? '']));
    const answer = { headers, body: null, truncated: false, redirectTo: null };
    if (response.type === 'opaqueredirect') {
      // A browser shows neither number nor target of a redirect that it may not follow. Following it once, inside the
      // site only, at least tells where it ends.
      const end = await fetch(url, { ...common, method: 'HEAD', redirect: 'follow', mode: 'same-origin' }).catch(
        (error: unknown) => warn('Redirect target not readable', { url, error: String(error) }),
      );
      return { ...answer, statusCode: null, message: 'Redirect', redirectTo: end ? resolvePlace(end.url, url) : null };
    }
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    // An unread body would hold its connection.
    if (limit === 0) await response.body?.cancel();
    return {
      ...answer,
      statusCode: status,
      message: hasContent(status) ? 'OK' : `HTTP ${status}`,
      redirectTo: location === null ? null : resolvePlace(location, url),
      ...(limit > 0 && (await readBody(response, limit))),
    };
  };

  const ask: Request = async (question) => {
    cancel.throwIfAborted();
    const started = performance.now();
    const elapsed = (): number => Math.round(performance.now() - started);
    try {
      const answer = await exchange(question, AbortSignal.any([cancel, AbortSignal.timeout(timeoutMs)]));
      return { ...answer, loadTime: elapsed() };
    } catch (error) {
      cancel.throwIfAborted();
      if (error instanceof DOMException && error.name === 'TimeoutError')
        return { ...unasked, statusCode: 408, message: 'Request timeout', loadTime: elapsed() };
      warn('Audit request failed', { method: question.method, path: question.path, error: String(error) });
      return { ...unasked, message: 'Network error', loadTime: elapsed() };
    }
  };

  return async (question) => {
    const answer = await ask(question);
    if (!isThrottled(answer.statusCode)) return answer;
    await waitFor(readRetryAfterMs(answer.headers['retry-after'] ?? ''), cancel);
    return ask(question);
  };
};

/** @returns once the list is done, or once every worker has noticed that the run is cancelled */
export const workThrough = async <Item>(
  items: readonly Item[],
  crew: { readonly request: Request; readonly pace: Pace; readonly cancel: AbortSignal },
  work: (item: Item, request: Request) => Promise<void>,
): Promise<void> => {
  const left = items.values();
  const worker = async (): Promise<void> => {
    let pause = 0;
    const politely: Request = async (question) => {
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
      pause = crew.pace.delayMs;
      return crew.request(question);
    };
    // The iterator is shared: each worker takes the next item that is left.
    for (const item of left) await work(item, politely);
  };
  const workers = Array.from({ length: Math.min(crew.pace.concurrency, items.length) }, worker);
  for (const end of await Promise.allSettled(workers))
    if (end.status === 'rejected' && !crew.cancel.aborted) throw end.reason;
};
