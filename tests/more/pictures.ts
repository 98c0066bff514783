/** Pictures of the site and the accepted ones in `tests/visual/`; `npm run test:more -- accept` accepts what is there now. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';
import { expect } from 'vitest';

const tests = dirname(import.meta.dirname);
const accepted = join(tests, 'visual');
const failed = join(dirname(tests), 'test-results');
const accepting = process.env.ACCEPT_VISUAL === '1';

/** The share of pixels that may differ, by how much a pixel must differ to count, and how many rows may be missing. */
const TOLERANCE = 0.01;
const PIXEL_THRESHOLD = 0.25;
const ROWS = 4;

/**
 * The colours of an accepted picture: those of at least a thousandth of it as they are, the edges of letters in 16 values,
 * which halves its size and is far below the threshold.
 */
const COMMON = 0.001;
const STEP = 17;

/** The pixels of a picture, four bytes each. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

const readPixels = async (picture: Buffer | string): Promise<Pixels> => {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
};

const shrink = async (bytes: Buffer): Promise<Buffer> => {
  const { width, height, data } = await readPixels(bytes);
  const counts = new Map<number, number>();
  for (let at = 0; at < data.length; at += 4) {
    const colour = data.readUInt32BE(at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  for (let at = 0; at < data.length; at += 4) {
    if ((counts.get(data.readUInt32BE(at)) ?? 0) >= (COMMON * data.length) / 4) continue;
    for (let channel = at; channel < at + 3; channel += 1)
      data[channel] = Math.round((data[channel] ?? 0) / STEP) * STEP;
  }
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
};

const write = (folder: string, name: string, bytes: Buffer): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
};

/** Returns the share of pixels that differ, 0 to 1; all of them when the pictures are not of one size. */
const compare = (now: Pixels, then: Pixels): number => {
  if (now.width !== then.width || Math.abs(now.height - then.height) > ROWS) return 1;
  const height = Math.min(now.height, then.height);
  const cut = (image: Pixels): Uint8Array => image.data.subarray(0, image.width * height * 4);
  const count = pixelmatch(cut(now), cut(then), undefined, now.width, height, { threshold: PIXEL_THRESHOLD });
  return count / (now.width * height);
};

/**
 * Fails when a picture differs from the accepted one; what was seen is then in `test-results/`.
 * @param name the name of the picture's file
 */
export const expectPicture = async (name: string, bytes: Buffer): Promise<void> => {
  if (accepting) {
    write(accepted, name, await shrink(bytes));
    return;
  }
  const share = compare(await readPixels(bytes), await readPixels(join(accepted, name)));
  if (share > TOLERANCE) write(failed, name, bytes);
  expect(share, `share of pixels of ${name} that differ; what was seen is in test-results/`).toBeLessThanOrEqual(
    TOLERANCE,
  );
};
