import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'rajapalayam',
  name: 'Rajapalayam',
  tamilName: 'இராஜபாளையம்',
  spellings: ['Rajapalaiyam', 'Rajapalyam'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['ராஜபாளையம்'],
  district: 'Virudhunagar',
  latitude: 9.4529,
  longitude: 77.5533,
  pincode: '626117',
  population: '1,30,000+',
  changedOn: '2026-11-26',
  trades: {
    'spinning-mills': ['gst-returns', 'accounting-bookkeeping'],
    'power-looms': ['gst-returns', 'iec-registration'],
    'stitching-units': ['pf-esi-services', 'udyam-registration'],
    'wind-farms': ['income-tax-filing', 'company-registration'],
  },
  map: {
    en: {
      name: ['left', 103, 420],
      leader: [127, 420, 107, 420],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-84, 315], bearings: [] },
    },
    ta: {
      name: ['left', 103, 420],
      leader: [127, 420, 107, 420],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [-113, 315], bearings: [] },
    },
  },
};
