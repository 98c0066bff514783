import type {
  directionNames as englishDirections,
  cityNames as englishNames,
  cityPage as englishPage,
  cityServiceSearch as englishSearch,
  cityServicePage as englishServicePage,
} from '../../pages/city.ts';
import type { Translated } from '../../translated.ts';

/** Where a city lies, as seen from a place in the dative. */
export const directionNames = {
  north: 'வடக்கே',
  'north-east': 'வடகிழக்கே',
  east: 'கிழக்கே',
  'south-east': 'தென்கிழக்கே',
  south: 'தெற்கே',
  'south-west': 'தென்மேற்கே',
  west: 'மேற்கே',
  'north-west': 'வடமேற்கே',
} satisfies Translated<typeof englishDirections>;

/** The city in the locative, whose ending may be followed by another; the Nilgiris are a district. */
const inCity = (city: string, ending: 'ல்' | 'லும்' | 'லிருந்து' = 'ல்'): string =>
  `${city} ${city === 'நீலகிரி' ? 'மாவட்டத்தி' : 'நகரி'}${ending}`;

export const cityPage = {
  atAGlance: (subject: string): string => `${subject}: சுருக்கமாக`,
  map: (city: string, way: string): string => `தமிழ்நாட்டில் ${city}, ${way}`,
  km: (km: number): string => `${km} கி.மீ.`,
  fromOffice: (km: number): string => `அலுவலகம்: ${km} கி.மீ.`,
  isOffice: 'எங்கள் அலுவலகம்',
  prices: {
    title: (city: string): string => `${city}: கட்டணம் எவ்வளவு`,
    intro: 'தொடக்கக் கட்டணங்கள், ரூபாயில். உங்கள் வேலைக்கான கட்டணத்தை, வேலை தொடங்கும் முன் சொல்வோம்.',
    group: 'சேவை வகை',
    service: 'சேவை',
    remark: 'அது என்ன',
    price: 'தொடக்கக் கட்டணம்',
  },
  needs: (city: string): string => `${city}: தொழில்களுக்கு என்ன தேவை`,
  needsLink: (title: string): string => `${title} பற்றி முழுமையாக`,
  about: (city: string): string => `${city} பற்றி`,
  industries: 'முக்கியத் தொழில்கள்',
  facts: 'சுருக்கமாக',
  district: 'மாவட்டம்',
  pincode: 'பின்கோடு',
  population: 'மக்கள்தொகை',
  attractions: 'முக்கிய இடங்கள்',
  areas: 'சேவைப் பகுதிகள்',
  areasIntro: (city: string): string => `${inCity(city, 'லும்')} அதைச் சுற்றியும் நாங்கள் சேவை செய்யும் பகுதிகள்:`,
  serve: (city: string): string => `${inCity(city)} எங்கள் சேவை முறை`,
  near: 'அருகிலுள்ள ஊர்கள்',
  remote: {
    here: 'எங்கள் அலுவலகம் இந்த ஊரிலேயே உள்ளது: ஆவணங்களைக் கொண்டுவாருங்கள், அல்லது WhatsApp, மின்னஞ்சலில் அனுப்புங்கள்.',
    where: (city: string, km: number, direction: string): string =>
      `${city}: எங்கள் கோயம்புத்தூர் அலுவலகத்துக்கு ${direction}, நேர்கோட்டில் சுமார் ${km} கி.மீ. தொலைவில் உள்ளது.`,
    near: 'முதல் பேச்சுக்கு நேரில் வரலாம்; பிறகு பெரும்பாலான ஆவணங்களை WhatsApp, மின்னஞ்சலில் அனுப்பலாம்.',
    dayTrip:
      'நீங்கள் நேரில் வர வேண்டியதில்லை: பில்கள், ஸ்டேட்மென்ட்களை WhatsApp அல்லது மின்னஞ்சலிலும் அசல் ஆவணங்களைக் கூரியரிலும் அனுப்புங்கள். கோயம்புத்தூருக்கு வரும் வேலை இருந்தால், முன்பே சொல்லுங்கள்; உங்கள் ஆவணங்களைத் தயாராக வைப்போம்.',
    far: 'நீங்கள் நேரில் வர வேண்டியதில்லை: பில்கள், ஸ்டேட்மென்ட்களை WhatsApp அல்லது மின்னஞ்சலிலும் அசல் ஆவணங்களைக் கூரியரிலும் அனுப்புங்கள். ஆன்லைன் சரிபார்ப்பின்போது (e-verify) OTP-ஐ நீங்களே டைப் செய்வீர்கள்.',
  },
  closing: (city: string) => ({
    title: `${inCity(city)} தொழிலா? எங்களிடம் கேளுங்கள்.`,
    text: 'முதல் ஆலோசனை இலவசம்: தொலைபேசியில், WhatsApp-இல் அல்லது எங்கள் கோயம்புத்தூர் அலுவலகத்தில்.',
  }),
} satisfies Translated<typeof englishPage>;

export const cityNames = {
  city: (city: string): string => `${inCity(city)} வரி, கணக்கு உதவி`,
  service: (service: string, city: string): string => `${inCity(city)} ${service}`,
  subject: (city: string): string => `${inCity(city)} உங்கள் சேவைகள்`,
} satisfies Translated<typeof englishNames>;

export const cityServiceSearch = {
  titles: (name: string, firm: string): readonly string[] => [
    `${name} | ${firm}`,
    `${name}: ஆவணங்கள், படிகள், கட்டணம்`,
    `${name}: இலவச ஆலோசனை`,
    name,
  ],
  areas: (areas: string): string => `சேவைப் பகுதிகள்: ${areas}.`,
  ends: ['முதல் ஆலோசனை இலவசம்.', 'முதல் பேச்சு இலவசம்.', ''],
} satisfies Translated<typeof englishSearch>;

export const cityServicePage = {
  yours: 'உங்கள் ஊர்',
  office: 'எங்கள் அலுவலகம்',
  papersLabel: 'ஆவணங்கள்',
  papersNote: 'தயாராக வைக்க',
  trades: (city: string): string => `${city}: தொழில்களின் தேவைகள்`,
  otherTrades: (city: string): string => `${city}: மற்ற தொழில்கள்`,
  steps: 'படிப்படியாக',
  included: 'இதில் அடங்குபவை',
  gains: 'உங்களுக்கு என்ன பயன்',
  papers: (count: number): string => `தயாராக வைக்க வேண்டிய ${count} ஆவணங்கள்`,
  way: (city: string): string => `${inCity(city, 'லிருந்து')} எங்கள் அலுவலகத்துக்கு`,
  near: (service: string, city: string): string => `${city} அருகில் ${service}`,
  also: (city: string): string => `${inCity(city)} மேலும்`,
  allAbout: (service: string): string => `${service} பற்றி முழுமையாக`,
  allOf: (city: string): string => `${city}: அனைத்தும்`,
} satisfies Translated<typeof englishServicePage>;
