import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'pudukkottai',
  name: 'Pudukkottai',
  tamilName: 'புதுக்கோட்டை',
  spellings: ['Pudukottai', 'Puthukottai', 'Puthukkottai', 'Pudhukottai'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['புதுகை'],
  district: 'Pudukkottai',
  latitude: 10.3797,
  longitude: 78.8205,
  pincode: '622001',
  population: '1,17,000+',
  changedOn: '2026-11-26',
  trades: {
    jewellery: ['accounting-bookkeeping', 'gst-returns'],
    cashew: ['gst-returns', 'income-tax-filing'],
    quarries: ['gst-notices', 'pf-esi-services'],
    coconuts: ['gst-registration', 'income-tax-filing'],
  },
  map: {
    en: {
      name: ['above', 267, 271],
      leader: [267, 311, 267, 297],
      desk: ['right', 96, 239],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [92, 222], bearings: ['madurai'] },
    },
    ta: {
      name: ['above', 261, 265],
      leader: [267, 311, 267, 291],
      desk: ['right', 96, 233],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [92, 222], bearings: ['madurai'] },
    },
  },
};
