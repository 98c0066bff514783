import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'virudhunagar',
  name: 'Virudhunagar',
  tamilName: 'விருதுநகர்',
  spellings: ['Virudunagar', 'Viruthunagar'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Virudhunagar',
  latitude: 9.5851,
  longitude: 77.9579,
  pincode: '626001',
  population: '72,000+',
  changedOn: '2026-11-26',
  trades: {
    'dried-goods': ['gst-notices', 'accounting-bookkeeping', 'tds-tcs-returns'],
    'dal-mills': ['gst-returns', 'udyam-registration'],
    fireworks: ['pf-esi-services', 'accounting-bookkeeping'],
    'plant-contractors': ['gst-registration', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['left', 100, 406],
      leader: [166, 406, 104, 406],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-87, 301], bearings: [] },
    },
    ta: {
      name: ['left', 100, 406],
      leader: [166, 406, 104, 406],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [-116, 313], bearings: [] },
    },
  },
};
