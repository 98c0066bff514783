import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'srivilliputtur',
  name: 'Srivilliputtur',
  tamilName: 'திருவில்லிபுத்தூர்',
  spellings: ['Srivilliputhur', 'Thiruvilliputhur', 'Srivilliputhoor'],
} as const satisfies City;

export const facts: CityFacts = {
  // The last two differ in the first letter: keyboards have both.
  otherTamilNames: ['ஸ்ரீவில்லிபுத்தூர்', 'ஶ்ரீவில்லிபுத்தூர்'],
  district: 'Virudhunagar',
  latitude: 9.5121,
  longitude: 77.6337,
  pincode: '626125',
  population: '75,000+',
  changedOn: '2026-11-26',
  trades: {
    sweets: ['gst-registration', 'accounting-bookkeeping', 'udyam-registration'],
    'campus-suppliers': ['tds-tcs-returns', 'pf-esi-services'],
    lodges: ['gst-returns', 'income-tax-filing'],
    'weaver-societies': ['accounting-bookkeeping', 'company-registration'],
  },
  map: {
    en: {
      name: ['left', 99, 414],
      leader: [135, 414, 103, 414],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 57], salem: ['right', 210, 199], tiruchirappalli: ['left', 247, 286] },
      phone: { at: [-88, 309], bearings: [] },
    },
    ta: {
      name: ['left', 99, 414],
      leader: [135, 414, 103, 414],
      desk: ['right', 96, 263],
      bearings: { chennai: ['left', 401, 63], salem: ['right', 210, 199], tiruchirappalli: ['below', 256, 304] },
      phone: { at: [-176, 315], bearings: [] },
    },
  },
};
