import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { kolamSvg } from '../src/kolam/svg.ts';
import { drawnKolam } from './drawn.ts';
import { kept } from './kept.ts';
import type { ShareImage } from './share-image.ts';

/** A share image and the name of its file, without the ending. */
export interface NamedShareImage extends ShareImage {
  readonly name: string;
}

/** How many images were drawn, and how many were taken from the cache. */
export interface ShareImageCounts {
  readonly made: number;
  readonly reused: number;
}

/** The files that decide how an image looks: a change of one draws all images again. */
const shapedBy = [
  'share-image.ts',
  'rasterise.ts',
  'fonts.ts',
  '../src/site/palette.ts',
  '../src/ui/fonts/bricolage-latin.woff2',
  '../src/ui/fonts/figtree-latin.woff2',
];

async function codeVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of shapedBy) hash.update(await readFile(new URL(file, import.meta.url)));
  return hash.digest('hex');
}

const keyOf = ({ title, kicker, seed }: ShareImage, version: string): string =>
  createHash('sha256')
    .update(JSON.stringify([version, title, kicker, kolamSvg(drawnKolam(seed))]))
    .digest('hex')
    .slice(0, 32);

/**
 * Writes `<name>.png` for every image of the list, drawing only those that the cache does not hold.
 * @returns how many were drawn and how many came from the cache
 */
export async function writeShareImages(
  list: readonly NamedShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<ShareImageCounts> {
  await mkdir(outDir, { recursive: true });
  const version = await codeVersion();
  let made = 0;
  for (const image of list) {
    const png = await kept(join(cacheDir, `${keyOf(image, version)}.png`), async () => {
      made += 1;
      // Loaded only when an image is drawn: it imports large packages.
      const { renderShareImage } = await import('./share-image.ts');
      return renderShareImage(image);
    });
    await writeFile(join(outDir, `${image.name}.png`), png);
  }
  return { made, reused: list.length - made };
}
