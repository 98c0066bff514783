import { expect, test } from 'vitest';
import { warnOfOtherState } from './other-state.ts';

test.each(['Tamil Nadu', 'tamilnadu', 'TN', 'தமிழ்நாடு'])("takes %s for the state of the website's texts", (region) => {
  expect(warnOfOtherState(region)).toBeNull();
});

test('names what would be wrong in another state', () => {
  expect(warnOfOtherState('Karnataka')).toMatch(/^This website is written for Tamil Nadu, .*Karnataka/);
});
