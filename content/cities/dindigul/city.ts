import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'dindigul',
  name: 'Dindigul',
  tamilName: 'திண்டுக்கல்',
  spellings: ['Dindukkal', 'Dindugal', 'Thindukkal'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Dindigul',
  latitude: 10.3673,
  longitude: 77.9803,
  pincode: '624001',
  population: '2,00,000+',
  changedOn: '2026-11-26',
  trades: {
    'vegetable-markets': ['gst-notices', 'income-tax-filing'],
    tanneries: ['gst-returns', 'gst-refunds', 'company-registration'],
    'spinning-mills': ['accounting-bookkeeping', 'pf-esi-services', 'tds-tcs-returns'],
    'metal-crafts': ['udyam-registration', 'iec-registration'],
  },
  map: {
    en: {
      name: ['above', 185, 248],
      leader: [185, 312, 185, 274],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [10, 214], desk: ['right', 16, 287], bearings: ['tiruchirappalli'] },
    },
    ta: {
      name: ['above', 197, 248],
      leader: [185, 312, 185, 274],
      desk: ['left', 54, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 274, 304] },
      phone: { at: [10, 214], desk: ['right', 16, 287], bearings: ['tiruchirappalli'] },
    },
  },
};
