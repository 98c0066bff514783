import type { PageCheck } from '../check.ts';

/** Two main headings name two subjects. */
export const h1Many = {
  id: 'h1-many',
  looksAt: 'the number of main headings',
  run: ({ headings }) => {
    const count = headings.filter(({ level }) => level === 1).length;
    return count > 1
      ? [{ message: `There are ${count} H1 headings`, recommendation: 'Keep one H1 heading and make the others H2' }]
      : [];
  },
} as const satisfies PageCheck;
