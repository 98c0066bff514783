import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'ramanathapuram',
  name: 'Ramanathapuram',
  tamilName: 'இராமநாதபுரம்',
  spellings: ['Ramnad', 'Ramanadhapuram'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['ராமநாதபுரம்', 'ராம்நாடு'],
  district: 'Ramanathapuram',
  latitude: 9.3639,
  longitude: 78.8395,
  pincode: '623501',
  population: '61,000+',
  changedOn: '2026-11-26',
  trades: {
    fishing: ['gst-notices', 'accounting-bookkeeping'],
    'dried-goods': ['gst-registration', 'iec-registration'],
    lodges: ['gst-returns', 'income-tax-filing'],
    'plant-contractors': ['pf-esi-services', 'tds-tcs-returns'],
  },
  map: {
    en: {
      name: ['right', 297, 399],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 360], salem: ['right', 210, 199] },
      phone: { at: [146, 324], bearings: ['madurai'] },
    },
    ta: {
      name: ['right', 297, 399],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 360], salem: ['right', 210, 199] },
      phone: { at: [163, 324], bearings: ['madurai'] },
    },
  },
};
