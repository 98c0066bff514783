import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'vellore',
  name: 'Vellore',
  tamilName: 'வேலூர்',
  spellings: ['Velur', 'Vellur'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Vellore',
  latitude: 12.9165,
  longitude: 79.1325,
  pincode: '632001',
  population: '4,00,000+',
  changedOn: '2026-11-26',
  trades: {
    hospitals: ['tds-tcs-returns', 'income-tax-filing'],
    lodges: ['gst-registration', 'gst-returns'],
    tanneries: ['gst-notices', 'gst-refunds', 'company-registration'],
    matches: ['pf-esi-services', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['left', 276, 31],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [89, -32], bearings: ['chennai'] },
    },
    ta: {
      name: ['left', 276, 31],
      desk: ['right', 96, 263],
      bearings: { chennai: ['right', 419, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [60, -32], bearings: [] },
    },
  },
};
