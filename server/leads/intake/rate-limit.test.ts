import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyTest } from '../../../tests/support/property-test.ts';
import { createLimiter, WINDOW } from './limits.ts';

propertyTest(
  'no window ever takes more than twice the limit, and a fresh key takes the whole limit at once',
  [fc.integer({ min: 1, max: 50 }), fc.array(fc.integer({ min: 0, max: WINDOW }), { maxLength: 300 })],
  (count, times) => {
    const limiter = createLimiter(count);
    const taken = times.sort((a, b) => a - b).filter((time) => limiter('k', time) === 0);
    expect(taken.length).toBeLessThanOrEqual(2 * count);
    expect(taken.length).toBeGreaterThanOrEqual(Math.min(count, times.length));
  },
);

test('returns a wait that is long enough', () => {
  const limiter = createLimiter(2);
  expect([limiter('k', 0), limiter('k', 0)]).toEqual([0, 0]);
  const wait = limiter('k', 0);
  expect(wait).toBeGreaterThan(0);
  expect(limiter('k', wait)).toBe(0);
  expect(limiter('other', 0)).toBe(0);
});

test('lets nobody wait for a clock set back', () => {
  const limiter = createLimiter(2);
  const now = 100 * WINDOW;
  expect([limiter('k', now), limiter('k', now)]).toEqual([0, 0]);
  expect(limiter('k', now)).toBeGreaterThan(0);
  expect(limiter('k', now - 50 * WINDOW)).toBe(0);
  expect(limiter('k', now)).toBe(0);
});
