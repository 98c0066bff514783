import { expect, test } from 'vitest';
import { warnOfOtherState } from './other-state.ts';

test.each(['Tamil Nadu', 'tamilnadu', 'TN', 'தமிழ்நாடு'])(
  'takes %s for the state that the website is written for',
  (region) => {
    expect(warnOfOtherState(region)).toBeNull();
  },
);

test('says what would be wrong for an office in another state', () => {
  expect(warnOfOtherState('Karnataka')).toMatch(/^This website is written for Tamil Nadu, .*Karnataka/);
});
