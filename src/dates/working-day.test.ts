import { expect, test } from 'vitest';
import { countsUntil } from './working-day.ts';

test.each([
  ['a working day', '2026-12-15', '2026-12-15'],
  ['a Saturday', '2026-10-31', '2026-10-31'],
  ['a Sunday', '2027-01-31', '2027-02-01'],
  ['a holiday', '2026-08-15', '2026-08-17'],
] as const)('of %s %s: direct taxes count until %s, others until the day itself', (_, on, until) => {
  expect(countsUntil(on, true)).toBe(until);
  expect(countsUntil(on, false)).toBe(on);
});
