import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'kumbakonam',
  name: 'Kumbakonam',
  tamilName: 'கும்பகோணம்',
  spellings: ['Kudanthai', 'Kumbakonum'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['குடந்தை'],
  district: 'Thanjavur',
  latitude: 10.9617,
  longitude: 79.3881,
  pincode: '612001',
  population: '1,60,000+',
  changedOn: '2026-11-26',
  trades: {
    'metal-crafts': ['accounting-bookkeeping', 'gst-returns', 'iec-registration'],
    'silk-weaving': ['income-tax-filing', 'tds-tcs-returns', 'accounting-bookkeeping'],
    lodges: ['gst-notices', 'pf-esi-services'],
    'rice-mills': ['gst-returns', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['left', 301, 293],
      desk: ['right', 96, 251],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [96, 152], bearings: ['salem'] },
    },
    ta: {
      name: ['left', 301, 293],
      desk: ['right', 96, 251],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [85, 152], bearings: ['salem'] },
    },
  },
};
