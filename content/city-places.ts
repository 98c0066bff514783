import { type CityEntry, type CityPlace, type CitySlug, cityIndex } from './city-index.ts';

export type { CityPlace } from './city-index.ts';

const places = {
  coimbatore: { district: 'Coimbatore', latitude: 11.0168, longitude: 76.9558 },
  chennai: { district: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  madurai: { district: 'Madurai', latitude: 9.9252, longitude: 78.1198 },
  salem: { district: 'Salem', latitude: 11.6643, longitude: 78.146 },
  erode: { district: 'Erode', latitude: 11.341, longitude: 77.7172 },
  tirupur: { district: 'Tirupur', latitude: 11.1085, longitude: 77.3411 },
  vellore: { district: 'Vellore', latitude: 12.9165, longitude: 79.1325 },
  tiruchirappalli: { district: 'Tiruchirappalli', latitude: 10.7905, longitude: 78.7047 },
  tirunelveli: { district: 'Tirunelveli', latitude: 8.7292, longitude: 77.7081 },
  thoothukudi: { district: 'Thoothukudi', latitude: 8.7642, longitude: 78.1348 },
  dindigul: { district: 'Dindigul', latitude: 10.3673, longitude: 77.9803 },
  thanjavur: { district: 'Thanjavur', latitude: 10.787, longitude: 79.1378 },
  ranipet: { district: 'Ranipet', latitude: 12.9273, longitude: 79.3333 },
  sivakasi: { district: 'Virudhunagar', latitude: 9.4533, longitude: 77.8024 },
  karur: { district: 'Karur', latitude: 10.9601, longitude: 78.0766 },
  hosur: { district: 'Krishnagiri', latitude: 12.7409, longitude: 77.8253 },
  nagercoil: { district: 'Kanyakumari', latitude: 8.1833, longitude: 77.4119 },
  kumbakonam: { district: 'Thanjavur', latitude: 10.9617, longitude: 79.3881 },
  pollachi: { district: 'Coimbatore', latitude: 10.6609, longitude: 77.0048 },
  ambur: { district: 'Tirupathur', latitude: 12.7904, longitude: 78.7166 },
  srivilliputtur: { district: 'Virudhunagar', latitude: 9.5121, longitude: 77.6337 },
  rajapalayam: { district: 'Virudhunagar', latitude: 9.4529, longitude: 77.5533 },
  kanchipuram: { district: 'Kanchipuram', latitude: 12.8342, longitude: 79.7036 },
  cuddalore: { district: 'Cuddalore', latitude: 11.748, longitude: 79.7714 },
  tiruvannamalai: { district: 'Tiruvannamalai', latitude: 12.2253, longitude: 79.0747 },
  namakkal: { district: 'Namakkal', latitude: 11.2189, longitude: 78.1674 },
  dharmapuri: { district: 'Dharmapuri', latitude: 12.1211, longitude: 78.1582 },
  krishnagiri: { district: 'Krishnagiri', latitude: 12.5186, longitude: 78.2137 },
  pudukkottai: { district: 'Pudukkottai', latitude: 10.3797, longitude: 78.8205 },
  ramanathapuram: { district: 'Ramanathapuram', latitude: 9.3639, longitude: 78.8395 },
  virudhunagar: { district: 'Virudhunagar', latitude: 9.5851, longitude: 77.9579 },
  theni: { district: 'Theni', latitude: 10.0104, longitude: 77.4768 },
  nagapattinam: { district: 'Nagapattinam', latitude: 10.7672, longitude: 79.8449 },
  ariyalur: { district: 'Ariyalur', latitude: 11.1401, longitude: 79.0786 },
  perambalur: { district: 'Perambalur', latitude: 11.2342, longitude: 78.8807 },
  nilgiris: { district: 'The Nilgiris', latitude: 11.4102, longitude: 76.695 },
  kanyakumari: { district: 'Kanyakumari', latitude: 8.0883, longitude: 77.5385 },
} as const satisfies Partial<Record<CitySlug, CityPlace>>;

/** The place of every city. */
export const cityPlaces = {
  ...places,
  ...Object.fromEntries(
    (cityIndex as readonly CityEntry[]).flatMap(({ slug, place }) => (place ? [[slug, place]] : [])),
  ),
  // Every city has one: the build says which has none (build/check-content.ts).
} as Readonly<Record<CitySlug, CityPlace>>;
