/** Reads the owner's photographs: what they are and how large. What browsers get of them is made by the build. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import type { z } from 'zod';
import type { Photo } from '../content/site.ts';
import type { FirmFolder } from './firm-folder.ts';
import type { photoSchema } from './firm-schema.ts';

/** The folder of the photographs in the owner's folder. */
export const PHOTOS = 'photos';

/** Smaller ones would be blurred on a desktop. */
const MIN_WIDTH = 600;

const kinds: ReadonlySet<string | undefined> = new Set(['jpg', 'png', 'webp']);

/** Phones store a picture as the sensor saw it, and how it is to be turned; from 5 on it lies on its side. */
const FIRST_ON_ITS_SIDE = 5;

const measureSize = (bytes: Uint8Array) => {
  try {
    const { type, width, height, orientation = 1 } = imageSize(bytes);
    if (!kinds.has(type)) return null;
    return orientation < FIRST_ON_ITS_SIDE ? { width, height } : { width: height, height: width };
  } catch {
    return null;
  }
};

/**
 * Returns the reader of photographs in a folder.
 * @param folder the owner's folder
 * @param mistakes where it adds a line for each photograph that is not there or cannot be shown
 */
export const photoReader =
  ({ path, name }: FirmFolder, mistakes: string[]) =>
  (photo: z.infer<typeof photoSchema>, namedIn: string): Photo | null => {
    const place = join(path, PHOTOS, photo.file);
    const refuse = (what: string): null => {
      mistakes.push(`${name}/${PHOTOS}/${photo.file}: ${what}`);
      return null;
    };
    if (!existsSync(place)) return refuse(`there is no such file; ${namedIn} names it`);
    const bytes = readFileSync(place);
    const size = measureSize(bytes);
    if (!size) return refuse('is no picture that can be read; save it as JPEG, PNG or WebP');
    if (size.width < MIN_WIDTH)
      return refuse(
        `is ${size.width} pixels wide; it must have at least ${MIN_WIDTH}: use the picture as it was taken`,
      );
    return { ...photo, ...size, hash: createHash('sha256').update(bytes).digest('hex').slice(0, 16) };
  };
