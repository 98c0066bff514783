import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RequestError } from '../../http/errors.ts';

/** Every value of every field. A map, because a stranger may name a field `__proto__`. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

export const MAX_BODY_BYTES = 64 * 1024;

/** None of our forms has so many fields, even with what a browser extension adds. */
const MAX_FIELDS = 50;

const unreadable = (): RequestError => new RequestError(400, 'malformed', ({ refusals }) => refusals.unreadable);

/** Refuses a body with many separators before a parser makes an object of each part. */
const refuseMany = (body: Buffer, separator: string): void => {
  let count = 0;
  for (let at = body.indexOf(separator); at >= 0; at = body.indexOf(separator, at + separator.length))
    if (++count > MAX_FIELDS + 1) throw new RequestError(400, 'malformed', ({ refusals }) => refusals.tooManyFields);
};

const readFields = (pairs: Iterable<readonly [name: string, value: string | File]>): FormFields => {
  const fields = new Map<string, string[]>();
  let count = 0;
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) throw new RequestError(400, 'malformed', ({ refusals }) => refusals.tooManyFields);
    if (typeof value !== 'string') throw new RequestError(400, 'malformed', ({ refusals }) => refusals.file);
    fields.set(name, [...(fields.get(name) ?? []), value]);
  }
  return fields;
};

/** @throws RequestError when it is not UTF-8 or has too many fields */
export const parseUrlEncoded = (body: Buffer): FormFields => {
  refuseMany(body, '&');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw unreadable();
  }
  return readFields(new URLSearchParams(text));
};

/** @throws RequestError when the body breaks the format, has too many fields, or a file */
export const parseMultipart = async (body: Buffer, contentType: string): Promise<FormFields> => {
  const [, boundary = ''] = /boundary="?([^";]{1,70})/i.exec(contentType) ?? [];
  if (boundary) refuseMany(body, `--${boundary}`);
  let data: FormData;
  try {
    // Node advises servers against `formData`, because it holds the whole body: `MAX_BODY_BYTES` has bounded this one.
    data = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw unreadable();
  }
  return readFields(data);
};

export const isFields = (body: unknown): body is FormFields => body instanceof Map;

/** Returns what a field of a posted form holds; an empty text where it is not there. */
export const readField = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  (isFields(body) && body.get(name)?.[0]) || '';

/** Parses the two encodings of forms; every other type answers 415. */
export const addFormParsers = (scope: FastifyInstance): void => {
  const options = { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES } as const;
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    options,
    async (_request: FastifyRequest, body: Buffer) => parseUrlEncoded(body),
  );
  scope.addContentTypeParser('multipart/form-data', options, async (request: FastifyRequest, body: Buffer) =>
    parseMultipart(body, request.headers['content-type'] ?? ''),
  );
};
