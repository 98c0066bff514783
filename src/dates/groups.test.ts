import { expect, test } from 'vitest';
import { weekday } from '../../content/weekdays.ts';
import { addDays } from './days.ts';
import { groupOf, sixWeeks } from './groups.ts';

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

test.each([
  // A Monday.
  ['2026-11-23', '2026-11-23', 'week'],
  ['2026-11-23', '2026-11-29', 'week'],
  ['2026-11-23', '2026-11-30', 'month'],
  ['2026-11-23', '2026-12-01', 'next'],
  ['2026-11-23', '2026-12-31', 'next'],
  ['2026-11-23', '2027-01-01', 'later'],
  // A week goes on into the next month.
  ['2026-11-30', '2026-12-06', 'week'],
  ['2026-12-15', '2027-01-20', 'next'],
] as const)('seen from %s, %s is in the group "%s"', (today, on, group) => {
  expect(groupOf(on, today)).toBe(group);
});
