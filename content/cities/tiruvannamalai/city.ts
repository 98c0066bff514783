import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'tiruvannamalai',
  name: 'Tiruvannamalai',
  tamilName: 'திருவண்ணாமலை',
  spellings: ['Thiruvannamalai', 'Thiruvanamalai'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Tiruvannamalai',
  latitude: 12.2253,
  longitude: 79.0747,
  pincode: '606601',
  population: '1,45,000+',
  changedOn: '2026-11-26',
  trades: {
    lodges: ['gst-registration', 'gst-notices'],
    'rice-mills': ['udyam-registration', 'gst-returns'],
    'silk-weaving': ['accounting-bookkeeping', 'iec-registration'],
    dairies: ['accounting-bookkeeping', 'pf-esi-services'],
  },
  map: {
    en: {
      name: ['below', 268, 234],
      leader: [292, 158, 292, 208],
      desk: ['right', 96, 269],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [117, 67], desk: ['right', 123, 287], bearings: ['salem'] },
    },
    ta: {
      name: ['right', 380, 172],
      leader: [308, 143, 376, 150],
      desk: ['right', 96, 269],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [290, 37], bearings: ['chennai'] },
    },
  },
};
