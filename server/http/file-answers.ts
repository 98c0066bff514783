import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseHeaders } from '../../src/delivery/response-headers.ts';
import { localeAt } from '../../src/site/locale.ts';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { isKnown } from './etag.ts';
import { fileKindOf, type Meter } from './meter.ts';
import type { SiteFile, SiteFiles, Variant } from './site-files.ts';

export interface FileAnswersOptions {
  readonly site: SiteFiles;
  /** Whether a visitor's connection is encrypted. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly meter: Pick<Meter, 'request'>;
}

/** The security headers of an answer, as names and values in turn; made once for files with the same inline styles. */
const securityHeaders = () => {
  const made = new Map<string, readonly string[]>();
  return ({ inlineStyles }: SiteFile, secure: boolean): readonly string[] => {
    const key = `${secure} ${inlineStyles?.join()}`;
    const known = made.get(key);
    if (known) return known;
    const answer = inlineStyles ? 'page' : 'file';
    const headers = Object.entries(responseHeaders({ answer, inlineStyles: inlineStyles ?? [], secure })).flat();
    made.set(key, headers);
    return headers;
  };
};

const etagOf = ({ hash }: SiteFile, encoding: Encoding): string =>
  `"${hash}${encoding === 'identity' ? '' : `-${encoding}`}"`;

const variantFor = ({ headers }: IncomingMessage, file: SiteFile): Variant =>
  file.variants[preferredEncoding(headers['accept-encoding'])];

/** Answers with the files of a site. */
export const fileAnswers = ({ site, isSecure, meter }: FileAnswersOptions) => {
  const security = securityHeaders();

  const headersOf = (file: SiteFile, request: IncomingMessage): string[] => [
    ...security(file, isSecure(request)),
    'vary',
    'accept-encoding',
  ];

  const sendWhole = (
    request: IncomingMessage,
    response: ServerResponse,
    status: number,
    file: SiteFile,
    headers: string[],
  ): void => {
    const { encoding, length, body } = variantFor(request, file);
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-type', file.type, 'content-length', String(length));
    response.writeHead(status, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(body());
  };

  const send = (request: IncomingMessage, response: ServerResponse, file: SiteFile): void => {
    const headers = headersOf(file, request);
    const etag = etagOf(file, variantFor(request, file).encoding);
    headers.push('cache-control', file.cacheControl, 'etag', etag);
    if (isKnown(request.headers['if-none-match'], etag)) response.writeHead(304, headers).end();
    else sendWhole(request, response, 200, file, headers);
  };

  const sendNotFound = (request: IncomingMessage, response: ServerResponse, status: 404 | 400 = 404): void => {
    const { notFound } = site.inLocale[localeAt(request.url)] ?? site.inLocale.en;
    const headers = [...headersOf(notFound, request), 'cache-control', 'no-cache'];
    sendWhole(request, response, status, notFound, headers);
  };

  return {
    /**
     * Answers a GET or HEAD request for exactly the path of a file.
     * @returns whether it did; the routes answer the rest
     */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const file = site.files.get(url ?? '');
      if (!file) return false;
      send(request, response, file);
      meter.request(fileKindOf(request.headers), method, response.statusCode, null);
      return true;
    },
    /** Sends a file, or 304 when the client holds it. */
    send,
    /** Sends the Not Found page. @param status 404, or 400 for a path that cannot be decoded */
    sendNotFound,
  };
};

export type FileAnswers = ReturnType<typeof fileAnswers>;
