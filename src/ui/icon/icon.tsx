import type { IconName } from '../../../content/icons.ts';

/**
 * A decorative line icon; the words beside it carry the meaning. The build puts the drawings that a page uses at its
 * end (`build/page-drawings.ts`); they are drawn in `icons.svg` by `build/icon-sprite.ts`.
 */
export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }) => (
  <svg width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`#icon-${name}`} />
  </svg>
);
