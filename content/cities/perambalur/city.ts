import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'perambalur',
  name: 'Perambalur',
  tamilName: 'பெரம்பலூர்',
  spellings: ['Perambaloor'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Perambalur',
  latitude: 11.2342,
  longitude: 78.8807,
  pincode: '621212',
  population: '49,000+',
  changedOn: '2026-11-26',
  trades: {
    'stored-crops': ['accounting-bookkeeping', 'company-registration'],
    'plant-contractors': ['gst-registration', 'pf-esi-services', 'tds-tcs-returns'],
    footwear: ['pf-esi-services', 'iec-registration'],
    colleges: ['income-tax-filing', 'tds-tcs-returns'],
  },
  map: {
    en: {
      name: ['below', 273, 286],
      desk: ['right', 96, 275],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [92, 137], bearings: ['salem'] },
    },
    ta: {
      name: ['below', 261, 286],
      desk: ['right', 96, 233],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [92, 137], bearings: ['salem'] },
    },
  },
};
