import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'kanchipuram',
  name: 'Kanchipuram',
  tamilName: 'காஞ்சிபுரம்',
  spellings: ['Kancheepuram', 'Kanchi', 'Kanjipuram', 'Conjeevaram'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: ['காஞ்சி'],
  district: 'Kanchipuram',
  latitude: 12.8342,
  longitude: 79.7036,
  pincode: '631501',
  population: '2,30,000+',
  changedOn: '2026-11-26',
  trades: {
    'silk-weaving': ['accounting-bookkeeping', 'gst-returns', 'income-tax-filing'],
    'cloth-trade': ['gst-returns', 'gst-notices'],
    'auto-components': ['company-registration', 'udyam-registration'],
    'plant-contractors': ['pf-esi-services', 'tds-tcs-returns'],
  },
  map: {
    en: {
      name: ['right', 412, 88],
      leader: [370, 82, 408, 82],
      desk: ['right', 96, 269],
      bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
      phone: { at: [249, -23], bearings: [] },
    },
    ta: {
      name: ['right', 412, 88],
      leader: [370, 82, 408, 82],
      desk: ['right', 96, 269],
      bearings: { madurai: ['right', 207, 372], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 292] },
      phone: { at: [278, -23], bearings: [] },
    },
  },
};
