import { expect, test } from 'vitest';
import { cityIndex } from '../../../content/city-index.ts';
import { matchCities } from './match-cities.ts';

const slugs = (query: string) => matchCities(query).map((city) => city.slug);

test('nothing typed finds every city in its order', () => {
  expect(matchCities('')).toEqual(cityIndex);
  expect(matchCities('   ')).toEqual(cityIndex);
});

test('a part of the name is enough, in any case', () => {
  expect(slugs('MADU')).toEqual(['madurai']);
  expect(slugs(' kudi ')).toEqual(['thoothukudi']);
});

test('the district finds its towns', () => {
  expect(slugs('virudhunagar')).toEqual(['sivakasi', 'srivilliputtur', 'rajapalayam', 'virudhunagar']);
  expect(slugs('coimb')).toEqual(['coimbatore', 'pollachi']);
});

test('what no city has finds none', () => {
  expect(matchCities('Atlantis')).toEqual([]);
  expect(matchCities('.*')).toEqual([]);
});
