/** The files that the build makes of a photograph; their names hold the hash of the picture that they are made of. */
import type { Photo } from '../../content/site.ts';

/** The widths reach from the smallest phone to a desktop with fine pixels. */
const WIDTHS = [480, 800, 1200, 1800] as const;

const MAX_WIDTH = 1800;

export type PhotoFormat = 'avif' | 'webp';

/** Returns how wide the files of a photograph are, in pixels; none is wider than the photograph. */
export const photoWidths = ({ width }: Photo): readonly number[] => [
  ...WIDTHS.filter((each) => each < width && each < MAX_WIDTH),
  Math.min(width, MAX_WIDTH),
];

/** Returns the address of a file of a photograph. */
export const photoHref = ({ hash }: Photo, width: number, format: PhotoFormat): string =>
  `/assets/photo-${hash}-${width}.${format}`;

/** Returns the address of the photograph as it is shown where its page is shared: 1200 by 630 pixels, a JPEG. */
export const sharedPhoto = ({ hash }: Photo): string => `/assets/photo-${hash}-shared.jpg`;
