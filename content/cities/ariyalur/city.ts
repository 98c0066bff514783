import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'ariyalur',
  name: 'Ariyalur',
  tamilName: 'அரியலூர்',
  spellings: [],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Ariyalur',
  latitude: 11.1401,
  longitude: 79.0786,
  pincode: '621704',
  population: '28,000+',
  changedOn: '2026-11-26',
  trades: {
    'plant-contractors': ['pf-esi-services', 'gst-notices', 'gst-returns'],
    lorries: ['tds-tcs-returns', 'gst-returns', 'accounting-bookkeeping'],
    fabrication: ['accounting-bookkeeping', 'udyam-registration'],
    cashew: ['gst-returns', 'pf-esi-services'],
  },
  map: {
    en: {
      name: ['left', 271, 227],
      desk: ['right', 96, 275],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 193] },
      phone: { at: [84, 146], bearings: ['salem'] },
    },
    ta: {
      name: ['left', 271, 227],
      desk: ['right', 96, 275],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 193] },
      phone: { at: [55, 146], bearings: ['salem'] },
    },
  },
};
