import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { kolamSvg } from '../src/kolam/svg.ts';
import { fileCache } from './file-cache.ts';
import { drawnKolam } from './page-drawings.ts';
import type { ShareImage } from './share-image.ts';

/** A share image and its file, below the folder of the site. */
export interface NamedShareImage extends ShareImage {
  readonly file: string;
}

/** How many images were drawn, and how many were taken from the cache. */
export interface ShareImageCounts {
  readonly made: number;
  readonly reused: number;
}

/** The files that decide how an image looks: a change of one draws all images again. */
const shapedBy = [
  'share-image.ts',
  'icons.ts',
  'fonts.ts',
  'tamil-font.ts',
  '../src/site/palette.ts',
  '../src/ui/fonts/bricolage-latin.woff2',
  '../src/ui/fonts/figtree-latin.woff2',
  '../src/ui/fonts/anek-tamil.woff2',
];

async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of shapedBy) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

const keyOf = ({ title, kicker, seed, locale, logo }: ShareImage, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, locale, title, kicker, kolamSvg(drawnKolam(seed)), logo ?? '']))
    .digest('hex')
    .slice(0, 32);

/**
 * Writes every image of the list, drawing only those that the cache does not hold.
 * @returns how many were drawn and how many came from the cache
 */
export async function writeShareImages(
  list: readonly NamedShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<ShareImageCounts> {
  const version = await codeVersion();
  let made = 0;
  for (const image of list) {
    const png = await fileCache(join(cacheDir, `${keyOf(image, version)}.png`), async () => {
      made += 1;
      // Loaded only when an image is drawn: it imports large packages.
      const { renderShareImage } = await import('./share-image.ts');
      return renderShareImage(image);
    });
    const file = join(outDir, image.file);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, png);
  }
  return { made, reused: list.length - made };
}
