import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'hosur',
  name: 'Hosur',
  tamilName: 'ஓசூர்',
  spellings: ['Osur'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['ஒசூர்'],
  district: 'Krishnagiri',
  latitude: 12.7409,
  longitude: 77.8253,
  pincode: '635109',
  population: '2,40,000+',
  changedOn: '2026-11-26',
  trades: {
    'auto-components': ['gst-returns', 'gst-notices', 'pf-esi-services'],
    'machine-shops': ['udyam-registration', 'tds-tcs-returns', 'accounting-bookkeeping'],
    lorries: ['gst-returns', 'income-tax-filing'],
    greenhouses: ['income-tax-filing', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['left', 135, 91],
      leader: [153, 91, 139, 91],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-52, -20], bearings: [] },
    },
    ta: {
      name: ['left', 135, 91],
      leader: [153, 91, 139, 91],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-81, -20], bearings: [] },
    },
  },
};
