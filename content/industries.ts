/**
 * The trades of Tamil Nadu, folded into 24 kinds. Every industry that a city names belongs to one of them,
 * and every kind has a paragraph for each service in `trades/<service>.ts`.
 */
export const industryIndex = {
  'textile-mills': 'Spinning, weaving and processing mills',
  garments: 'Garments and knitwear',
  'handloom-silk': 'Handloom and silk',
  leather: 'Leather and footwear',
  'auto-components': 'Vehicles and auto components',
  engineering: 'Engineering, pumps and foundries',
  electronics: 'Electronics and electricals',
  software: 'Software and IT services',
  'food-processing': 'Food processing, rice, oil, sago and sugar',
  'poultry-dairy': 'Poultry, eggs and dairy',
  plantations: 'Tea, coffee and spices',
  'farm-produce': 'Farm produce and commodity trade',
  coir: 'Coconut and coir',
  seafood: 'Fishing and seafood',
  'chemicals-salt': 'Chemicals, fertiliser and salt',
  'cement-minerals': 'Cement, granite and minerals',
  'matches-fireworks': 'Matches and fireworks',
  'printing-paper': 'Printing, packaging and paper',
  transport: 'Lorries, body building, ports and logistics',
  tourism: 'Tourism, hotels and pilgrim trade',
  'healthcare-education': 'Hospitals and colleges',
  retail: 'Retail and wholesale markets',
  energy: 'Wind, solar and thermal power',
  'jewellery-crafts': 'Jewellery, brass and other crafts',
} as const;

/** One of the 24 kinds of trade. */
export type IndustryKind = keyof typeof industryIndex;
