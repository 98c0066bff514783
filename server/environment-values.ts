/** The kinds of values that environment variables take. The message of each says what a value must be. */
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { isDay } from '../src/dates/days.ts';

const project = dirname(import.meta.dirname);

/** A relative path starts at the project's folder, wherever the program is started. */
const inProject = (path: string): string => resolve(project, path);

export const folder = z.string().transform(inProject);

export const file = folder.refine(existsSync, 'the path of a file that is there');

export const wholeNumber = (least: number, most: number) => {
  const allowed = `a whole number from ${least} to ${most}`;
  return z.coerce.number(allowed).int(allowed).min(least, allowed).max(most, allowed);
};

export const parseChoice = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, `one of ${words.join(', ')}`);

export const onOrOff = parseChoice(['on', 'off']).transform((text) => text === 'on');

const hostName = /^[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*$/i;

export const host = z
  .string()
  .trim()
  .refine((text) => isIP(text) > 0 || hostName.test(text), 'an IP address or a host name of this machine');

export const url = (protocols: readonly string[]) =>
  z.string().refine(
    (text) => {
      const parsed = URL.parse(text);
      if (!parsed || !protocols.includes(parsed.protocol)) return false;
      // Only PostgreSQL can be reached without a host: by a socket.
      return parsed.hostname !== '' || parsed.protocol.startsWith('postgres');
    },
    `a valid address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );

export const origin = url(['https:', 'http:']).transform((text) => new URL(text).origin);

const MAIL_ADDRESSES = 'e-mail addresses, separated by commas';

export const mailAddress = z.string().trim().regex(z.regexes.html5Email, 'one e-mail address, without a name');

export const mailAddresses = z
  .string()
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))
  .pipe(z.array(z.string().regex(z.regexes.html5Email, MAIL_ADDRESSES)).min(1, MAIL_ADDRESSES));

/** Names of networks that Fastify's `trustProxy` knows; `true` means all three. */
const PRIVATE_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

const isNetwork = (text: string): boolean => {
  if (PRIVATE_NETWORKS.includes(text)) return true;
  const [, address = '', length] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const family = isIP(address);
  if (family === 0 || length === undefined) return family > 0;
  return Number(length) >= 1 && Number(length) <= (family === 4 ? 32 : 128);
};

/** The trusted proxies, as Fastify's `trustProxy` takes them. */
export const proxies = z
  .string()
  .transform((text): false | string[] => {
    const value = text.trim().toLowerCase();
    if (value === 'false') return false;
    // Fastify's `true` would trust all proxies: a visitor could then choose the address that is limited. A number of
    // proxies is refused: Fastify would trust none, and all visitors would share one limit.
    return value === 'true' ? PRIVATE_NETWORKS : value.split(',').map((part) => part.trim());
  })
  .refine((value) => !value || value.every(isNetwork), 'true, false, or addresses and networks separated by commas');

export const clockTime = z
  .string()
  .trim()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'a time such as 08:30');

export const day = z.string().trim().refine(isDay, 'a day such as 2026-11-22');
