import type { PageCheck } from '../check.ts';

/** A page without a title has no name in search results and tabs. */
export const titleMissing = {
  id: 'title-missing',
  looksAt: 'the title element',
  run: ({ head }) =>
    head.title === ''
      ? [{ message: 'Title is missing', recommendation: 'Give the page a title of 30 to 60 characters' }]
      : [],
} as const satisfies PageCheck;
