import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'salem',
  name: 'Salem',
  tamilName: 'சேலம்',
  spellings: ['Selam'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Salem',
  latitude: 11.6643,
  longitude: 78.146,
  pincode: '636001',
  population: '9,00,000+',
  changedOn: '2026-11-26',
  trades: {
    jewellery: ['accounting-bookkeeping', 'gst-notices', 'udyam-registration'],
    sago: ['accounting-bookkeeping', 'pf-esi-services', 'income-tax-filing'],
    'steel-scrap': ['gst-notices', 'tds-tcs-returns', 'gst-returns'],
    'grocery-wholesale': ['gst-returns', 'gst-registration'],
  },
  map: {
    en: {
      name: ['below', 207, 267],
      leader: [201, 215, 201, 241],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [56, 94], bearings: [] },
    },
    ta: {
      name: ['below', 201, 279],
      leader: [201, 215, 201, 253],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [56, 103], bearings: [] },
    },
  },
};
