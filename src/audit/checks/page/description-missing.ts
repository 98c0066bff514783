import type { PageCheck } from '../check.ts';

/** Without a description a search engine picks any sentence of the page. */
export const descriptionMissing = {
  id: 'description-missing',
  looksAt: 'the meta description',
  run: ({ head }) =>
    head.description === ''
      ? [{ message: 'Description is missing', recommendation: 'Give the page a description of 120 to 160 characters' }]
      : [],
} as const satisfies PageCheck;
