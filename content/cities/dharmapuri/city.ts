import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'dharmapuri',
  name: 'Dharmapuri',
  tamilName: 'தருமபுரி',
  spellings: ['Tharmapuri', 'Darmapuri'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['தர்மபுரி'],
  district: 'Dharmapuri',
  latitude: 12.1211,
  longitude: 78.1582,
  pincode: '636701',
  population: '68,000+',
  changedOn: '2026-11-26',
  trades: {
    'silk-reeling': ['gst-returns', 'accounting-bookkeeping'],
    quarries: ['gst-notices', 'pf-esi-services'],
    'vegetable-markets': ['income-tax-filing', 'gst-notices'],
    cane: ['tds-tcs-returns', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['left', 132, 153],
      leader: [186, 153, 136, 153],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-55, 42], bearings: [] },
    },
    ta: {
      name: ['left', 132, 153],
      leader: [186, 153, 136, 153],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-84, 42], bearings: [] },
    },
  },
};
