import { expect, test } from 'vitest';
import { weekday } from '../../content/weekdays.ts';
import { addDays } from './days.ts';
import { sixWeeks } from './six-weeks.ts';

test.each(['2026-11-16', '2026-11-22', '2028-02-29', '2026-12-31'])(
  'six weeks around %s begin on its Monday',
  (today) => {
    const days = sixWeeks(today);
    expect(days).toHaveLength(42);
    expect(weekday(days[0] ?? '')).toBe('Monday');
    expect(days.slice(0, 7)).toContain(today);
    expect(days.at(-1)).toBe(addDays(days[0] ?? '', 41));
  },
);
