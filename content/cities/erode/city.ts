import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'erode',
  name: 'Erode',
  tamilName: 'ஈரோடு',
  spellings: ['Erodu'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Erode',
  latitude: 11.341,
  longitude: 77.7172,
  pincode: '638001',
  population: '5,00,000+',
  changedOn: '2026-11-26',
  trades: {
    'dried-goods': ['gst-registration', 'income-tax-filing', 'accounting-bookkeeping'],
    'power-looms': ['gst-returns', 'tds-tcs-returns', 'gst-notices'],
    'cloth-trade': ['gst-returns', 'income-tax-filing', 'accounting-bookkeeping'],
    'weaver-societies': ['udyam-registration', 'iec-registration'],
  },
  map: {
    en: {
      name: ['right', 181, 231],
      desk: ['right', 96, 269],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], tiruchirappalli: ['left', 247, 292] },
      phone: { at: [12, 126], bearings: ['tiruchirappalli'] },
    },
    ta: {
      name: ['below', 177, 293],
      leader: [159, 247, 159, 267],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], thoothukudi: ['right', 209, 489] },
      phone: { at: [-16, 126], desk: ['right', -10, 239], bearings: [] },
    },
  },
};
