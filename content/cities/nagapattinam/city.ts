import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'nagapattinam',
  name: 'Nagapattinam',
  tamilName: 'நாகப்பட்டினம்',
  spellings: ['Nagai', 'Nagappattinam'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['நாகை'],
  district: 'Nagapattinam',
  latitude: 10.7672,
  longitude: 79.8449,
  pincode: '611001',
  population: '1,02,000+',
  changedOn: '2026-11-26',
  trades: {
    fishing: ['accounting-bookkeeping', 'udyam-registration', 'income-tax-filing'],
    lodges: ['gst-returns', 'gst-notices'],
    fabrication: ['tds-tcs-returns', 'pf-esi-services'],
    'rice-mills': ['accounting-bookkeeping', 'gst-returns'],
  },
  map: {
    en: {
      name: ['right', 390, 288],
      desk: ['right', 96, 251],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [227, 153], bearings: [] },
    },
    ta: {
      name: ['right', 390, 288],
      desk: ['right', 96, 251],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [256, 153], bearings: [] },
    },
  },
};
