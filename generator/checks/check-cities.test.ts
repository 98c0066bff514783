import { describe, expect, test } from 'vitest';
import { allCities, type CityEntry } from '../../content/cities/index.ts';
import { sampleEdition } from '../../tests/support/firms.ts';
import { checkCity, cityMistakes } from './check-cities.ts';

const site = sampleEdition();
const ambur = allCities.find(({ slug }) => slug === 'ambur') as CityEntry;
const files = new Set(['ambur/city.ts', 'ambur/en.ts', 'ambur/ta.ts']);

describe('the check of cities', () => {
  test('accepts every folder as it stands', async () => {
    expect(await cityMistakes(site)).toEqual([]);
  });

  test('wants a text for each service of the city', async () => {
    expect(await checkCity(site, { ...ambur, services: ['gst-returns'] }, files)).toContain(
      'ambur/en.ts: services: iec-registration is not expected, services of ambur/city.ts does not name it',
    );
  });

  test('wants Tamil words exactly for cities with Tamil names', async () => {
    const { tamilName: _, ...english } = ambur;
    expect(await checkCity(site, english, files)).toEqual([
      'ambur/city.ts: tamilName is missing, there is ambur/ta.ts',
    ]);
    expect(await checkCity(site, ambur, new Set(['ambur/en.ts']))).toEqual([
      'ambur/ta.ts: is missing, ambur/city.ts has a tamilName',
    ]);
  });

  test('names the file of a city without English words', async () => {
    expect(await checkCity(site, ambur, new Set(['ambur/ta.ts']))).toEqual(['ambur/en.ts: is missing']);
  });
});
