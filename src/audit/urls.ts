/** Decodes what needs no encoding and writes the rest in capitals: `%7euser%c3%bc` as `~user%C3%BC` (RFC 3986, 6.2.2). */
const normalizeEncoding = (text: string): string =>
  text.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });

/** Returns an address in the one form in which addresses are compared; `null` where it cannot be read. */
export const toUrl = (reference: string, base: string): URL | null => {
  if (!URL.canParse(reference.trim(), base)) return null;
  const url = new URL(reference.trim(), base);
  // A host's name may end with the dot of the root.
  url.hostname = url.hostname.replace(/\.$/, '');
  url.pathname = normalizeEncoding(url.pathname);
  url.search = normalizeEncoding(url.search);
  return url;
};

export const takePath = (url: URL): string => url.pathname + url.search;

export const decoded = (piece: string): string => {
  try {
    return decodeURIComponent(piece);
  } catch {
    // A lone percent sign: the piece is compared as it is written.
    return piece;
  }
};

/**
 * The status of an answer: 408 after a timeout, 0 without an answer, `null` if the browser withholds a redirect's
 * status.
 */
export type StatusCode = number | null;

/** Answers that are well and hold nothing (RFC 9110, 15.3.5 and 15.3.6). */
const EMPTY: readonly StatusCode[] = [204, 205];

export const hasContent = (statusCode: StatusCode): boolean =>
  statusCode !== null && statusCode >= 200 && statusCode < 300 && !EMPTY.includes(statusCode);

export const isRedirect = (statusCode: StatusCode): boolean =>
  statusCode === null || (statusCode >= 300 && statusCode < 400);

export const isError = (statusCode: StatusCode): boolean =>
  statusCode !== null && (statusCode < 200 || statusCode >= 400);

export const isUnanswered = (statusCode: StatusCode): boolean => statusCode === 0 || statusCode === 408;

/** Returns true for too many requests: the answer then says nothing about the address. */
export const isThrottled = (statusCode: StatusCode): boolean => statusCode === 429;

/** An answer without content is no page. */
export const findStatus = (statusCode: StatusCode): 'redirect' | 'valid' | 'error' => {
  if (isRedirect(statusCode)) return 'redirect';
  return hasContent(statusCode) ? 'valid' : 'error';
};

export const naming = (urls: readonly string[], most: number): string =>
  urls.slice(0, most).join(', ') + (urls.length > most ? ` and ${urls.length - most} more` : '');
