import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Locale, locales } from '../site/locale.ts';
import type { PageKind } from '../site/route.ts';

/**
 * SHA-256 hashes, base64, of the style sheet that the pages of each kind hold inline, and of that of the pages that
 * the server renders.
 */
type KindHashes = Readonly<Record<PageKind | 'server-page', string>>;

/**
 * The hashes for each language that was built: the build writes them to a file, and no other inline sheet may apply.
 * A kind of page that a language lacks has no hash there.
 */
export type InlineHashes = Readonly<Partial<Record<Locale, Partial<KindHashes>>>>;

/** The file with these hashes, beside the site. */
export const INLINE_HASHES = 'inline-hashes.json';

const isKinds = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'server-page' in value &&
  Object.values(value).every((hash) => typeof hash === 'string');

/** Whether it holds a hash for each name, as the build writes it. */
const isHashes = (value: unknown): value is InlineHashes =>
  typeof value === 'object' && value !== null && 'en' in value && Object.values(value).every(isKinds);

/**
 * Reads the hashes.
 * @param distDir the folder that the build wrote
 * @throws Error when they are not there, cut off, or something else
 */
export const readInlineHashes = async (distDir: string): Promise<InlineHashes> => {
  const value: unknown = JSON.parse(await readFile(join(distDir, INLINE_HASHES), 'utf8'));
  if (!isHashes(value)) throw new TypeError(`${INLINE_HASHES} holds something else than hashes`);
  return value;
};

/** The languages of a built site, in their order. */
export const builtLocales = (hashes: InlineHashes): readonly Locale[] => locales.filter((locale) => hashes[locale]);
