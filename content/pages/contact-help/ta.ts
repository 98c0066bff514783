import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { reachTexts } from '../reach/ta.ts';
import type { contactHelp as english, contactSentences as englishSentences } from './en.ts';

/** The sentences around a number, a day or a name; the form says them without a new page. */
export const contactSentences = {
  summary: (count: number): string => (count === 1 ? 'இந்த விவரத்தைச் சரிபாருங்கள்:' : `இந்த ${count} விவரங்களைச் சரிபாருங்கள்:`),
  myReference: (reference: string): string => `என் செய்தி எண் ${reference}.`,
  openNow: (clock: string): string => `எங்கள் அலுவலகம் இப்போது திறந்திருக்கிறது. ${clock} வரை இருப்போம்.`,
  opens: (day: string, clock: string): string => `எங்கள் அலுவலகம் அடுத்து ${day}, ${inCase(clock, 'to')}த் திறக்கும்.`,
  /** The lines of the slip, once a message is sent. */
  by: (day: string, clock: string): string => `${day}, ${inCase(clock, 'to')}ள்`,
  papers: (service: string): string => `${service} ஆவணங்கள்`,
} satisfies Translated<typeof englishSentences>;

const withoutOption = { 'udyam-registration': 'உத்யம்', 'iec-registration': 'IEC' } as const;

const generalOption = ({ notOffered }: LocalSite): string => {
  const names = (['udyam-registration', 'iec-registration'] as const)
    .filter((slug) => !notOffered.includes(slug))
    .map((slug) => withoutOption[slug]);
  return names.length === 0 ? '' : `${names.join(', ')} என்றால் “பொதுவான கேள்வி”யைத் தேர்ந்தெடுங்கள்.`;
};

export const contactHelp = (site: LocalSite) => {
  const { claimed } = site;
  const { hoursLine } = reachTexts(site);
  return {
    about: claimed('free-consultation', 'இலவச ஆலோசனை:', 'ஆலோசனை:'),
    toForm: 'படிவத்துக்குச் செல்ல',
    again: {
      waiting:
        'இந்தப் பக்கம் திறந்திருக்கும் வரை உங்கள் செய்தியை மீண்டும் அனுப்ப முயல்வோம். நீங்கள் எழுதியது அழியாது. படிவத்திலேயே இருக்கும்.',
      trying: 'உங்கள் செய்தியை இப்போது மீண்டும் அனுப்புகிறோம். நீங்கள் எழுதியது அழியாது. படிவத்திலேயே இருக்கும்.',
      stopped:
        'செய்தியை அனுப்பும் முயற்சியை நிறுத்திவிட்டோம். நீங்கள் எழுதியது அழியாது. படிவத்திலேயே இருக்கும். “செய்தி அனுப்ப” என்பதை அழுத்தினால் மீண்டும் அனுப்புவோம்.',
    },
    stop: 'மீண்டும் அனுப்ப வேண்டாம்',
    noEmail: 'மின்னஞ்சல் இல்லையா? WhatsApp-இல் எழுத',
    onWhatsApp: 'WhatsApp-இல் தொடர',
    another: 'இன்னொரு செய்தி எழுத',
    change: 'மாற்ற',
    town: 'உங்கள் ஊர்',
    option: generalOption(site),
    confirmation: {
      asked: 'நீங்கள் கேட்டது',
      call: 'எப்போது அழைப்போம்',
      ready: 'தயாராக வைக்க',
    },
    reference: 'உங்கள் செய்தி எண்',
    toEnquiry: 'நீங்கள் அனுப்பியதைப் பார்க்க அல்லது திரும்பப் பெற',
    next: `இதன் பிறகு, ${claimed('reply', 'அடுத்த வேலை நாள் முடிவதற்குள் உங்களை அழைத்து, எந்த ஆவணங்களை அனுப்ப வேண்டும், எங்கள் கட்டணம் எவ்வளவு ஆகும் என்று சொல்கிறோம்', 'செய்திகளை வந்த வரிசையில் படிக்கிறோம்')}. எங்கள் அலுவலக நேரம் ${hoursLine}.`,
  } satisfies Translated<ReturnType<typeof english>>;
};
