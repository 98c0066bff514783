import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'cuddalore',
  name: 'Cuddalore',
  tamilName: 'கடலூர்',
  spellings: ['Kadalur', 'Kadaloor'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Cuddalore',
  latitude: 11.748,
  longitude: 79.7714,
  pincode: '607001',
  population: '1,70,000+',
  changedOn: '2026-11-26',
  trades: {
    'plant-contractors': ['pf-esi-services', 'income-tax-filing', 'tds-tcs-returns'],
    cashew: ['gst-returns', 'accounting-bookkeeping', 'iec-registration'],
    'chemical-plants': ['gst-notices', 'gst-refunds', 'accounting-bookkeeping'],
    fishing: ['accounting-bookkeeping', 'company-registration', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['right', 383, 190],
      desk: ['right', 96, 269],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [220, 85], bearings: [] },
    },
    ta: {
      name: ['right', 383, 190],
      desk: ['right', 96, 269],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [249, 85], bearings: [] },
    },
  },
};
