import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'krishnagiri',
  name: 'Krishnagiri',
  tamilName: 'கிருஷ்ணகிரி',
  spellings: [],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Krishnagiri',
  latitude: 12.5186,
  longitude: 78.2137,
  pincode: '635001',
  population: '71,000+',
  changedOn: '2026-11-26',
  trades: {
    'fruit-pulp': ['gst-refunds', 'accounting-bookkeeping', 'pf-esi-services'],
    quarries: ['gst-notices', 'iec-registration'],
    'cloth-trade': ['gst-returns', 'income-tax-filing'],
    'auto-components': ['company-registration', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['above', 208, 33],
      leader: [208, 97, 208, 59],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [51, -1], bearings: ['chennai', 'salem'] },
    },
    ta: {
      name: ['left', 132, 113],
      leader: [192, 113, 136, 113],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-84, -22], bearings: [] },
    },
  },
};
