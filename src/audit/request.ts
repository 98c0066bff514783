import { pathOf, toUrl } from './addresses.ts';
import { CancelledError, type Environment } from './environment.ts';
import type { Pace } from './limits.ts';
import { hasContent } from './status.ts';
import type { StatusCode } from './types.ts';

/** The result of one request. */
export interface Answer {
  /** 408 after a timeout, 0 when there was no answer, `null` for a redirect whose number the browser withholds. */
  readonly statusCode: StatusCode;
  readonly message: string;
  readonly redirectTo: string | null;
  readonly headers: Readonly<Record<string, string>>;
  /** `null` when it was not read. */
  readonly body: string | null;
  readonly truncated: boolean;
  readonly loadTime: number;
}

/** An answer to the request for a file. */
export type FileAnswer = Pick<Answer, 'statusCode' | 'message' | 'body'>;

/** What to ask for. */
export interface Question {
  readonly method: 'HEAD' | 'GET';
  /** Path and query on the audited site. */
  readonly path: string;
  /** How much of the body to read, bytes; 0 for none. */
  readonly limit: number;
}

/** Asks one question of the audited site; rejects only with `CancelledError`. */
export type Request = (question: Question) => Promise<Answer>;

/** The headers that the checks look at. */
const keptHeaders = [
  'content-type',
  'x-robots-tag',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'x-frame-options',
  'strict-transport-security',
] as const;

const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(
    keptHeaders.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name) ?? '']] : [])),
  );

const charsetIn = (text: string): string | null => /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(text)?.[1] ?? null;

const decoderFor = (label: string | null): TextDecoder | null => {
  if (label === null) return null;
  try {
    return new TextDecoder(label);
  } catch {
    // An unknown name of an encoding: the page is read as UTF-8, as nearly all pages are.
    return null;
  }
};

/** A page declares its encoding within its first 1,024 bytes. */
const DECLARATION = 1024;

/**
 * The text of an answer: by the header, else by the page's own declaration, else UTF-8.
 * @param contentType the header's value
 */
const decodeBody = (bytes: Uint8Array, contentType: string): string => {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, DECLARATION));
  const decoder =
    decoderFor(charsetIn(contentType)) ??
    decoderFor(/<meta[^<>]{0,200}charset/i.test(start) ? charsetIn(start) : null) ??
    new TextDecoder();
  return decoder.decode(bytes);
};

/**
 * Reads a body up to a limit: a server that never stops sending fills no memory.
 * @param limit bytes
 */
const readBody = async (
  response: Response,
  limit: number,
): Promise<{ readonly bytes: Uint8Array; readonly truncated: boolean }> => {
  const reader = response.body?.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  while (reader && length <= limit) {
    const { done, value } = await reader.read();
    if (done) break;
    chunks.push(value);
    length += value.length;
  }
  const bytes = new Uint8Array(await new Blob(chunks).arrayBuffer());
  return { bytes: bytes.subarray(0, limit), truncated: length > limit };
};

const messageOf = (statusCode: number): string => (hasContent(statusCode) ? 'OK' : `HTTP ${statusCode}`);

/** Where a redirect leads: a path inside the site, or an absolute address elsewhere. */
const placeOf = (location: string, url: string): string => {
  const target = toUrl(location, url);
  if (!target) return location;
  return target.origin === new URL(url).origin ? pathOf(target) + target.hash : target.href;
};

const unanswered = (statusCode: 408 | 0, loadTime: number): Answer => ({
  statusCode,
  message: statusCode === 408 ? 'Request timeout' : 'Network error',
  redirectTo: null,
  headers: {},
  body: null,
  truncated: false,
  loadTime,
});

/**
 * Prepares requests to one site. Nothing else is ever asked: paths are appended to the origin, redirects are not
 * followed by themselves, and no cookies are sent, so that the audit sees what a new visitor sees.
 * @param origin the audited site
 * @param cancel ends everything that is in flight
 */
export const createRequest = (
  origin: string,
  { fetch, clock, log }: Environment,
  { timeoutMs }: Pace,
  cancel: AbortSignal,
): Request => {
  /**
   * A browser shows neither number nor target of a redirect that it may not follow. Following it once, inside the
   * site only, at least tells where it ends.
   */
  const endOfRedirect = async (url: string, signal: AbortSignal): Promise<string | null> => {
    try {
      const response = await fetch(url, {
        method: 'HEAD',
        redirect: 'follow',
        mode: 'same-origin',
        cache: 'no-store',
        credentials: 'omit',
        signal,
      });
      return placeOf(response.url, url);
    } catch (error) {
      log.warn('a redirect leads out of the site or nowhere', { url, error: String(error) });
      return null;
    }
  };

  const exchange = async (
    { method, path, limit }: Question,
    signal: AbortSignal,
  ): Promise<Omit<Answer, 'loadTime'>> => {
    const url = origin + path;
    const response = await fetch(url, { method, redirect: 'manual', cache: 'no-store', credentials: 'omit', signal });
    const nothing = { headers: headersOf(response), body: null, truncated: false };
    if (response.type === 'opaqueredirect')
      return { ...nothing, statusCode: null, message: 'Redirect', redirectTo: await endOfRedirect(url, signal) };
    const { status } = response;
    const location = status >= 300 && status < 400 ? response.headers.get('location') : null;
    const answer = {
      ...nothing,
      statusCode: status,
      message: messageOf(status),
      redirectTo: location === null ? null : placeOf(location, url),
    };
    if (method === 'HEAD' || limit === 0) return answer;
    const { bytes, truncated } = await readBody(response, limit);
    return { ...answer, body: decodeBody(bytes, response.headers.get('content-type') ?? ''), truncated };
  };

  return async (question) => {
    if (cancel.aborted) throw new CancelledError();
    const controller = new AbortController();
    const timer = new AbortController();
    const onCancel = (): void => {
      controller.abort();
      timer.abort();
    };
    cancel.addEventListener('abort', onCancel);
    const started = clock.now();
    const elapsed = (): number => Math.round(clock.now() - started);
    let complete = false;
    try {
      // A race, because a fetch that ignores its signal must not hold the run either.
      const outcome = await Promise.race([exchange(question, controller.signal), clock.sleep(timeoutMs, timer.signal)]);
      if (cancel.aborted) throw new CancelledError();
      if (!outcome) return unanswered(408, elapsed());
      complete = question.method === 'HEAD' || (question.limit > 0 && !outcome.truncated);
      return { ...outcome, loadTime: elapsed() };
    } catch (error) {
      if (cancel.aborted) throw new CancelledError();
      log.warn('a request failed', { method: question.method, path: question.path, error: String(error) });
      return unanswered(0, elapsed());
    } finally {
      cancel.removeEventListener('abort', onCancel);
      timer.abort();
      // Ends what still comes in; a complete answer leaves its connection for the next request.
      if (!complete) controller.abort();
    }
  };
};
