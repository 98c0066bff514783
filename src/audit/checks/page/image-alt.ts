import type { PageCheck } from '../check.ts';

/** A person who cannot see an image needs its text; every image without one counts. */
export const imageAlt = {
  id: 'image-alt',
  looksAt: 'the text alternatives of images',
  run: ({ images }) =>
    images.withoutAlt.map((source) => ({
      message: `Image without alt text: ${source}`,
      recommendation: 'Give every image alt text, an empty one if it is decoration',
    })),
} as const satisfies PageCheck;
