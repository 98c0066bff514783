import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawKolam } from '../src/site/kolam/kolam.ts';
import { kolamSvg } from '../src/site/kolam/svg.ts';
import { renderShareImage, type ShareImage } from './share-image.ts';

export { renderIcons } from './icons.ts';
export { renderShareImage } from './share-image.ts';

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
    .update(JSON.stringify([version, title, kicker, kolamSvg(drawKolam(seed))]))
    .digest('hex')
    .slice(0, 32);

const exists = async (path: string): Promise<boolean> => (await stat(path).catch(() => undefined)) !== undefined;

/**
 * Writes `<name>.png` for every image of the list, drawing only those that the cache does not hold.
 * @returns how many were drawn and how many came from the cache
 */
export async function writeShareImages(
  list: readonly NamedShareImage[],
  outDir: string,
  cacheDir: string,
): Promise<ShareImageCounts> {
  await Promise.all([mkdir(outDir, { recursive: true }), mkdir(cacheDir, { recursive: true })]);
  const version = await codeVersion();
  let made = 0;
  for (const image of list) {
    const cached = join(cacheDir, `${keyOf(image, version)}.png`);
    if (!(await exists(cached))) {
      await writeFile(cached, await renderShareImage(image));
      made += 1;
    }
    await copyFile(cached, join(outDir, `${image.name}.png`));
  }
  return { made, reused: list.length - made };
}
