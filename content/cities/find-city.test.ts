import { expect, test } from 'vitest';
import { findCity } from './find-city.ts';

test.each([
  ['Madurai', 'madurai'],
  ['  kovai ', 'coimbatore'],
  ['Ooty', 'nilgiris'],
  ['Trichy', 'tiruchirappalli'],
  ['மதுரை', 'madurai'],
  ['கோவை', 'coimbatore'],
  ['Melur', null],
  ['', null],
])('finds a city by each of its names: %j', (name, slug) => {
  expect(findCity(name)).toBe(slug);
});
