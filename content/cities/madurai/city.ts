import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'madurai',
  name: 'Madurai',
  tamilName: 'மதுரை',
  spellings: ['Mathurai'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Madurai',
  latitude: 9.9252,
  longitude: 78.1198,
  pincode: '625001',
  population: '14,00,000+',
  changedOn: '2026-11-26',
  trades: {
    'bazaar-shops': ['gst-returns', 'accounting-bookkeeping', 'income-tax-filing'],
    hospitals: ['income-tax-filing', 'pf-esi-services'],
    lodges: ['gst-returns', 'pf-esi-services', 'gst-notices'],
    'flower-markets': ['gst-notices', 'income-tax-filing', 'iec-registration'],
  },
  map: {
    en: {
      name: ['above', 246, 310],
      leader: [198, 356, 198, 336],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], thoothukudi: ['right', 209, 489] },
      phone: { at: [23, 249], bearings: [] },
    },
    ta: {
      name: ['above', 252, 304],
      leader: [198, 356, 198, 330],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], thoothukudi: ['right', 209, 489] },
      phone: { at: [23, 249], bearings: [] },
    },
  },
};
