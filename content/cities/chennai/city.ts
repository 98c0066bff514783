import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'chennai',
  name: 'Chennai',
  tamilName: 'சென்னை',
  spellings: ['Madras'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['மெட்ராஸ்'],
  district: 'Chennai',
  latitude: 13.0827,
  longitude: 80.2707,
  pincode: '600001',
  population: '86,00,000+',
  changedOn: '2026-11-26',
  trades: {
    software: ['company-registration', 'gst-refunds', 'tds-tcs-returns'],
    'auto-components': ['gst-notices', 'udyam-registration', 'pf-esi-services'],
    'port-agents': ['gst-returns', 'tds-tcs-returns'],
    'bazaar-shops': ['accounting-bookkeeping', 'income-tax-filing', 'tds-tcs-returns'],
  },
  map: {
    en: {
      name: ['right', 432, 57],
      desk: ['right', 96, 269],
      bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
      phone: { at: [269, -48], bearings: [] },
    },
    ta: {
      name: ['right', 432, 57],
      desk: ['right', 96, 269],
      bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
      phone: { at: [298, -48], bearings: [] },
    },
  },
};
