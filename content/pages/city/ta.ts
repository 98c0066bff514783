import type { LocalSite } from '../../local-site.ts';
import type { ServiceSlug } from '../../service-slugs.ts';
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

const gstInPrices = { included: ' GST இதில் அடங்கும்.', extra: ' GST தனி.', unsaid: '' } as const;

const offers: Readonly<Record<ServiceSlug, (city: string) => string>> = {
  'gst-registration': (city) =>
    `${inCase(city, 'in')} புதிய தொழிலா? GST பதிவுக்கு விண்ணப்பிக்கிறோம், அதிகாரியின் கேள்விகளுக்குப் பதில் தருகிறோம்.`,
  'gst-returns': (city) =>
    `${inCase(city, 'in')} உள்ள உங்கள் தொழிலுக்கு GSTR-1, GSTR-3B: பில்களை GSTR-2B-உடன் ஒப்பிட்டுத் தாக்கல் செய்கிறோம்.`,
  'gst-notices': (city) =>
    `${inCase(city, 'in')} GST நோட்டீஸ் வந்ததா? புகைப்படத்தை WhatsApp-இல் அனுப்புங்கள். விளக்கி, பதில் எழுதித் தாக்கல் செய்கிறோம்.`,
  'gst-refunds': (city) =>
    `${inCase(city, 'in')} ஏற்றுமதி, கொள்முதலில் GST தேங்கியுள்ளதா? தொகைகளைச் சரிபார்த்து ரீஃபண்டுக்கு விண்ணப்பிக்கிறோம்.`,
  'income-tax-filing': (city) =>
    `${inCase(city, 'in')} சம்பளமா, கடையா, நிறுவனமா? வருமானத்தை Form 26AS, AIS-உடன் ஒப்பிட்டு ITR தாக்கல் செய்கிறோம்.`,
  'pf-esi-services': (city) => `${inCase(city, 'in')} உங்கள் ஊழியர்களுக்கு PF, ESI: பதிவு, மாத ரிட்டர்ன், விவரத் திருத்தம்.`,
  'tds-tcs-returns': (city) =>
    `${inCase(city, 'in')} உங்கள் தொழிலுக்கு TDS, TCS ரிட்டர்ன்: வரி செலுத்துதல், காலாண்டு ரிட்டர்ன், சான்றிதழ்.`,
  'company-registration': (city) =>
    `${inCase(city, 'in')} கம்பெனி அல்லது LLP தொடங்கவா? பெயர், பதிவு, PAN, TAN ஆகியவற்றுக்கு விண்ணப்பிக்கிறோம்.`,
  'accounting-bookkeeping': (city) =>
    `${inCase(city, 'in')} உங்கள் தொழிலின் கணக்கு ஒவ்வொரு மாதமும்: வங்கி, ஸ்டாக், சம்பளம், லாப அறிக்கை.`,
  'udyam-registration': (city) =>
    `${inCase(city, 'in')} உங்கள் தொழிலுக்கு உத்யம் (MSME) சான்றிதழ். படிவத்தை நிரப்புகிறோம், OTP-ஐ நீங்கள் டைப் செய்வீர்கள்.`,
  'iec-registration': (city) =>
    `${inCase(city, 'in')} உங்கள் தொழிலுக்கு IEC. விண்ணப்பித்து, விவரங்களைப் புதுப்பித்து, AD குறியீட்டைச் சேர்க்கிறோம்.`,
};

export const cityTexts = (site: LocalSite) => {
  const { claimed, prices, town } = site;
  const cityPage = {
    atAGlance: (subject: string): string => `${subject}: சுருக்கமாக`,
    map: (city: string, way: string): string => `தமிழ்நாட்டில் ${city}, ${way}`,
    km: (km: number): string => `${km} கி.மீ.`,
    fromOffice: (km: number): string => `அலுவலகம்: ${km} கி.மீ.`,
    fromCity: (km: number, city: string): string => `${inCase(city, 'from')} ${km} கி.மீ.`,
    isOffice: 'எங்கள் அலுவலகம்',
    nearOffice: 'அலுவலகம் அருகில்',
    prices: {
      title: (city: string): string => `${city}: கட்டணம் எவ்வளவு`,
      intro: `எல்லா ஊர்களிலும் இதே கட்டணம்தான். இவை எளிய வேலைக்கான தொடக்கக் கட்டணங்கள்.${gstInPrices[prices.gst]}${claimed('fees', ' உங்கள் வேலைக்கான கட்டணத்தை, வேலை தொடங்கும் முன் சொல்வோம்.', '')}`,
      group: 'சேவை வகை',
      service: 'சேவை',
      remark: 'அது என்ன',
      price: 'தொடக்கக் கட்டணம்',
    },
    trades: (city: string): string => `${city}: எந்தத் தொழிலுக்கு என்ன தேவை`,
    about: (city: string): string => `${city} பற்றி`,
    industries: 'முக்கியத் தொழில்கள்',
    facts: 'சுருக்கமாக',
    district: 'மாவட்டம்',
    pincode: 'பின்கோடு',
    population: 'மக்கள்தொகை',
    attractions: 'முக்கிய இடங்கள்',
    areas: 'சேவைப் பகுதிகள்',
    areasIntro: (city: string): string => `${inCase(city, 'also-in')} அதைச் சுற்றியும் நாங்கள் சேவை செய்யும் பகுதிகள்:`,
    reach: (city: string): string => `${inCase(city, 'from')} எங்களிடம் கேட்க`,
    next: claimed(
      'reply',
      'அடுத்து என்ன: எங்கள் அலுவலக நேரத்தில் உங்களை அழைத்து, எந்த ஆவணங்களை அனுப்ப வேண்டும் என்று சொல்வோம். நீங்கள் சம்மதித்த பிறகே வேலை தொடங்கும்.',
      'அடுத்து என்ன: எந்த ஆவணங்கள் வேண்டும், கட்டணம் எவ்வளவு என்று சொல்வோம். நீங்கள் சம்மதித்த பிறகே வேலை தொடங்கும்.',
    ),
    near: 'அருகிலுள்ள ஊர்கள்',
    workHere: (city: string): string =>
      `${inCase(city, 'in')} பட்டறைகள், கிளினிக்குகள், அலுவலகங்களுக்கு வேலை செய்கிறோம். நேரம் சொல்லிவிட்டு ஆவணங்களை எங்கள் அலுவலகத்துக்குக் கொண்டுவாருங்கள், அல்லது படங்களை WhatsApp-இல் அனுப்புங்கள்.`,
    remote: {
      here: 'எங்கள் அலுவலகம் இந்த ஊரிலேயே உள்ளது. ஆவணங்களைக் கொண்டுவாருங்கள், அல்லது WhatsApp, மின்னஞ்சலில் அனுப்புங்கள்.',
      near: 'விரும்பினால் முதல் ஆலோசனைக்கு நேரில் வாருங்கள். பிறகு ஆவணங்களை WhatsApp அல்லது மின்னஞ்சலில் அனுப்புங்கள்.',
      dayTrip: 'நீங்கள் நேரில் வர வேண்டியதில்லை. நகல்களை WhatsApp அல்லது மின்னஞ்சலிலும் அசல்களைக் கூரியரிலும் அனுப்புங்கள்.',
      far: 'நீங்கள் நேரில் வர வேண்டியதில்லை. நகல்களை WhatsApp அல்லது மின்னஞ்சலிலும் அசல்களைக் கூரியரிலும் அனுப்புங்கள். OTP-ஐ நீங்களே டைப் செய்வீர்கள்.',
    },
    closing: (city: string) => ({
      title: `${inCase(city, 'in')} தொழிலா? எங்களிடம் கேளுங்கள்.`,
      text: claimed(
        'free-consultation',
        `முதல் ஆலோசனை இலவசம்: தொலைபேசியில், WhatsApp-இல் அல்லது எங்கள் ${town} அலுவலகத்தில்.`,
        `தொலைபேசியில், WhatsApp-இல் அல்லது எங்கள் ${town} அலுவலகத்தில்.`,
      ),
    }),
  } satisfies Translated<ReturnType<typeof englishCityTexts>['cityPage']>;
  const cityServiceSearch = {
    titles: (name: string, price: string, firm: string): readonly string[] => [
      `${name}: ${price} முதல்`,
      name,
      `${name} | ${firm}`,
    ],
    /** States the offer; the price follows. */
    offer: (service: ServiceSlug, city: string): string => offers[service](city),
    from: (price: string): string => `${price} முதல்.`,
    ends: claimed('free-consultation', ['முதல் ஆலோசனை இலவசம்.', ''], ['முதலில் எங்களைக் கேளுங்கள்.', '']),
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
  included: 'உங்களுக்குக் கிடைப்பவை',
  trades: (city: string): string => `${city}: உங்கள் தொழிலுக்கு`,
  weDo: 'நாங்கள் செய்வது:',
  send: 'எங்களுக்கு அனுப்புங்கள்:',
  moreTrades: (count: number): string => `மற்ற ${count} தொழில்களையும் பார்க்க`,
  otherTrades: (city: string): string => `${city}: மற்ற தொழில்கள்`,
  steps: 'வேலை எப்படி நடக்கும்',
  gains: 'உங்களுக்கு என்ன பயன்',
  question: 'நீங்கள் கேட்கக்கூடிய ஒரு கேள்வி',
  papers: (count: number, atMost: boolean): string => `தயாராக வைக்க வேண்டிய ஆவணங்கள் (${atMost ? 'அதிகபட்சம் ' : ''}${count})`,
  way: (city: string): string => `${inCase(city, 'from')} எங்கள் அலுவலகத்துக்கு`,
  wayHere: (city: string): string => `${city}: எங்கள் அலுவலகம்`,
  near: (service: string): string => `அருகில் ${service}`,
  also: (city: string): string => `${inCase(city, 'in')} மேலும்`,
  allAbout: (service: string): string => `${service} பற்றி முழுமையாக`,
  allOf: (city: string): string => `${city}: அனைத்தும்`,
} satisfies Translated<typeof englishServicePage>;
