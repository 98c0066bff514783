import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'coimbatore',
  name: 'Coimbatore',
  tamilName: 'கோயம்புத்தூர்',
  spellings: ['Kovai', 'Covai', 'Koyambuthur', 'Koyamuthur', 'Coimbathur'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['கோவை', 'கோயமுத்தூர்', 'கோயம்பத்தூர்'],
  district: 'Coimbatore',
  latitude: 11.0168,
  longitude: 76.9558,
  pincode: '641001',
  population: '11,00,000+',
  changedOn: '2026-11-26',
  trades: {
    pumps: ['accounting-bookkeeping', 'gst-returns', 'udyam-registration'],
    'auto-components': ['gst-returns', 'pf-esi-services', 'gst-notices'],
    software: ['gst-refunds', 'company-registration', 'tds-tcs-returns'],
    hospitals: ['tds-tcs-returns', 'pf-esi-services', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['right', 106, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-63, 152], bearings: ['salem'] },
    },
    ta: {
      name: ['right', 106, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-36, 152], bearings: ['salem'] },
    },
  },
};
