import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'tirunelveli',
  name: 'Tirunelveli',
  tamilName: 'திருநெல்வேலி',
  spellings: ['Nellai', 'Thirunelveli', 'Tinnevelly'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['நெல்லை'],
  district: 'Tirunelveli',
  latitude: 8.7292,
  longitude: 77.7081,
  pincode: '627001',
  population: '4,00,000+',
  changedOn: '2026-11-26',
  trades: {
    sweets: ['gst-registration', 'company-registration'],
    lorries: ['gst-returns', 'tds-tcs-returns'],
    colleges: ['pf-esi-services', 'income-tax-filing'],
    'wind-farms': ['accounting-bookkeeping', 'gst-notices'],
  },
  map: {
    en: {
      name: ['right', 210, 492],
      leader: [174, 492, 206, 492],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [47, 387], bearings: [] },
    },
    ta: {
      name: ['right', 210, 492],
      leader: [174, 492, 206, 492],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [79, 387], bearings: [] },
    },
  },
};
