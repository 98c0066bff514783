import type { City, CityFacts } from '../city.ts';

export const city = {
  slug: 'tirupur',
  name: 'Tirupur',
  tamilName: 'திருப்பூர்',
  spellings: ['Tiruppur', 'Thiruppur', 'Thirupur'],
} as const satisfies City;

export const facts: CityFacts = {
  otherTamilNames: [],
  district: 'Tirupur',
  latitude: 11.1085,
  longitude: 77.3411,
  pincode: '641601',
  population: '9,00,000+',
  changedOn: '2026-11-26',
  trades: {
    'textile-export': ['gst-refunds', 'pf-esi-services', 'accounting-bookkeeping'],
    'textile-processing': ['gst-returns', 'gst-notices', 'udyam-registration'],
    'port-agents': ['gst-returns', 'tds-tcs-returns'],
    'metal-crafts': ['accounting-bookkeeping', 'gst-returns', 'udyam-registration'],
  },
  map: {
    en: {
      name: ['right', 144, 254],
      desk: ['right', 96, 287],
      bearings: { chennai: ['left', 401, 57], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [-25, 149], bearings: ['salem'] },
    },
    ta: {
      name: ['right', 144, 254],
      desk: ['right', 96, 287],
      bearings: { chennai: ['left', 401, 63], madurai: ['right', 207, 372], salem: ['right', 210, 199] },
      phone: { at: [0, 149], bearings: ['salem'] },
    },
  },
};
