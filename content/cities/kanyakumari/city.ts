import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'kanyakumari',
  name: 'Kanyakumari',
  tamilName: 'கன்னியாகுமரி',
  spellings: ['Cape Comorin', 'Kanniyakumari'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['கன்யாகுமரி'],
  district: 'Kanyakumari',
  latitude: 8.0883,
  longitude: 77.5385,
  pincode: '629702',
  population: '22,000+',
  changedOn: '2026-11-26',
  trades: {
    hotels: ['gst-registration', 'gst-returns'],
    handcrafts: ['accounting-bookkeeping', 'iec-registration'],
    fishing: ['income-tax-filing', 'udyam-registration'],
    'wind-farms': ['income-tax-filing', 'accounting-bookkeeping'],
  },
  map: {
    en: {
      name: ['right', 163, 568],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [0, 451], bearings: [] },
    },
    ta: {
      name: ['right', 163, 568],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [32, 451], bearings: [] },
    },
  },
};
