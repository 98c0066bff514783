import type { LocalSite } from '../../local-site.ts';
import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import { reachTexts } from '../reach/ta.ts';
import type { contactHelp as english, contactSentences as englishSentences } from './en.ts';

/** The sentences around a number, a day or a name; the form says them without a new page. */
export const contactSentences = {
  summary: (count: number): string => (count === 1 ? 'இந்த விவரத்தைச் சரிபாருங்கள்:' : `இந்த ${count} விவரங்களைச் சரிபாருங்கள்:`),
  myReference: (reference: string): string => `என் குறிப்பு எண்: ${reference}.`,
  openNow: (clock: string): string => `எங்கள் அலுவலகம் இப்போது திறந்திருக்கிறது: ${clock} வரை.`,
  opens: (day: string, clock: string): string => `எங்கள் அலுவலகம் அடுத்துத் திறப்பது: ${day}, ${clock}.`,
  /** The lines of the slip, once a message is sent. */
  by: (day: string, clock: string): string => `${day}, ${inCase(clock, 'to')}ள்`,
  papers: (service: string): string => `ஆவணங்கள்: ${service}`,
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
        'இந்தப் பக்கம் திறந்திருக்கும் வரை, செய்தி தானாகவே மீண்டும் அனுப்பப்படும். எதுவும் இழக்கப்படாது: நீங்கள் எழுதியது படிவத்திலேயே இருக்கும்.',
      trying: 'இப்போது மீண்டும் அனுப்பப்படுகிறது. எதுவும் இழக்கப்படாது: நீங்கள் எழுதியது படிவத்திலேயே இருக்கும்.',
      stopped:
        'இனி தானாக அனுப்பப்படாது. எதுவும் இழக்கப்படாது: நீங்கள் எழுதியது படிவத்திலேயே இருக்கும்; “செய்தி அனுப்ப” அழுத்தினால் செல்லும்.',
    },
    stop: 'மீண்டும் அனுப்ப வேண்டாம்',
    noEmail: 'மின்னஞ்சல் இல்லையா? WhatsApp செய்தி அனுப்ப',
    onWhatsApp: 'WhatsApp-இல் தொடர',
    another: 'இன்னொரு செய்தி எழுத',
    change: 'மாற்ற',
    option: generalOption(site),
    confirmation: {
      asked: 'நீங்கள் கேட்டது',
      call: 'நாங்கள் அழைப்பது',
      ready: 'தயாராக வைக்க',
    },
    reference: 'உங்கள் குறிப்பு எண்',
    toEnquiry: 'விசாரிப்பைப் பார்க்க அல்லது திரும்பப் பெற',
    next: `அடுத்து நடப்பது: அலுவலக நேரத்தில் (${hoursLine}) செய்திகளை வந்த வரிசையில் படிக்கிறோம்.`,
  } satisfies Translated<ReturnType<typeof english>>;
};
