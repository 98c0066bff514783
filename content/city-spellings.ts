import type { CitySlug } from './city-index.ts';

/**
 * Other names and spellings under which people look for a city, the best known first. Each is found by the city search,
 * and its address leads to the city's own.
 */
export const citySpellings = {
  coimbatore: ['Kovai'],
  chennai: ['Madras'],
  tirupur: ['Tiruppur', 'Thiruppur'],
  tiruchirappalli: ['Trichy', 'Tiruchy', 'Tiruchirapalli', 'Trichinopoly'],
  tirunelveli: ['Nellai', 'Thirunelveli'],
  thoothukudi: ['Tuticorin', 'Thoothukkudi', 'Tutukudi'],
  dindigul: ['Dindukkal'],
  thanjavur: ['Tanjore', 'Thanjavoor'],
  srivilliputtur: ['Srivilliputhur', 'Srivilliputhoor'],
  rajapalayam: ['Rajapalaiyam'],
  kanchipuram: ['Kancheepuram', 'Kanchi', 'Conjeevaram'],
  tiruvannamalai: ['Thiruvannamalai'],
  pudukkottai: ['Pudukottai'],
  ramanathapuram: ['Ramnad'],
  virudhunagar: ['Virudunagar'],
  nagapattinam: ['Nagai', 'Nagappattinam'],
  nilgiris: ['Ooty', 'Udhagamandalam', 'Udagamandalam', 'Ootacamund'],
  kanyakumari: ['Cape Comorin', 'Kanniyakumari'],
  hosur: ['Osur'],
  vellore: ['Velur'],
} as const satisfies Partial<Record<CitySlug, readonly string[]>>;
