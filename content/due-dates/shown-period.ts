import type { Due } from './dues/en.ts';

/** Returns the period that a reader is told of a due date; `null` where it says nothing. */
export const shownPeriod = ({ periodShown }: Pick<Due, 'periodShown'>, period: string): string | null => {
  if (!periodShown) return period;
  switch (periodShown) {
    case 'year':
      // A quarter begins with the name of its financial year: "2026-27-q3".
      return period.slice(0, '2026-27'.length);
    case 'none':
      return null;
  }
};
