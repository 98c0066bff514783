import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_LIMIT, type FormFields, parseMultipart, parseUrlEncoded } from './form-body.ts';

/** Whether a body was read as a form. */
export const isFields = (body: unknown): body is FormFields => body instanceof Map;

/** Reads the two encodings of forms whole, within the limit; every other type answers 415. */
export const addFormParsers = (scope: FastifyInstance): void => {
  const options = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
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
