import type { CitySlug } from '../../content/cities/index.ts';

/** The city of the office. */
export const officeCity = 'coimbatore' satisfies CitySlug;
