import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'pollachi',
  name: 'Pollachi',
  tamilName: 'பொள்ளாச்சி',
  spellings: ['Polachi'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Coimbatore',
  latitude: 10.6609,
  longitude: 77.0048,
  pincode: '642001',
  population: '90,000+',
  changedOn: '2026-11-26',
  trades: {
    coir: ['iec-registration', 'gst-refunds', 'accounting-bookkeeping'],
    'copra-oil': ['income-tax-filing', 'gst-notices', 'gst-returns'],
    hotels: ['gst-registration', 'income-tax-filing'],
    'cotton-weaving': ['udyam-registration', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['right', 111, 299],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-58, 188], bearings: ['madurai', 'salem'] },
    },
    ta: {
      name: ['right', 111, 299],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-33, 188], bearings: ['madurai', 'salem'] },
    },
  },
};
