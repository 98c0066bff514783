import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'nilgiris',
  name: 'Nilgiris',
  tamilName: 'நீலகிரி',
  spellings: ['Ooty', 'Udhagamandalam', 'Udagamandalam', 'Udhagai', 'Ootacamund', 'Neelagiri', 'Nilagiri'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['ஊட்டி', 'உதகமண்டலம்', 'உதகை'],
  district: 'The Nilgiris',
  latitude: 11.4102,
  longitude: 76.695,
  pincode: '643001',
  population: '7,35,000+',
  changedOn: '2026-11-26',
  trades: {
    tea: ['income-tax-filing', 'pf-esi-services', 'accounting-bookkeeping'],
    hotels: ['gst-registration', 'gst-returns'],
    colleges: ['tds-tcs-returns', 'pf-esi-services'],
    sweets: ['gst-registration', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['right', 80, 224],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-89, 119], bearings: ['tiruchirappalli'] },
    },
    ta: {
      name: ['right', 80, 224],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-64, 119], bearings: ['tiruchirappalli'] },
    },
  },
};
