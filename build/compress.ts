import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { kept } from './kept.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest window that reaches over a whole file: a larger one only costs time, here and on the phone. */
const windowBits = (bytes: Uint8Array): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
  );

/** The encodings in which a text file lies beside itself, with the ending of each. */
export const encodings = [
  {
    ending: '.br',
    compress: (bytes: Uint8Array) =>
      brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(bytes),
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
  },
  { ending: '.gz', compress: (bytes: Uint8Array) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }) },
] as const;

/**
 * Results of other compressors or settings are not taken from the cache, so that the same sources always make the same
 * bytes: the number counts the settings above.
 */
const recipe = `2 ${process.versions.brotli} ${process.versions.zlib}`;

/** Whether files of this name shrink when compressed. */
export const isCompressible = (file: string): boolean => /\.(html|css|js|svg|xml|txt|webmanifest|json|md)$/.test(file);

/**
 * Writes the compressed variants of a file beside it. Results are kept by the hash of what went in: brotli at its
 * highest level takes most of a build, and most pages do not change.
 * @param file absolute path of a written file
 * @param cacheDir where results are kept
 */
export const compressFile = async (file: string, cacheDir: string): Promise<void> => {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(recipe).update(bytes).digest('hex').slice(0, 32);
  for (const { ending, compress } of encodings)
    writeFileSync(file + ending, await kept(join(cacheDir, hash + ending), () => compress(bytes)));
};
