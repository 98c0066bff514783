import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Locale } from '../src/site/locale.ts';
import { fileCache } from './file-cache.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** The smallest window that covers a whole file: a larger one only takes time, here and on the visitor's phone. */
const windowBits = (bytes: Uint8Array): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(bytes.length + 16))),
  );

/** For release, or for a look at the site and its tests: the best takes most of a build and makes pages a tenth smaller. */
export type Effort = 'best' | 'light';

const qualities = { best: constants.BROTLI_MAX_QUALITY, light: 5 } satisfies Record<Effort, number>;

/** The encodings in which text files are stored beside the original, each with its file extension. */
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

/**
 * Part of the key of cached results, so that the same sources always give the same bytes. Raise the first number when the
 * settings above change.
 */
const recipe = `2 ${process.versions.brotli} ${process.versions.zlib}`;

/** Whether a file of this name becomes smaller when compressed. */
export const isCompressible = (file: string): boolean => /\.(html|css|ics|js|svg|xml|txt|webmanifest|json)$/.test(file);

/**
 * Writes the compressed variants of a file beside it. Results are cached by the hash of the file: brotli at its highest
 * level takes most of a build, and most pages do not change.
 * @param file absolute path of a written file
 * @param cacheDir where results are kept
 * @param effort how well pages are compressed
 */
export const compressFile = async (file: string, cacheDir: string, effort: Effort = 'best'): Promise<void> => {
  const bytes = readFileSync(file);
  const hash = createHash('sha256').update(`${recipe} ${effort}`).update(bytes).digest('hex').slice(0, 32);
  for (const { ending, compress } of encodings)
    writeFileSync(file + ending, await fileCache(join(cacheDir, hash + ending), () => compress(bytes, effort)));
};

/** Bytes of the head of a response that gives a page, at most: `tests/serving.test.ts` measures it. */
export const RESPONSE_HEAD = 1_120;

/**
 * Bytes on the line, head and body: what a server sends before it hears again, ten segments of 1,460 bytes (RFC 6928).
 * The page of all due dates is larger: it holds each day and each rule also for those without scripts. Tamil takes three
 * bytes a letter. Its own bound leaves room for days whose rows are longer, so that no nightly build fails by the date.
 */
const FIRST_FLIGHT = { en: 14_600, ta: 20_000 } as const satisfies Record<Locale, number>;
const DUE_DATES = 15_500;

const boundOf = (file: string): number =>
  (file.startsWith('due-dates.') ? DUE_DATES : FIRST_FLIGHT[/^ta[./]/.test(file) ? 'ta' : 'en']) - RESPONSE_HEAD;

/** So many pages of those that a light build left over the bound are looked at in a test: the largest stay the largest. */
const MOST_OVER = 40;

/**
 * The pages that do not come in the first flight at the best compression, each with its bytes.
 * @param site the folder of the built site, compressed by either effort
 */
export const overFirstFlight = async (site: string): Promise<readonly string[]> => {
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html.br'))
    .map((file) => ({ file, over: statSync(join(site, file)).size - boundOf(file) }))
    .filter(({ over }) => over > 0)
    .toSorted((a, b) => b.over - a.over)
    .slice(0, MOST_OVER);
  const found = pages.map(async ({ file }) => {
    const name = file.slice(0, -'.br'.length);
    const { length } = await encodings[0].compress(readFileSync(join(site, name)));
    return length > boundOf(file) ? [`${name}: ${length + RESPONSE_HEAD} bytes`] : [];
  });
  return (await Promise.all(found)).flat();
};
