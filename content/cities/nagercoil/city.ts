import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'nagercoil',
  name: 'Nagercoil',
  tamilName: 'நாகர்கோவில்',
  spellings: ['Nagarkovil', 'Nagarkoil', 'Nagerkovil'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['நாகர்கோயில்'],
  district: 'Kanyakumari',
  latitude: 8.1833,
  longitude: 77.4119,
  pincode: '629001',
  population: '2,20,000+',
  changedOn: '2026-11-26',
  trades: {
    'bazaar-shops': ['gst-returns', 'tds-tcs-returns'],
    hospitals: ['tds-tcs-returns', 'pf-esi-services'],
    'spice-estates': ['income-tax-filing', 'gst-registration'],
    jewellery: ['accounting-bookkeeping', 'iec-registration'],
  },
  map: {
    en: {
      name: ['left', 95, 547],
      leader: [113, 547, 99, 547],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-92, 442], bearings: [] },
    },
    ta: {
      name: ['left', 95, 547],
      leader: [113, 547, 99, 547],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-121, 442], bearings: [] },
    },
  },
};
