import { Busboy, type BusboyHeaders } from '@fastify/busboy';
import { refusals } from '../../../content/refusals.ts';
import { RequestError } from '../../http/request-error.ts';

/** What a form sent: every value of every field, by name. A map, because names come from strangers. */
export type FormFields = ReadonlyMap<string, readonly string[]>;

/** The largest body that is read, bytes. */
export const BODY_LIMIT = 64 * 1024;

/** More fields than any of our forms has, with room for what a browser extension adds. */
const MOST_FIELDS = 50;

/** The parser has the whole body already; when it says nothing for this long it never will. */
const PARSER_PATIENCE = 2_000;

const unreadable = (): RequestError => new RequestError(400, 'malformed', refusals.unreadable);
const tooMany = (): RequestError => new RequestError(400, 'malformed', refusals.tooManyFields);

const collect = (): { fields: Map<string, string[]>; add(name: string, value: string): void } => {
  const fields = new Map<string, string[]>();
  return {
    fields,
    add(name, value) {
      const values = fields.get(name);
      if (values) values.push(value);
      else fields.set(name, [value]);
    },
  };
};

/**
 * Reads `application/x-www-form-urlencoded`.
 * @throws RequestError when it is not text or has too many fields
 */
export const parseUrlEncoded = (body: Buffer): FormFields => {
  const { fields, add } = collect();
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw unreadable();
  }
  const parameters = new URLSearchParams(text);
  if (parameters.size > MOST_FIELDS) throw tooMany();
  for (const [name, value] of parameters) add(name, value);
  return fields;
};

/**
 * Reads `multipart/form-data`. Files are refused: no form has them.
 * @throws RequestError when the body breaks the format
 */
export const parseMultipart = (body: Buffer, contentType: string): Promise<FormFields> =>
  new Promise((resolve, reject) => {
    const { fields, add } = collect();
    const timer = setTimeout(() => reject(unreadable()), PARSER_PATIENCE);
    const settle = (act: () => void) => () => {
      clearTimeout(timer);
      act();
    };
    const fail = settle(() => reject(unreadable()));
    try {
      const headers: BusboyHeaders = { 'content-type': contentType };
      const parser = new Busboy({
        headers,
        limits: { fields: MOST_FIELDS, parts: MOST_FIELDS + 1, fieldSize: BODY_LIMIT },
      });
      parser.on('field', (name: string | undefined, value: string, nameCut: boolean, valueCut: boolean) => {
        if (name === undefined || nameCut || valueCut) fail();
        else add(name, value);
      });
      parser.on('file', (_name, stream) => {
        // The stream must be read, or the parser waits for ever; its own errors are the parser's.
        stream.on('error', fail);
        stream.resume();
        settle(() => reject(new RequestError(400, 'malformed', refusals.file)))();
      });
      for (const limit of ['fieldsLimit', 'partsLimit'] as const)
        parser.on(
          limit,
          settle(() => reject(tooMany())),
        );
      parser.on('error', fail);
      parser.on(
        'finish',
        settle(() => resolve(fields)),
      );
      parser.end(body);
    } catch {
      fail();
    }
  });
