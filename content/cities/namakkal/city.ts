import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'namakkal',
  name: 'Namakkal',
  tamilName: 'நாமக்கல்',
  spellings: [],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Namakkal',
  latitude: 11.2189,
  longitude: 78.1674,
  pincode: '637001',
  population: '1,19,000+',
  changedOn: '2026-11-26',
  trades: {
    lorries: ['accounting-bookkeeping', 'tds-tcs-returns', 'gst-returns'],
    layers: ['income-tax-filing', 'accounting-bookkeeping'],
    'body-building': ['gst-refunds', 'gst-registration', 'pf-esi-services'],
    'borewell-rigs': ['gst-registration', 'gst-returns', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['below', 203, 287],
      desk: ['right', 96, 233],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [28, 138], bearings: [] },
    },
    ta: {
      name: ['below', 203, 287],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [58, 138], bearings: [] },
    },
  },
};
