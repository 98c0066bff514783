import { expect, test } from 'vitest';
import { cityFacts } from '../../content/cities/index.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { placeData } from '../seo/city-data.ts';
import { direction, distance } from './geo.ts';

test('measures Coimbatore to Chennai like an atlas', () => {
  expect(Math.abs(distance(cityFacts.coimbatore, cityFacts.chennai) - 428)).toBeLessThan(5);
});

test.each([
  ['chennai', 'north-east'],
  ['kanyakumari', 'south'],
  ['nilgiris', 'north-west'],
  ['erode', 'north-east'],
  ['pollachi', 'south'],
] as const)('%s lies %s of Coimbatore', (city, expected) => {
  expect(direction(cityFacts.coimbatore, cityFacts[city])).toBe(expected);
});

test('neighbours come nearest first, without the city itself', () => {
  const near = placeData(sampleEdition(), 'sivakasi').near;
  expect(near.map((entry) => entry.city)).not.toContain('sivakasi');
  expect(near.map((entry) => entry.km)).toEqual(near.map((entry) => entry.km).toSorted((a, b) => a - b));
  expect(near.map((entry) => entry.city)).toContain('virudhunagar');
});
