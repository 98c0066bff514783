import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../addresses/locale.ts';
import type { PageKind } from '../addresses/route.ts';

/** SHA-256, base64, of the style sheets that pages hold inline. */
type KindHashes = Readonly<Record<PageKind | 'server-page', string>>;

/**
 * The hashes of each built language: no other inline sheet may apply. A kind of page that a language lacks has no hash.
 */
export type InlineHashes = Readonly<Partial<Record<Locale, Partial<KindHashes>>>>;

export const INLINE_HASHES = 'inline-hashes.json';

const isKinds = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'server-page' in value &&
  Object.values(value).every((hash) => typeof hash === 'string');

const isHashes = (value: unknown): value is InlineHashes =>
  typeof value === 'object' && value !== null && 'en' in value && Object.values(value).every(isKinds);

/** @throws Error when they are not there, cut off, or something else */
export const readInlineHashes = async (distDir: string): Promise<InlineHashes> => {
  const value: unknown = JSON.parse(await readFile(join(distDir, INLINE_HASHES), 'utf8'));
  if (!isHashes(value))
    throw new TypeError(`${INLINE_HASHES} is malformed: expected a list of hashes for each kind of page`);
  return value;
};

export const builtLocales = (hashes: InlineHashes): readonly Locale[] => locales.filter((locale) => hashes[locale]);
