import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'theni',
  name: 'Theni',
  tamilName: 'தேனி',
  spellings: ['Teni'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Theni',
  latitude: 10.0104,
  longitude: 77.4768,
  pincode: '625531',
  population: '94,000+',
  changedOn: '2026-11-26',
  trades: {
    'spice-estates': ['gst-returns', 'income-tax-filing'],
    'standing-crops': ['accounting-bookkeeping', 'iec-registration'],
    'spinning-mills': ['pf-esi-services', 'tds-tcs-returns'],
    'cotton-weaving': ['accounting-bookkeeping', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['left', 107, 370],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-80, 253], bearings: ['tiruchirappalli'] },
    },
    ta: {
      name: ['left', 107, 370],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [-109, 253], bearings: [] },
    },
  },
};
