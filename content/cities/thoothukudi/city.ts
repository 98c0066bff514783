import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'thoothukudi',
  name: 'Thoothukudi',
  tamilName: 'தூத்துக்குடி',
  spellings: ['Tuticorin', 'Thoothukkudi', 'Thuthukudi', 'Tuthukudi', 'Tutukudi'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Thoothukudi',
  latitude: 8.7642,
  longitude: 78.1348,
  pincode: '628001',
  population: '4,00,000+',
  changedOn: '2026-11-26',
  trades: {
    'port-agents': ['gst-returns', 'accounting-bookkeeping', 'tds-tcs-returns'],
    salt: ['income-tax-filing', 'pf-esi-services', 'accounting-bookkeeping'],
    'seafood-export': ['iec-registration', 'gst-refunds', 'accounting-bookkeeping'],
    matches: ['gst-returns', 'pf-esi-services', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['right', 222, 489],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [59, 384], bearings: [] },
    },
    ta: {
      name: ['right', 222, 489],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [88, 384], bearings: [] },
    },
  },
};
