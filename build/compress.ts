import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The encodings in which a text file lies beside itself, with the ending of each. */
export const encodings = [
  {
    ending: '.br',
    compress: (bytes: Buffer) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
  },
  { ending: '.gz', compress: (bytes: Buffer) => zip(bytes, { level: 9 }) },
] as const;

/** Whether files of this name shrink when compressed. */
export const isCompressible = (file: string): boolean => /\.(html|css|js|svg|xml|txt|webmanifest|json|md)$/.test(file);

/**
 * Writes the compressed variants of a file beside it. Results are kept by the hash of what went in: brotli at its
 * highest level takes most of a build, and most pages do not change.
 * @param file absolute path of a written file
 * @param cacheDir where results are kept
 */
export const compressFile = async (file: string, cacheDir: string): Promise<void> => {
  const bytes = await readFile(file);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  await mkdir(cacheDir, { recursive: true });
  for (const { ending, compress } of encodings) {
    const cached = join(cacheDir, hash + ending);
    const packed = existsSync(cached) ? await readFile(cached) : await compress(bytes);
    if (!existsSync(cached)) await writeFile(cached, packed);
    await writeFile(file + ending, packed);
  }
};
