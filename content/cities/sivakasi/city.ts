import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'sivakasi',
  name: 'Sivakasi',
  tamilName: 'சிவகாசி',
  spellings: ['Shivakasi'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Virudhunagar',
  latitude: 9.4533,
  longitude: 77.8024,
  pincode: '626123',
  population: '2,30,000+',
  changedOn: '2026-11-26',
  trades: {
    fireworks: ['accounting-bookkeeping', 'pf-esi-services', 'income-tax-filing'],
    printing: ['gst-returns', 'udyam-registration', 'iec-registration'],
    'chemical-dealers': ['gst-returns', 'gst-notices'],
    'bazaar-shops': ['gst-registration', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['left', 103, 420],
      leader: [151, 420, 107, 420],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-84, 315], bearings: [] },
    },
    ta: {
      name: ['left', 103, 420],
      leader: [151, 420, 107, 420],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [-113, 315], bearings: [] },
    },
  },
};
