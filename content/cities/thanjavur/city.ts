import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'thanjavur',
  name: 'Thanjavur',
  tamilName: 'தஞ்சாவூர்',
  spellings: ['Tanjore', 'Thanjai', 'Tanjavur', 'Thanjavoor'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['தஞ்சை'],
  district: 'Thanjavur',
  latitude: 10.787,
  longitude: 79.1378,
  pincode: '613001',
  population: '2,20,000+',
  changedOn: '2026-11-26',
  trades: {
    'rice-mills': ['accounting-bookkeeping', 'gst-returns'],
    handcrafts: ['gst-registration', 'iec-registration'],
    hospitals: ['tds-tcs-returns', 'pf-esi-services'],
    'stored-crops': ['income-tax-filing', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['left', 276, 310],
      desk: ['right', 96, 251],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [89, 181], bearings: ['madurai', 'salem'] },
    },
    ta: {
      name: ['left', 276, 232],
      leader: [289, 273, 278, 257],
      desk: ['right', 96, 293],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [60, 181], bearings: ['madurai', 'salem'] },
    },
  },
};
