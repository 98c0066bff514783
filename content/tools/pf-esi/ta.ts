import { inRupees } from '../../register/values.ts';
import { fact, figure } from '../../ta/facts.ts';
import type { Translated } from '../../translated.ts';
import type { pfEsiWords as english, pfEsiUsed as englishUsed } from './en.ts';

/** PF and ESI contributions: what the page, its form and its result say. */
export const pfEsiWords = {
  changedOn: '2026-11-26',
  seo: {
    title: 'சம்பளப் பட்டியலிலிருந்து PF, ESI பங்களிப்பு கணக்கு',
    description:
      'ஒவ்வோர் ஊழியரின் சம்பளத்தை எழுதுங்கள்: ஊழியரும் நிறுவனமும் தரும் மாத PF, ESI தொகை தெரியும். பெயர்களைக் கருவி நீக்கிவிடும்.',
  },
  title: 'PF, ESI பங்களிப்பு',
  lead: 'உங்கள் சம்பளப் பட்டியலிலிருந்து ஒவ்வோர் ஊழியருக்கும் இரண்டு தொகைகளை எழுதுங்கள் அல்லது ஒட்டுங்கள். எவ்வளவு பிடிக்க வேண்டும், நீங்கள் எவ்வளவு சேர்க்க வேண்டும், மொத்தம் எவ்வளவு செலுத்த வேண்டும் என்று தெரியும்.',
  fields: {
    month: 'எந்த மாதச் சம்பளம்',
    monthHint: 'எடுத்துக்காட்டாக அக்டோபர் 2026. செப்டம்பர் 17, 2026 முதல் PF சம்பள உச்ச வரம்பு வேறு.',
    wages: 'மாதச் சம்பளம்: வரிசைக்கு ஓர் ஊழியர்',
    wagesHint:
      'முதலில் PF செலுத்தும் சம்பளம், பிறகு மொத்தச் சம்பளம்: எடுத்துக்காட்டாக 15,000 18,500. PF அல்லது ESI இல்லாவிட்டால் 0 எழுதுங்கள். பெயர், UAN, ஆதார், வரிசை எண், தலைப்பு, கூட்டுத்தொகை வரிசை ஆகியவை ஒட்டும்போதே நீங்கிவிடும்.',
  },
  subject: (month: string): string => `PF, ESI: ${month}`,
  employees: (count: number): string => (count === 1 ? '1 ஊழியர்' : `${count} ஊழியர்கள்`),
  lines: {
    pfEmployees: 'PF, ஊழியர்களின் பங்கு',
    pfEmployer: 'PF, நிறுவனத்தின் பங்கு',
    edli: 'EDLI (ஊழியர் காப்பீடு), நிறுவனம் தருவது',
    administration: 'நிர்வாகக் கட்டணம், நிறுவனம் தருவது',
    esiEmployees: 'ESI, ஊழியர்களின் பங்கு',
    esiEmployer: 'ESI, நிறுவனத்தின் பங்கு',
  },
  pfWorking: (percent: number, wages: string): string => `ஒவ்வொரு PF சம்பளத்திலும் ${percent}% (எல்லாம் சேர்த்து ${wages})`,
  edliWorking: (percent: number, ceiling: string): string => `ஒவ்வொரு PF சம்பளத்திலும் ${ceiling} வரை ${percent}%`,
  administrationWorking: (percent: number, wages: string, least: string): string =>
    `பொதுவாக மொத்த PF சம்பளத்தில் (${wages}) ${percent}%, மாதம் குறைந்தது ${least}`,
  esiWorking: (percent: number, wages: string): string => `ஒவ்வொரு மொத்தச் சம்பளத்திலும் ${percent}% (எல்லாம் சேர்த்து ${wages})`,
  total: 'இந்த மாதம் செலுத்த வேண்டியது',
  above: (count: number): string =>
    count === 1
      ? 'ஒருவரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல்: அவருக்கு ESI கணக்கிடவில்லை.'
      : `${count} பேரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல்: அவர்களுக்கு ESI கணக்கிடவில்லை.`,
  stillInsured: `பங்களிப்புக் காலத்தின் நடுவில் சம்பளம் வரம்பைத் தாண்டியவருக்கு மார்ச் 31 அல்லது செப்டம்பர் 30 வரை ESI தொடரும்; இரண்டு பங்கும் முழுச் சம்பளத்துக்கு. மாற்றுத்திறனாளிக்கு வரம்பு பொதுவாக மாதம் ${inRupees(figure('esi.wage-limit-disability'))}. இந்தக் கருவி இவற்றைக் கணக்கிடுவதில்லை.`,
  aboveCeiling: (count: number, ceiling: string, percent: number): string =>
    `${count === 1 ? 'ஒருவரின் PF சம்பளம்' : `${count} பேரின் PF சம்பளம்`} மாதம் ${ceiling}-க்கு மேல். சட்டப்படி ${ceiling} வரை மட்டுமே ${percent}% PF; அதற்கு மேல் விருப்பப்படி செலுத்துவது. அப்படி விரும்பவில்லை என்றால் PF சம்பளமாக ${ceiling} எழுதுங்கள்.`,
  aboveCell: 'வரம்புக்கு மேல்',
  payBy: `செலுத்த வேண்டிய கடைசி நாள்: PF ${fact('pf.return-due')}; ESI-க்கும் பொதுவாக அதே நாள்.`,
  rounding: 'பைசா இருந்தால் PF-இல் ஒவ்வொரு பங்கும் அருகிலுள்ள முழு ரூபாயாகும்; ESI-இல் அடுத்த முழு ரூபாயாகும்.',
  table: {
    title: 'வரிசை வரிசையாக',
    columns: {
      pfWage: 'PF சம்பளம்',
      gross: 'மொத்தச் சம்பளம்',
      pfEmployee: 'PF, ஊழியர்',
      pfEmployer: 'PF, நிறுவனம்',
      esiEmployee: 'ESI, ஊழியர்',
      esiEmployer: 'ESI, நிறுவனம்',
    },
  },
  mistakes: {
    split:
      'PF சம்பள உச்ச வரம்பு 2026 செப்டம்பர் 17 அன்று மாறியது. EPFO அந்த மாதத்தை 16-ஆம் தேதியில் பிரிக்கிறது; ஆனால் அதன் பதில்களில் விளக்கமும் அட்டவணையும் வெவ்வேறு தொகைகளைக் காட்டுகின்றன. அதனால் இந்தக் கருவி தொகை சொல்வதில்லை: செப்டம்பர் 2026 பற்றி எங்களிடம் கேளுங்கள்.',
    none: 'ஒவ்வொரு வரிசையிலும் இரண்டு தொகைகள் எழுதுங்கள்: PF சம்பளம், மொத்தச் சம்பளம்.',
    unread: (row: number): string => `வரிசை ${row}: தொகையைப் படிக்க முடியவில்லை. PF சம்பளத்தையும் மொத்தச் சம்பளத்தையும் எழுதுங்கள்.`,
    count: (row: number, found: number): string =>
      `வரிசை ${row}: ${found === 1 ? '1 தொகை' : `${found} தொகைகள்`} உள்ளன; இரண்டு வேண்டும். PF சம்பளமும் மொத்தச் சம்பளமும் மட்டும் இருக்கட்டும்; இல்லாததற்கு 0 எழுதுங்கள்.`,
    notWages:
      'ஒவ்வொரு வரிசையிலும் முதல் எண் PF சம்பளமாகத் தெரியவில்லை; வரிசை எண், ஊழியர் எண் அல்லது வயதாக இருக்கலாம். ஒவ்வோர் ஊழியருக்கும் இரண்டு தொகைகள் எழுதுங்கள்: PF சம்பளம், மொத்தச் சம்பளம். PF இல்லாவிட்டால் 0 எழுதுங்கள்.',
    order: (row: number): string => `வரிசை ${row}: PF சம்பளம் மொத்தச் சம்பளத்தைவிட அதிகம். PF சம்பளத்தை முதலில் எழுதுங்கள்.`,
    tooMuch: (row: number, most: string): string =>
      `வரிசை ${row}: இந்தக் கருவி மாதம் ${most} வரையிலான சம்பளத்தையே ஏற்கும். தொகைகளைச் சரிபாருங்கள்.`,
    tooMany: (most: number): string => `இந்தக் கருவி ${most} ஊழியர்கள் வரை ஏற்கும். அதற்கு மேல் எங்களிடம் கேளுங்கள்.`,
  },
  notCovered: [
    'சம்பளத்தில் எந்தப் பகுதிக்கு PF: PF சம்பளத்தை நீங்களே எழுதுகிறீர்கள்',
    'நிறுவனத்தின் பங்கு PF-க்கும் ஓய்வூதியத்துக்கும் எப்படிப் பிரிகிறது',
    'நடுவில் உச்ச வரம்பு மாறிய செப்டம்பர் 2026',
    'சில நிறுவனங்களுக்கான குறைந்த PF விகிதம், விருப்பப்படி தரும் கூடுதல் பங்கு',
    'பங்களிப்புக் காலத்தின் நடுவில் ESI வரம்பைத் தாண்டிய ஊழியர்கள், தினக் கூலி மிகக் குறைவாக உள்ளவர்கள்',
    'செலுத்தும் நாளில் போர்ட்டல்கள் காட்டுவதே செல்லும்',
  ],
} as const satisfies Translated<typeof english>;

export const pfEsiUsed = {
  'pf.employee-rate': 'PF விகிதம், ஊழியர்',
  'pf.employer-rate': 'PF விகிதம், நிறுவனம்',
  'pf.edli-rate': 'EDLI விகிதம்',
  'pf.wage-ceiling': 'PF சம்பள உச்ச வரம்பு',
  'pf.administration-rate': 'PF நிர்வாகக் கட்டணம்',
  'esi.employee-rate': 'ESI விகிதம், ஊழியர்',
  'esi.employer-rate': 'ESI விகிதம், நிறுவனம்',
  'esi.wage-limit': 'ESI சம்பள வரம்பு',
} as const satisfies Translated<typeof englishUsed>;
