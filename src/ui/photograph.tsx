import type { Photo } from '../../content/site.ts';
import { type PhotoFormat, photoHref, photoWidths } from '../addresses/photo-files.ts';

const listSources = (photo: Photo, format: PhotoFormat): string =>
  photoWidths(photo)
    .map((width) => `${photoHref(photo, width, format)} ${width}w`)
    .join(', ');

interface PhotographProps {
  readonly photo: Photo;
  /** The width at which it is shown, in the syntax of the attribute `sizes`. */
  readonly sizes: string;
  readonly className?: string | undefined;
}

/** Shows a photograph of the owner, in the format and size that a browser asks for, once it comes near. */
export const Photograph = ({ photo, sizes, className }: PhotographProps) => (
  <picture>
    <source type="image/avif" srcSet={listSources(photo, 'avif')} sizes={sizes} />
    <img
      src={photoHref(photo, photoWidths(photo).at(-1) ?? photo.width, 'webp')}
      srcSet={listSources(photo, 'webp')}
      sizes={sizes}
      width={photo.width}
      height={photo.height}
      alt={photo.shows}
      loading="lazy"
      decoding="async"
      className={className}
    />
  </picture>
);
