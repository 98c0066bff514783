import type { IconName } from '../../../content/icons.ts';
import sprite from './icons.svg?url';

/** A decorative line icon; the words beside it carry the meaning. Drawn in `icons.svg` by `build/client-icons.ts`. */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${sprite}#${name}`} />
  </svg>
);
