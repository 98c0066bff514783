/** Makes what browsers get of the owner's photographs: several widths in two formats, without what the camera noted. */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FirmFolder } from '../config/firm-folder.ts';
import { PHOTOS } from '../config/photos.ts';
import type { Site } from '../content/site.ts';
import { type PhotoFormat, photoHref, photoWidths, sharedPhoto } from '../src/addresses/photo-files.ts';
import { fileCache } from './file-cache.ts';

/** The settings of each format; a change of them makes all files again. */
const recipe = { avif: { quality: 52 }, webp: { quality: 76 }, jpeg: { quality: 82, mozjpeg: true } } as const;

/** The size of a shared picture in pixels. */
const SHARED = { width: 1200, height: 630 } as const;

const formats: readonly PhotoFormat[] = ['avif', 'webp'];

/**
 * Returns the files of the owner's photographs by their names on the site.
 * @param cache where builds keep what they have made
 */
export const photoFiles = async (
  { path }: FirmFolder,
  site: Site,
  cache: string,
): Promise<ReadonlyMap<string, Uint8Array>> => {
  const ofPosts = site.ownPosts.flatMap(({ image }) => image ?? []);
  const { photos: ofFirm, team } = site.people;
  const all = [...ofFirm, ...team.flatMap(({ photo }) => photo ?? []), ...ofPosts];
  // The same picture may stand in several places.
  const photos = [...new Map(all.map((photo) => [photo.hash, photo])).values()];
  if (photos.length === 0) return new Map();
  // The package is large, so only a photograph loads it.
  const { default: sharp } = await import('sharp');
  const cached = async (href: string, make: () => Promise<Uint8Array>): Promise<readonly [string, Uint8Array]> => {
    const name = href.slice(1);
    const key = createHash('sha256')
      .update(JSON.stringify([name, recipe, sharp.versions]))
      .digest('hex')
      .slice(0, 32);
    return [name, await fileCache(join(cache, key), make)];
  };
  const made = photos.flatMap((photo) => {
    // It is turned as it was taken; place, camera and thumbnail are left out.
    const picture = () => sharp(join(path, PHOTOS, photo.file)).autoOrient();
    return [
      ...photoWidths(photo).flatMap((width) =>
        formats.map((format) =>
          cached(photoHref(photo, width, format), () =>
            picture().resize({ width }).toFormat(format, recipe[format]).toBuffer(),
          ),
        ),
      ),
      ...(ofPosts.includes(photo)
        ? [
            cached(sharedPhoto(photo), () =>
              picture()
                .resize({ ...SHARED, fit: 'cover', position: 'attention' })
                .flatten({ background: '#ffffff' })
                .jpeg(recipe.jpeg)
                .toBuffer(),
            ),
          ]
        : []),
    ];
  });
  return new Map(await Promise.all(made));
};
