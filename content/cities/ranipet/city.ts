import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'ranipet',
  name: 'Ranipet',
  tamilName: 'இராணிப்பேட்டை',
  spellings: ['Ranipettai'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['ராணிப்பேட்டை'],
  district: 'Ranipet',
  latitude: 12.9273,
  longitude: 79.3333,
  pincode: '632401',
  population: '50,000+',
  changedOn: '2026-11-26',
  trades: {
    tanneries: ['gst-refunds', 'accounting-bookkeeping'],
    fabrication: ['gst-returns', 'tds-tcs-returns'],
    'chemical-plants': ['gst-notices', 'pf-esi-services'],
    refractories: ['accounting-bookkeeping', 'iec-registration'],
  },
  map: {
    en: {
      name: ['left', 296, 30],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [109, -33], bearings: ['chennai'] },
    },
    ta: {
      name: ['left', 296, 30],
      desk: ['right', 96, 263],
      bearings: { chennai: ['right', 419, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [66, -33], bearings: [] },
    },
  },
};
