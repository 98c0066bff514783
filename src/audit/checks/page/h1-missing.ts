import type { PageCheck } from '../check.ts';

/** The main heading says what the page is about. */
export const h1Missing = {
  id: 'h1-missing',
  looksAt: 'the main heading',
  run: ({ headings }) =>
    headings.some(({ level }) => level === 1)
      ? []
      : [{ message: 'There is no H1 heading', recommendation: 'Give the page one H1 heading' }],
} as const satisfies PageCheck;
