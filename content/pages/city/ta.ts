import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type {
  cityTexts as englishCityTexts,
  directionNames as englishDirections,
  cityNames as englishNames,
  cityServicePage as englishServicePage,
} from './en.ts';

/** The direction in which a city lies, seen from a place in the dative. */
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

export const cityNames = {
  city: (city: string): string => `${inCase(city, 'in')} வரி, கணக்கு உதவி`,
  service: (service: string, city: string): string => `${inCase(city, 'in')} ${service}`,
  subject: (city: string): string => `${inCase(city, 'in')} உங்கள் சேவைகள்`,
} satisfies Translated<typeof englishNames>;

const gstInPrices = {
  included: ' GST இதில் அடங்கும். அரசுக் கட்டணங்கள் தனி.',
  extra: ' GST-உம் அரசுக் கட்டணங்களும் தனி.',
  unsaid: ' அரசுக் கட்டணங்கள் தனி.',
} as const;

export const cityTexts = (site: LocalSite) => {
  const { claimed, prices, town } = site;
  const cityPage = {
    atAGlance: (subject: string): string => `${subject} சுருக்கமாக`,
    map: (city: string, way: string): string => `தமிழ்நாட்டில் ${city}, ${way}`,
    km: (km: number): string => `${km} கி.மீ.`,
    fromOffice: (km: number): string => `நேர்க்கோட்டில் ${km} கி.மீ.`,
    fromCity: (km: number, city: string): string => `${inCase(city, 'from')} ${km} கி.மீ.`,
    isOffice: 'எங்கள் அலுவலகம்',
    nearOffice: 'எங்கள் அலுவலகம் அருகில்',
    prices: {
      title: (city: string): string => `${inCase(city, 'in')} கட்டணம் எவ்வளவு`,
      intro: `சிக்கல் இல்லாத வேலைக்கான குறைந்தபட்சக் கட்டணங்கள் இவை. எல்லா ஊர்களிலும் இதே கட்டணம்தான்.${gstInPrices[prices.gst]}${claimed('fees', ' உங்கள் வேலைக்கு எவ்வளவு என்று, தொடங்கும் முன் சொல்கிறோம்.', '')}`,
      group: 'சேவை வகை',
      service: 'சேவை',
      remark: 'உங்களுக்குக் கிடைப்பது',
      price: 'தொடக்கக் கட்டணம்',
    },
    trades: (city: string): string => `${inCase(city, 'in')} உள்ள தொழில்களுக்கு வழக்கமாக என்ன தேவை`,
    about: (city: string): string => `${city} பற்றி`,
    industries: 'முக்கியத் தொழில்கள்',
    facts: 'சுருக்கமாக',
    district: 'மாவட்டம்',
    pincode: 'பின்கோடு',
    population: 'மக்கள்தொகை',
    attractions: 'பார்க்க வேண்டிய இடங்கள்',
    areas: 'சேவைப் பகுதிகள்',
    areasIntro: (city: string): string =>
      `${inCase(city, 'also-in')} சுற்று வட்டாரத்திலும் தொழில் செய்பவர்களுக்குச் சேவை செய்கிறோம். உதாரணமாக, இந்தப் பகுதிகளில்:`,
    reach: (city: string): string => `${inCase(city, 'from')} எங்களை எப்படி அணுகலாம்`,
    address: (address: string): string => `எங்கள் முகவரி: ${address}.`,
    next: claimed('reply', 'அடுத்த வேலை நாள் முடிவதற்குள் உங்களை அழைப்போம்.', 'நீங்கள் சம்மதித்த பிறகே வேலை தொடங்கும்.'),
    near: 'அருகிலுள்ள ஊர்கள்',
    workHere: (city: string): string =>
      `எங்கள் அலுவலகம் ${inCase(city, 'in')} உள்ளது. முன்பே நேரம் கேட்டுக்கொண்டு ஆவணங்களைக் கொண்டுவரலாம். பட்டறை, கிளினிக், அலுவலகத்தை விட்டு வர முடியாவிட்டால், பில்களின் படங்களை WhatsApp-இல் அனுப்புங்கள்.`,
    remote: {
      here: 'எங்கள் அலுவலகம் இந்த ஊரிலேயே உள்ளது. ஆவணங்களை நேரில் கொண்டுவரலாம் அல்லது WhatsApp, மின்னஞ்சலில் அனுப்பலாம்.',
      near: 'முதல் ஆலோசனைக்கு எங்கள் அலுவலகத்துக்கு வரலாம். பிறகு ஆவணங்களை WhatsApp அல்லது மின்னஞ்சலில் அனுப்பலாம்.',
      far: 'நீங்கள் நேரில் வர வேண்டியதில்லை. படங்களை WhatsApp அல்லது மின்னஞ்சலிலும், அசல்களைக் கூரியரிலும் அனுப்புங்கள்.',
    },
    closing: (city: string) => ({
      title: `${inCase(city, 'in')} தொழில் நடத்துகிறீர்களா? எங்களிடம் கேளுங்கள்.`,
      text: claimed(
        'free-consultation',
        'முதல் ஆலோசனை இலவசம்.',
        `எங்களை அழையுங்கள், WhatsApp-இல் எழுதுங்கள் அல்லது எங்கள் ${town} அலுவலகத்துக்கு வாருங்கள்.`,
      ),
    }),
  } satisfies Translated<ReturnType<typeof englishCityTexts>['cityPage']>;
  const cityServiceSearch = {
    titles: (name: string, price: string, firm: string): readonly string[] => [
      `${name}: ${price} முதல்`,
      name,
      `${name} | ${firm}`,
    ],
    /** The name of a city in the offer of a service. */
    place: (city: string): string => city,
    from: (price: string): string => `${price} முதல்.`,
    ends: claimed('free-consultation', ['முதல் ஆலோசனை இலவசம்.', ''], ['தொலைபேசியிலோ WhatsApp-இலோ கேளுங்கள்.', '']),
  } satisfies Translated<ReturnType<typeof englishCityTexts>['cityServiceSearch']>;
  return { cityPage, cityServiceSearch };
};

export const cityServicePage = {
  yours: 'உங்கள் ஊர்',
  office: 'எங்கள் அலுவலகம்',
  papersLabel: 'ஆவணங்கள்',
  papersFigure: (count: number, atMost: boolean): string => (atMost ? `அதிகபட்சம் ${count}` : String(count)),
  papersNote: 'தயாராக வைக்க',
  samePrice: 'எல்லா ஊர்களிலும் இதே கட்டணம்',
  tool: 'எங்கள் இலவசக் கருவி:',
  included: 'உங்களுக்குக் கிடைப்பவை',
  covered:
    'சிக்கல் இல்லாத வேலைக்கான கட்டணமே தொடக்கக் கட்டணம். உங்கள் கட்டணத்தில் எவை அடங்கும் என்று, வேலை தொடங்கும் முன் எழுத்து மூலம் சொல்கிறோம்.',
  trades: (city: string): string => `${inCase(city, 'in')} ஒவ்வொரு தொழிலிலும் என்ன சிக்கல் வரலாம்`,
  weDo: 'நாங்கள் செய்வது:',
  send: 'எங்களுக்கு அனுப்புங்கள்:',
  moreTrades: (count: number): string => `மேலும் ${count} தொழில்களைப் பார்க்க`,
  otherTrades: (city: string): string => `${inCase(city, 'in')} மற்ற தொழில்கள்`,
  steps: 'வேலை எப்படி நடக்கும்',
  gains: 'உங்களுக்கு என்ன பயன்',
  question: 'உங்களுக்கு எழக்கூடிய கேள்வி',
  papers: (count: number, atMost: boolean): string => `தயாராக வைக்க வேண்டிய ஆவணங்கள் (${atMost ? 'அதிகபட்சம் ' : ''}${count})`,
  way: (city: string): string => `${inCase(city, 'from')} எங்கள் சேவையைப் பெற`,
  wayHere: (city: string): string => `${inCase(city, 'in')} எங்கள் அலுவலகம்`,
  near: (service: string): string => `அருகிலுள்ள ஊர்களில் ${service}`,
  also: (city: string): string => `${inCase(city, 'in')} மற்ற சேவைகள்`,
  allAbout: (service: string): string => `${service} பற்றி முழுமையாக`,
  allOf: (city: string): string => `${inCase(city, 'in')} எல்லாச் சேவைகளும்`,
} satisfies Translated<typeof englishServicePage>;
