import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'karur',
  name: 'Karur',
  tamilName: 'கரூர்',
  spellings: ['Karoor'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Karur',
  latitude: 10.9601,
  longitude: 78.0766,
  pincode: '639001',
  population: '2,30,000+',
  changedOn: '2026-11-26',
  trades: {
    'textile-export': ['gst-refunds', 'tds-tcs-returns', 'iec-registration'],
    'body-building': ['gst-notices', 'gst-returns', 'accounting-bookkeeping'],
    'paper-suppliers': ['gst-returns', 'gst-notices', 'accounting-bookkeeping'],
    cane: ['accounting-bookkeeping', 'tds-tcs-returns', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['above', 194, 225],
      desk: ['right', 96, 293],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [19, 152], bearings: [] },
    },
    ta: {
      name: ['above', 194, 225],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [19, 152], desk: ['right', 25, 287], bearings: [] },
    },
  },
};
