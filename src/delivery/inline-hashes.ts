import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageKind } from '../site/route.ts';

/**
 * SHA-256 hashes, base64, of the style sheet that the pages of each kind hold inline, and of that of the pages that
 * the server fills in: the build writes them to a file, and no other inline sheet may apply.
 */
export type InlineHashes = Readonly<Record<PageKind | 'server-page', string>>;

/** The file with these hashes, beside the site. */
export const INLINE_HASHES = 'inline-hashes.json';

/** Whether it holds a hash for each name, as the build writes it. */
const isHashes = (value: unknown): value is InlineHashes =>
  typeof value === 'object' &&
  value !== null &&
  'server-page' in value &&
  Object.values(value).every((hash) => typeof hash === 'string');

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
