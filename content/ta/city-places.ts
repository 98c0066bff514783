import type { CitySlug } from '../city-index.ts';
import { type CityPlace, cityPlaces as english } from '../city-places.ts';

export type { CityPlace } from '../city-places.ts';

const districts: Readonly<Record<string, string>> = {
  Ariyalur: 'அரியலூர்',
  Chennai: 'சென்னை',
  Coimbatore: 'கோயம்புத்தூர்',
  Cuddalore: 'கடலூர்',
  Dharmapuri: 'தருமபுரி',
  Dindigul: 'திண்டுக்கல்',
  Erode: 'ஈரோடு',
  Kanchipuram: 'காஞ்சிபுரம்',
  Kanyakumari: 'கன்னியாகுமரி',
  Karur: 'கரூர்',
  Krishnagiri: 'கிருஷ்ணகிரி',
  Madurai: 'மதுரை',
  Nagapattinam: 'நாகப்பட்டினம்',
  Namakkal: 'நாமக்கல்',
  Perambalur: 'பெரம்பலூர்',
  Pudukkottai: 'புதுக்கோட்டை',
  Ramanathapuram: 'இராமநாதபுரம்',
  Ranipet: 'இராணிப்பேட்டை',
  Salem: 'சேலம்',
  Thanjavur: 'தஞ்சாவூர்',
  'The Nilgiris': 'நீலகிரி',
  Theni: 'தேனி',
  Thoothukudi: 'தூத்துக்குடி',
  Tiruchirappalli: 'திருச்சிராப்பள்ளி',
  Tirunelveli: 'திருநெல்வேலி',
  Tirupathur: 'திருப்பத்தூர்',
  Tirupur: 'திருப்பூர்',
  Tiruvannamalai: 'திருவண்ணாமலை',
  Vellore: 'வேலூர்',
  Virudhunagar: 'விருதுநகர்',
};

/** The place of every city, with its district as the offices write it. */
export const cityPlaces = Object.fromEntries(
  Object.entries(english).map(([slug, place]) => [
    slug,
    { ...place, district: districts[place.district] ?? place.district },
  ]),
  // The same slugs as in English.
) as Readonly<Record<CitySlug, CityPlace>>;
