import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageKind } from '../site/route.ts';

/**
 * SHA-256 hashes, base64, of the style sheet that the pages of each kind hold inline, and of that of the server's own
 * page: the build hands them over, and no other inline sheet may apply.
 */
export type InlineHashes = Readonly<Record<PageKind | 'server-page', string>>;

/** The file in which the build does, beside the site. */
export const INLINE_HASHES = 'inline-hashes.json';

/**
 * Reads the hashes.
 * @param distDir the folder that the build wrote
 * @throws Error when they are not there or cut off
 */
export const readInlineHashes = async (distDir: string): Promise<InlineHashes> =>
  JSON.parse(await readFile(join(distDir, INLINE_HASHES), 'utf8'));
