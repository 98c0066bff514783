import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { officesPage as englishPage, whoDecides as englishWhoDecides } from './en.ts';

export const officesPage = {
  changedOn: '2026-11-26',
  seo: {
    title: 'உங்கள் அலுவலகம் எது: GST, ROC, PF, ESI, DIC',
    description:
      'உங்கள் ஊரைத் தேர்ந்தெடுங்கள்: GST, கம்பெனி, PF, ESI, சுங்கம், தொழில் மையம் எந்த அலுவலகம், தொழில் வரி யாரிடம் என்று தெரியும்.',
  },
  hero: {
    title: 'உங்கள் அலுவலகம் எது?',
    lead: 'உங்கள் ஊரைத் தேர்ந்தெடுங்கள். GST, கம்பெனி, PF, ESI, ஏற்றுமதி, தொழில் வரி பற்றி எந்த அலுவலகம் தீர்மானிக்கிறது என்று தெரியும்.',
  },
  choose: 'உங்கள் ஊரைத் தேர்ந்தெடுங்கள்',
  state: { title: 'தமிழ்நாடு முழுவதற்கும் ஒன்றே', intro: 'இரண்டு செயலாக்க மையங்களுக்கும் யாரும் நேரில் செல்ல வேண்டாம்.' },
  kinds: {
    title: 'எந்த அலுவலகம் எதைத் தீர்மானிக்கிறது',
    intro: 'எதைத் தீர்மானிக்கிறது, நீங்கள் என்ன செய்ய வேண்டும், மேலே அலுவலகத்தின் பெயர் இல்லாவிட்டால் உங்கள் அலுவலகத்தை எப்படித் தெரிந்துகொள்வது.',
  },
  headings: {
    matter: 'எதற்கு',
    decides: 'எதைத் தீர்மானிக்கிறது',
    act: 'நீங்கள் செய்ய வேண்டியது',
    own: 'உங்கள் அலுவலகம்',
  },
  closing: {
    title: 'அலுவலகத்திலிருந்து கடிதம் வந்ததா?',
    text: 'படம் எடுத்து அனுப்புங்கள். எதைக் கேட்கிறார்கள், எப்போதுக்குள், நேரில் செல்ல வேண்டுமா என்று சொல்கிறோம்.',
    action: 'எங்களிடம் கேட்க',
  },
} satisfies Translated<typeof englishPage>;

export const whoDecides = {
  title: (city: string): string => `${inCase(city, 'in')} யார் தீர்மானிக்கிறார்கள்`,
  intro: 'பெரும்பாலும் ஆன்லைனில் தாக்கல் செய்யலாம். எப்போது நேரில் செல்ல வேண்டும் என்று ஒவ்வொன்றிலும் உள்ளது.',
  headings: { matter: 'எதற்கு', office: 'அலுவலகம்', words: 'உங்களுக்கு என்ன பொருள்' },
  more: 'நீங்கள் செய்ய வேண்டியதும் அதற்கான உத்தரவும்',
  lookUp: 'பார்க்க:',
  lookedUp: (month: string): string => `பார்த்த மாதம்: ${month}.`,
  all: (city: string): string => `${city}: எல்லா அலுவலகங்களும்`,
  cityTitle: (city: string): string => `${city}: எந்த அலுவலகம் எதற்கு`,
  cityIntro: 'எதை எந்த அலுவலகம் தீர்மானிக்கிறது, தொழில் வரியை யார் வசூலிக்கிறார்கள்.',
  state: 'தமிழ்நாடு முழுவதற்கும் ஒன்றே:',
  open: (matters: string): string => `அதிகாரப்பூர்வப் பட்டியலை உறுதி செய்ய முடியாததால் இங்கே பெயர் இல்லாதவை: ${matters}.`,
  openLink: 'எது தீர்மானிக்கிறது, எந்தப் போர்ட்டலில் பார்க்கலாம்',
  details: (city: string): string => `${city}: உங்களுக்கு என்ன பொருள்`,
} satisfies Translated<typeof englishWhoDecides>;
