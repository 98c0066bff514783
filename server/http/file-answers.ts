import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseHeaders } from '../../src/delivery/response-headers.ts';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { isKnown } from './etag.ts';
import { fileKindOf } from './file-kind.ts';
import type { Meter } from './meter.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** What the answers depend on. */
export interface FileAnswersOptions {
  readonly site: SiteFiles;
  /** Whether a visitor's line is encrypted. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly meter: Pick<Meter, 'request'>;
}

/** Sends files of the site. */
export interface FileAnswers {
  /**
   * Answers a GET or HEAD request for exactly the path of a file.
   * @returns whether it did; what is left is for the routes, which send files in the same way
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends a file, or tells that nothing has changed; the Not Found page goes out with its status. */
  send(request: IncomingMessage, response: ServerResponse, file: SiteFile): void;
}

/** The security headers of a file's answer, names and values in turn; made once for all files that may hold the same inline. */
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

/** Makes the answers with the files of a site. */
export const fileAnswers = ({ site, isSecure, meter }: FileAnswersOptions): FileAnswers => {
  const security = securityHeaders();

  const send = (request: IncomingMessage, response: ServerResponse, file: SiteFile): void => {
    const { encoding, length, body } = file.variants[preferredEncoding(request.headers['accept-encoding'])];
    const headers = [...security(file, isSecure(request)), 'vary', 'accept-encoding'];
    if (file.link) headers.push('link', file.link);
    if (file === site.notFound) {
      headers.push('cache-control', 'no-cache');
    } else {
      const etag = etagOf(file, encoding);
      headers.push('cache-control', file.cacheControl, 'etag', etag);
      if (isKnown(request.headers['if-none-match'], etag)) {
        response.writeHead(304, headers).end();
        return;
      }
    }
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    headers.push('content-type', file.type, 'content-length', String(length));
    response.writeHead(file === site.notFound ? 404 : 200, headers);
    if (request.method === 'HEAD') response.end();
    else response.end(body());
  };

  return {
    answer(request, response) {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const file = site.files.get(url ?? '');
      if (!file) return false;
      send(request, response, file);
      meter.request(fileKindOf(request.headers), method, response.statusCode, null);
      return true;
    },
    send,
  };
};
