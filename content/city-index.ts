/**
 * What every page needs to know of a city: its address part, its name, its district and where it is.
 * The rest of a city's record is in `cities/<slug>.ts`, so that a page downloads only its own city.
 *
 * The order is the order of every list on the site ("the first 12 cities").
 * Coordinates are WGS 84 degrees to four decimals; for a district (Nilgiris, Kanyakumari's towns apart) the main town's.
 */
export const cityIndex = [
  { slug: 'coimbatore', name: 'Coimbatore', district: 'Coimbatore', latitude: 11.0168, longitude: 76.9558 },
  { slug: 'chennai', name: 'Chennai', district: 'Chennai', latitude: 13.0827, longitude: 80.2707 },
  { slug: 'madurai', name: 'Madurai', district: 'Madurai', latitude: 9.9252, longitude: 78.1198 },
  { slug: 'salem', name: 'Salem', district: 'Salem', latitude: 11.6643, longitude: 78.146 },
  { slug: 'erode', name: 'Erode', district: 'Erode', latitude: 11.341, longitude: 77.7172 },
  { slug: 'tirupur', name: 'Tirupur', district: 'Tirupur', latitude: 11.1085, longitude: 77.3411 },
  { slug: 'vellore', name: 'Vellore', district: 'Vellore', latitude: 12.9165, longitude: 79.1325 },
  {
    slug: 'tiruchirappalli',
    name: 'Tiruchirappalli',
    district: 'Tiruchirappalli',
    latitude: 10.7905,
    longitude: 78.7047,
  },
  { slug: 'tirunelveli', name: 'Tirunelveli', district: 'Tirunelveli', latitude: 8.7292, longitude: 77.7081 },
  { slug: 'thoothukudi', name: 'Thoothukudi', district: 'Thoothukudi', latitude: 8.7642, longitude: 78.1348 },
  { slug: 'dindigul', name: 'Dindigul', district: 'Dindigul', latitude: 10.3673, longitude: 77.9803 },
  { slug: 'thanjavur', name: 'Thanjavur', district: 'Thanjavur', latitude: 10.787, longitude: 79.1378 },
  { slug: 'ranipet', name: 'Ranipet', district: 'Ranipet', latitude: 12.9273, longitude: 79.3333 },
  { slug: 'sivakasi', name: 'Sivakasi', district: 'Virudhunagar', latitude: 9.4533, longitude: 77.8024 },
  { slug: 'karur', name: 'Karur', district: 'Karur', latitude: 10.9601, longitude: 78.0766 },
  { slug: 'hosur', name: 'Hosur', district: 'Krishnagiri', latitude: 12.7409, longitude: 77.8253 },
  { slug: 'nagercoil', name: 'Nagercoil', district: 'Kanyakumari', latitude: 8.1833, longitude: 77.4119 },
  { slug: 'kumbakonam', name: 'Kumbakonam', district: 'Thanjavur', latitude: 10.9617, longitude: 79.3881 },
  { slug: 'pollachi', name: 'Pollachi', district: 'Coimbatore', latitude: 10.6609, longitude: 77.0048 },
  { slug: 'ambur', name: 'Ambur', district: 'Tirupathur', latitude: 12.7904, longitude: 78.7166 },
  { slug: 'srivilliputtur', name: 'Srivilliputtur', district: 'Virudhunagar', latitude: 9.5121, longitude: 77.6337 },
  { slug: 'rajapalayam', name: 'Rajapalayam', district: 'Virudhunagar', latitude: 9.4529, longitude: 77.5533 },
  { slug: 'kanchipuram', name: 'Kanchipuram', district: 'Kanchipuram', latitude: 12.8342, longitude: 79.7036 },
  { slug: 'cuddalore', name: 'Cuddalore', district: 'Cuddalore', latitude: 11.748, longitude: 79.7714 },
  { slug: 'tiruvannamalai', name: 'Tiruvannamalai', district: 'Tiruvannamalai', latitude: 12.2253, longitude: 79.0747 },
  { slug: 'namakkal', name: 'Namakkal', district: 'Namakkal', latitude: 11.2189, longitude: 78.1674 },
  { slug: 'dharmapuri', name: 'Dharmapuri', district: 'Dharmapuri', latitude: 12.1211, longitude: 78.1582 },
  { slug: 'krishnagiri', name: 'Krishnagiri', district: 'Krishnagiri', latitude: 12.5186, longitude: 78.2137 },
  { slug: 'pudukkottai', name: 'Pudukkottai', district: 'Pudukkottai', latitude: 10.3797, longitude: 78.8205 },
  { slug: 'ramanathapuram', name: 'Ramanathapuram', district: 'Ramanathapuram', latitude: 9.3639, longitude: 78.8395 },
  { slug: 'virudhunagar', name: 'Virudhunagar', district: 'Virudhunagar', latitude: 9.5851, longitude: 77.9579 },
  { slug: 'theni', name: 'Theni', district: 'Theni', latitude: 10.0104, longitude: 77.4768 },
  { slug: 'nagapattinam', name: 'Nagapattinam', district: 'Nagapattinam', latitude: 10.7672, longitude: 79.8449 },
  { slug: 'ariyalur', name: 'Ariyalur', district: 'Ariyalur', latitude: 11.1401, longitude: 79.0786 },
  { slug: 'perambalur', name: 'Perambalur', district: 'Perambalur', latitude: 11.2342, longitude: 78.8807 },
  { slug: 'nilgiris', name: 'Nilgiris', district: 'The Nilgiris', latitude: 11.4102, longitude: 76.695 },
  { slug: 'kanyakumari', name: 'Kanyakumari', district: 'Kanyakumari', latitude: 8.0883, longitude: 77.5385 },
] as const;

/** The address part of one of the 37 cities. */
export type CitySlug = (typeof cityIndex)[number]['slug'];

/** One row of the index. */
export type CityEntry = { slug: CitySlug; name: string; district: string; latitude: number; longitude: number };
