import type { CitySlug } from './city-index.ts';

/**
 * The Tamil names of every city: first the one that the government's offices write, then what people say and how else it
 * is often written, the best known first. The city search finds each.
 */
export const cityTamilNames = {
  coimbatore: ['கோயம்புத்தூர்', 'கோவை', 'கோயமுத்தூர்', 'கோயம்பத்தூர்'],
  chennai: ['சென்னை', 'மெட்ராஸ்'],
  madurai: ['மதுரை'],
  salem: ['சேலம்'],
  erode: ['ஈரோடு'],
  tirupur: ['திருப்பூர்'],
  vellore: ['வேலூர்'],
  tiruchirappalli: ['திருச்சிராப்பள்ளி', 'திருச்சி'],
  tirunelveli: ['திருநெல்வேலி', 'நெல்லை'],
  thoothukudi: ['தூத்துக்குடி'],
  dindigul: ['திண்டுக்கல்'],
  thanjavur: ['தஞ்சாவூர்', 'தஞ்சை'],
  ranipet: ['இராணிப்பேட்டை', 'ராணிப்பேட்டை'],
  sivakasi: ['சிவகாசி'],
  karur: ['கரூர்'],
  hosur: ['ஓசூர்', 'ஒசூர்'],
  nagercoil: ['நாகர்கோவில்', 'நாகர்கோயில்'],
  kumbakonam: ['கும்பகோணம்', 'குடந்தை'],
  pollachi: ['பொள்ளாச்சி'],
  ambur: ['ஆம்பூர்'],
  // The last two differ in the first letter: keyboards have both.
  srivilliputtur: ['திருவில்லிபுத்தூர்', 'ஸ்ரீவில்லிபுத்தூர்', 'ஶ்ரீவில்லிபுத்தூர்'],
  rajapalayam: ['இராஜபாளையம்', 'ராஜபாளையம்'],
  kanchipuram: ['காஞ்சிபுரம்', 'காஞ்சி'],
  cuddalore: ['கடலூர்'],
  tiruvannamalai: ['திருவண்ணாமலை'],
  namakkal: ['நாமக்கல்'],
  dharmapuri: ['தருமபுரி', 'தர்மபுரி'],
  krishnagiri: ['கிருஷ்ணகிரி'],
  pudukkottai: ['புதுக்கோட்டை', 'புதுகை'],
  ramanathapuram: ['இராமநாதபுரம்', 'ராமநாதபுரம்', 'ராம்நாடு'],
  virudhunagar: ['விருதுநகர்'],
  theni: ['தேனி'],
  nagapattinam: ['நாகப்பட்டினம்', 'நாகை'],
  ariyalur: ['அரியலூர்'],
  perambalur: ['பெரம்பலூர்'],
  nilgiris: ['நீலகிரி', 'ஊட்டி', 'உதகமண்டலம்', 'உதகை'],
  kanyakumari: ['கன்னியாகுமரி', 'கன்யாகுமரி'],
} as const satisfies Partial<Record<CitySlug, readonly [official: string, ...others: string[]]>>;
