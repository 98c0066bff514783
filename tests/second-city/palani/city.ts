/** A city without Tamil and without a place for its name on the map, with a page of one service alone. */
export const city = {
  slug: 'palani',
  name: 'Palani',
  spellings: [],
  services: ['gst-returns'],
} as const;

export const facts = {
  otherTamilNames: [],
  district: 'Dindigul',
  latitude: 10.4503,
  longitude: 77.5209,
  pincode: '624601',
  population: '70,000+',
  changedOn: '2026-11-23',
  trades: {
    sweets: ['gst-returns', 'accounting-bookkeeping'],
    'flower-markets': ['accounting-bookkeeping', 'income-tax-filing'],
    coconuts: ['gst-registration', 'gst-returns'],
  },
} as const;
