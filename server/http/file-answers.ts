import type { IncomingMessage, ServerResponse } from 'node:http';
import { responseHeaders } from '../../src/delivery/response-headers.ts';
import { type Encoding, preferredEncoding } from './accept-encoding.ts';
import { isKnown } from './etag.ts';
import { fileKindOf } from './file-kind.ts';
import type { Meter } from './meter.ts';
import { readyHead } from './ready-head.ts';
import type { SiteFile, SiteFiles } from './site-files.ts';

/** Writes a status and its headers. */
type Head = (response: ServerResponse) => void;

/** Everything about an answer that does not depend on the request. */
interface Answer {
  /** None for the Not Found page: nobody keeps it. */
  readonly etag: string | undefined;
  readonly full: Head;
  /** That nothing has changed. */
  readonly unchanged: Head;
  readonly body: () => Buffer;
}

/** The answers with a file that were asked for so far, on plain lines and on encrypted ones. */
interface Ready {
  readonly file: SiteFile;
  readonly plain: Partial<Record<Encoding, Answer>>;
  readonly secure: Partial<Record<Encoding, Answer>>;
}

/** What the answers depend on. */
export interface FileAnswersOptions {
  readonly site: SiteFiles;
  /** Whether a visitor's line is encrypted. */
  readonly isSecure: (request: IncomingMessage) => boolean;
  readonly meter: Pick<Meter, 'file'>;
}

/** Sends files of the site. */
export interface FileAnswers {
  /**
   * Answers a GET or HEAD request for exactly the path of a file: a look-up, a comparison and a write.
   * @returns whether it did; what is left is for the routes, which send files in the same way
   */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Sends a file, or tells that nothing has changed; the Not Found page goes out with its status. */
  send(request: IncomingMessage, response: ServerResponse, file: SiteFile): void;
}

/** Makes each answer once, so that a request costs next to nothing. */
export const fileAnswers = ({ site, isSecure, meter }: FileAnswersOptions): FileAnswers => {
  const securityBy = new Map<string, readonly string[]>();
  /** The same texts for all files that may hold the same inline: a page's policy is a kilobyte. */
  const security = ({ inlineStyles }: SiteFile, line: 'plain' | 'secure'): readonly string[] => {
    const key = `${line} ${inlineStyles?.join()}`;
    const known = securityBy.get(key);
    if (known) return known;
    const answer = inlineStyles ? 'page' : 'file';
    const inputs = { answer, inlineStyles: inlineStyles ?? [], secure: line === 'secure' } as const;
    const made = Object.entries(responseHeaders(inputs)).flat();
    securityBy.set(key, made);
    return made;
  };

  const makeAnswer = (file: SiteFile, wanted: Encoding, line: 'plain' | 'secure'): Answer => {
    const { encoding, length, body } = file.variants[wanted];
    const packed = encoding !== 'identity';
    const common = [...security(file, line), 'vary', 'accept-encoding'];
    if (file.link) common.push('link', file.link);
    const content = ['content-type', file.type, 'content-length', String(length)];
    if (packed) content.unshift('content-encoding', encoding);
    if (file === site.notFound) {
      const missing = readyHead(404, [...common, 'cache-control', 'no-cache', ...content]);
      return { etag: undefined, full: missing, unchanged: missing, body };
    }
    const etag = `"${file.hash}${packed ? `-${encoding}` : ''}"`;
    const cached = [...common, 'cache-control', file.cacheControl, 'etag', etag];
    return { etag, full: readyHead(200, [...cached, ...content]), unchanged: readyHead(304, cached), body };
  };

  // Aliases share the file of their canonical page, and so its answers.
  const byFile = new Map(
    [...site.files.values(), site.notFound].map((file): [SiteFile, Ready] => [file, { file, plain: {}, secure: {} }]),
  );
  const byUrl = new Map([...site.files].map(([path, file]) => [path, byFile.get(file)]));

  const sendReady = (request: IncomingMessage, response: ServerResponse, ready: Ready): void => {
    const line = isSecure(request) ? 'secure' : 'plain';
    const encoding = preferredEncoding(request.headers['accept-encoding']);
    ready[line][encoding] ??= makeAnswer(ready.file, encoding, line);
    const { etag, full, unchanged, body } = ready[line][encoding];
    if (isKnown(request.headers['if-none-match'], etag)) {
      unchanged(response);
      response.end();
      return;
    }
    full(response);
    if (request.method === 'HEAD') response.end();
    else response.end(body());
  };

  return {
    answer(request, response) {
      const { method, url } = request;
      if (method !== 'GET' && method !== 'HEAD') return false;
      const ready = byUrl.get(url ?? '');
      if (!ready) return false;
      sendReady(request, response, ready);
      meter.file(method, response.statusCode, fileKindOf(request.headers));
      return true;
    },
    send(request, response, file) {
      sendReady(request, response, byFile.get(file) ?? { file, plain: {}, secure: {} });
    },
  };
};
