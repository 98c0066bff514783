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

/** What was done: how many images were drawn, and how many were found drawn already. */
export interface ShareImageCounts {
  readonly made: number;
  readonly reused: number;
}

/** Everything but the input that decides how an image looks: a change here draws all images anew. */
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
      // Loaded only when something is to be drawn: it brings a layout engine and a font tool with it.
      const { renderShareImage } = await import('./share-image.ts');
      return renderShareImage(image);
    });
    await writeFile(join(outDir, `${image.name}.png`), png);
  }
  return { made, reused: list.length - made };
}
