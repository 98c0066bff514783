import type { LocalSite } from '../../local-site.ts';
import type { Translated } from '../../translated.ts';
import type {
  blogFaults as blogFaultsInEnglish,
  serverTexts as englishServerTexts,
  gonePage as gonePageInEnglish,
  plainAnswers as plainAnswersInEnglish,
} from './en.ts';

export const gonePage = {
  title: (service: string): string => `${service} சேவையை நாங்கள் செய்வதில்லை`,
  text: 'எங்கள் மற்ற சேவைகளைப் பாருங்கள் அல்லது எங்களிடம் கேளுங்கள். யார் உதவ முடியும் என்று எங்களுக்குத் தெரிந்திருக்கலாம்.',
  action: 'எங்கள் சேவைகளைப் பார்க்க',
} satisfies Translated<typeof gonePageInEnglish>;

export const serverTexts = (site: LocalSite) => {
  const { firm } = site;
  const againOrCall = `ஒரு நிமிடம் கழித்து எங்கள் மின்னஞ்சலில் உள்ள இணைப்பை மீண்டும் அழுத்துங்கள், அல்லது எங்களை அழையுங்கள்: ${firm.phone}`;
  /** The link of a page where nothing is left to press. */
  const callLabel = `எங்களை அழைக்க: ${firm.phone}`;
  const newsletterPages = {
    confirm: {
      title: 'செய்திமடல் பெறுவதை உறுதி செய்யுங்கள்',
      text: 'இன்னும் ஒன்று மட்டும் பாக்கி. எங்கள் செய்திமடல் வேண்டும் என்று உறுதி செய்யுங்கள்.',
      action: 'செய்திமடலை உறுதி செய்ய',
    },
    confirmed: {
      title: 'செய்திமடல் பெறுவது உறுதியாகிவிட்டது',
      text: 'நன்றி. புதிய வரிச் செய்திகளும் தொழில் தகவல்களும் உங்களுக்கு வரும்.',
      action: 'வலைப்பதிவைப் படிக்க',
    },
    unsubscribe: {
      title: 'செய்திமடல் இனி வேண்டாமா?',
      text: 'நிறுத்தினால், இனி எங்கள் செய்திமடல் உங்களுக்கு வராது.',
      action: 'செய்திமடலை நிறுத்த',
    },
    unsubscribed: {
      title: 'செய்திமடலை நிறுத்திவிட்டோம்',
      text: 'இனி எங்களிடமிருந்து செய்திமடல் வராது.',
      action: 'முகப்புக்குச் செல்ல',
    },
    gone: {
      title: 'இந்த இணைப்பு இனி வேலை செய்யாது',
      text: (days: number): string =>
        `இந்த இணைப்பை ஏற்கெனவே பயன்படுத்திவிட்டீர்கள், அல்லது அது வந்து ${days} நாட்களுக்கு மேல் ஆகிவிட்டது. எங்கள் வலைப்பதிவுப் பக்கத்தில் செய்திமடலுக்கு மீண்டும் பதிவு செய்யுங்கள்.`,
      action: 'செய்திமடல் மீண்டும் பெற',
    },
    /** The texts of a link while the store is unreachable. */
    away: {
      confirm: {
        title: 'இப்போது உறுதி செய்ய முடியவில்லை',
        text: `செய்திமடல் பெறுவது இன்னும் உறுதியாகவில்லை. ${againOrCall}`,
      },
      unsubscribe: {
        title: 'இப்போது செய்திமடலை நிறுத்த முடியவில்லை',
        text: `செய்திமடல் இன்னும் உங்களுக்கு வரும். ${againOrCall}`,
      },
    },
  } as const satisfies Translated<ReturnType<typeof englishServerTexts>['newsletterPages']>;
  return { callLabel, newsletterPages };
};

/** The subject of a WhatsApp message from such a page. */
export const serverPageSubject = 'உங்கள் இணையதளத்தில் வந்த செய்தி';

/** The texts by which the blog's proxy tells a script that it has no posts. */
export const blogFaults = {
  timeout: 'வலைப்பதிவுத் தளம் குறித்த நேரத்தில் பதில் தரவில்லை.',
  unavailable: 'வலைப்பதிவுத் தளம் தந்த பதிலைப் பயன்படுத்த முடியவில்லை.',
} as const satisfies Translated<typeof blogFaultsInEnglish>;

/** Answers of one line, without the site's looks. */
export const plainAnswers = {
  notAllowed: 'இந்த முறைக்கு அனுமதி இல்லை',
  twoHosts: 'ஒரே ஒரு Host தலைப்புக்கு மட்டுமே அனுமதி உண்டு',
  fault: (id: string): string => `எங்கள் தரப்பில் ஏதோ தவறு நடந்தது. எங்களை அழைத்து இந்தப் பிழை எண்ணைச் சொல்லுங்கள்: ${id}.`,
} as const satisfies Translated<typeof plainAnswersInEnglish>;
