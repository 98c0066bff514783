/** The pages made from data differ as the places do: `npm run check:unique` prints the figures. */
import { expect, test } from 'vitest';
import { builtPages } from '../build/built-pages.ts';
import { checkUnique, uniqueBounds, uniqueGroups } from '../build/unique.ts';

test('no two cities, and no service in two cities, say nearly the same', async () => {
  const groups = uniqueGroups(await builtPages());
  expect(groups.map((group) => group.pages.length)).toEqual(Array.from({ length: 12 }, () => 37));
  expect(uniqueBounds).toEqual({ cityServices: 0.6, cities: 0.45, words: 300 });
  expect(checkUnique(groups)).toEqual([]);
});
