import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'tiruchirappalli',
  name: 'Tiruchirappalli',
  tamilName: 'திருச்சிராப்பள்ளி',
  spellings: ['Trichy', 'Tiruchy', 'Thiruchi', 'Tiruchirapalli', 'Thiruchirappalli', 'Thiruchirapalli', 'Trichinopoly'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['திருச்சி'],
  district: 'Tiruchirappalli',
  latitude: 10.7905,
  longitude: 78.7047,
  pincode: '620001',
  population: '10,00,000+',
  changedOn: '2026-11-26',
  trades: {
    fabrication: ['gst-returns', 'tds-tcs-returns', 'udyam-registration'],
    'grocery-wholesale': ['gst-returns', 'accounting-bookkeeping'],
    lodges: ['gst-returns', 'income-tax-filing'],
    handcrafts: ['iec-registration', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['above', 256, 242],
      desk: ['right', 96, 287],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [81, 181], bearings: ['madurai', 'salem'] },
    },
    ta: {
      name: ['above', 244, 242],
      desk: ['right', 96, 293],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [81, 181], bearings: ['madurai', 'salem'] },
    },
  },
};
