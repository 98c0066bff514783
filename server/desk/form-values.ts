import type { FastifyRequest } from 'fastify';
import { isFields } from '../leads/intake/form-body.ts';

/** Returns what a field of a posted form holds; an empty text where it is not there. */
export const readField = ({ body }: Pick<FastifyRequest, 'body'>, name: string): string =>
  (isFields(body) && body.get(name)?.[0]) || '';

/** Returns the whole number that a text is; null where it is none. */
export const numberIn = (text: unknown): number | null =>
  typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : null;
