import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fileCache } from './file-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * Returns the smallest window that covers a whole file: a larger one only takes time, here and on the visitor's phone.
 */
const windowBits = (bytes: Uint8Array): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
  );

/**
 * The effort for a release, or for development and tests: the best takes most of a build and makes pages a tenth smaller.
 */
export type Effort = 'best' | 'light';

const qualities = { best: constants.BROTLI_MAX_QUALITY, light: 5 } satisfies Record<Effort, number>;

export const encodings = [
  {
    ending: '.br',
    compress: (bytes: Uint8Array, effort: Effort = 'best') =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes: Uint8Array) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }) },
] as const;

/** Part of the key of cached results: raise the first number when the settings above change. */
const recipe = `2 ${process.versions.brotli} ${process.versions.zlib}`;

export const isCompressible = (file: string): boolean => /\.(html|css|ics|js|svg|xml|txt|webmanifest|json)$/.test(file);

/** Writes the variants beside the file. They are cached: brotli takes most of a build, and most pages do not change. */
export const compressFile = async (file: string, cacheDir: string, effort: Effort = 'best'): Promise<void> => {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(`${recipe} ${effort}`).update(bytes).digest('hex').slice(0, 32);
  for (const { ending, compress } of encodings)
    writeFileSync(file + ending, await fileCache(join(cacheDir, hash + ending), () => compress(bytes, effort)));
};
