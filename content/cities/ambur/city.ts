import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'ambur',
  name: 'Ambur',
  tamilName: 'ஆம்பூர்',
  spellings: ['Aambur'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Tirupathur',
  latitude: 12.7904,
  longitude: 78.7166,
  pincode: '635802',
  population: '1,10,000+',
  changedOn: '2026-11-26',
  trades: {
    footwear: ['gst-refunds', 'pf-esi-services', 'accounting-bookkeeping'],
    tanneries: ['gst-returns', 'gst-notices', 'company-registration'],
    'machine-shops': ['accounting-bookkeeping', 'udyam-registration', 'tds-tcs-returns'],
    restaurants: ['gst-returns', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['left', 235, 56],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [48, -25], bearings: [] },
    },
    ta: {
      name: ['left', 235, 56],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [19, -25], bearings: [] },
    },
  },
};
