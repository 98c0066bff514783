import { expect, test } from 'vitest';
import { sampleEdition } from '../../../tests/support/firms.ts';
import { listSearchedCities } from '../../pages/locations-page.tsx';
import { matchCities } from './match-cities.ts';

const cities = listSearchedCities(sampleEdition()).map((city) =>
  city.slug === 'salem'
    ? { ...city, pincode: '636001', areas: ['Shevapet', 'Old Town', 'Nelpet'] }
    : { ...city, pincode: '600000', areas: [] },
);

const slugs = (query: string) => matchCities(query, cities).map(({ city }) => city.slug);

test('nothing typed finds every city in its order', () => {
  expect(matchCities('', cities)).toEqual(cities.map((city) => ({ city, why: null })));
  expect(matchCities('   ', cities)).toHaveLength(cities.length);
});

test('a part of the name is enough, in any case', () => {
  expect(slugs('MADU')).toEqual(['madurai']);
  expect(slugs(' kudi ')).toEqual(['thoothukudi']);
});

test('the district finds its towns', () => {
  expect(slugs('virudhunagar')).toEqual(['sivakasi', 'srivilliputtur', 'rajapalayam', 'virudhunagar']);
  expect(slugs('coimb')).toEqual(['coimbatore', 'pollachi']);
});

test.each([
  ['trichy', 'tiruchirappalli', { kind: 'spelling', text: 'Trichy' }],
  ['kovai', 'coimbatore', { kind: 'spelling', text: 'Kovai' }],
  ['Tiruppur', 'tirupur', { kind: 'spelling', text: 'Tiruppur' }],
  ['comorin', 'kanyakumari', { kind: 'spelling', text: 'Cape Comorin' }],
  ['shev', 'salem', { kind: 'area', text: 'Shevapet' }],
  ['town', 'salem', { kind: 'area', text: 'Old Town' }],
  ['636001', 'salem', { kind: 'pincode', text: '636001' }],
])('%s finds %s and says why', (query, slug, why) => {
  expect(matchCities(query, cities)).toEqual([{ city: cities.find((city) => city.slug === slug), why }]);
});

test.each([
  ['கோயம்புத்தூர்', 'coimbatore', 'கோயம்புத்தூர்'],
  ['கோவை', 'coimbatore', 'கோவை'],
  ['உதகை', 'nilgiris', 'உதகை'],
  ['ஸ்ரீவி', 'srivilliputtur', 'ஸ்ரீவில்லிபுத்தூர்'],
  // Part of the official name.
  ['திருச்சி', 'tiruchirappalli', 'திருச்சிராப்பள்ளி'],
  ['ராமநாத', 'ramanathapuram', 'இராமநாதபுரம்'],
  // "In" the place.
  ['கோவையில்', 'coimbatore', 'கோவை'],
  ['கோயம்புத்தூரில்', 'coimbatore', 'கோயம்புத்தூர்'],
  ['சேலத்தில்', 'salem', 'சேலம்'],
  ['ஈரோட்டில்', 'erode', 'ஈரோடு'],
  ['திண்டுக்கல்லில்', 'dindigul', 'திண்டுக்கல்'],
  ['நாகர்கோவில்', 'nagercoil', 'நாகர்கோவில்'],
  ['நாகர்கோவிலில்', 'nagercoil', 'நாகர்கோவில்'],
])('%s finds %s', (query, slug, text) => {
  const found = [{ city: cities.find((city) => city.slug === slug), why: { kind: 'tamil', text } }];
  expect(matchCities(query, cities)).toEqual(found);
  // Some keyboards compose signs of two parts.
  expect(matchCities(` ${query.normalize('NFD')} `, cities)).toEqual(found);
});

test('finds every city by its Tamil names while typing', () => {
  for (const { slug, tamilNames } of cities)
    for (const name of tamilNames)
      for (let letters = 3; letters <= name.length; letters += 1)
        expect(slugs(name.slice(0, letters)), name.slice(0, letters)).toContain(slug);
});

test('ranks a match by name before others', () => {
  // Tirunelveli has it in its name; Salem has an area that begins with it.
  expect(matchCities('nel', cities).map(({ why }) => why !== null)).toEqual([false, true]);
});

test('looks for short texts at names and districts alone', () => {
  expect(matchCities('oo', cities).every(({ why }) => why === null)).toBe(true);
});

test.each([
  ['\u200bMadurai', 'madurai'],
  ['கோ\u200cவை', 'coimbatore'],
  ['Tri\u00adchy', 'tiruchirappalli'],
])('invisible characters in %j change nothing', (query, slug) => {
  expect(slugs(query)).toEqual([slug]);
});

test('finds nothing for an unknown text', () => {
  expect(matchCities('Atlantis', cities)).toEqual([]);
  expect(matchCities('.*', cities)).toEqual([]);
});
