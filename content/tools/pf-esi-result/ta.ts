import type { Translated } from '../../translated.ts';
import type { pfEsiResult as english } from './en.ts';

/** PF and ESI contributions: what the result says, and what is wrong. It is loaded with the result. */
export const pfEsiResult = {
  subject: (month: string): string => `PF, ESI: ${month}`,
  employees: (count: number): string => (count === 1 ? '1 ஊழியர்' : `${count} ஊழியர்கள்`),
  due: (day: string): string => `கடைசி தேதி: ${day}`,
  lines: {
    pfEmployees: 'PF, ஊழியர்களின் பங்கு (கணக்கு 1)',
    pfEmployer: 'PF, நிறுவனத்தின் பங்கு (கணக்கு 1)',
    pension: 'ஓய்வூதியம் (EPS), நிறுவனம் தருவது (கணக்கு 10)',
    edli: 'EDLI (ஊழியர் காப்பீடு), நிறுவனம் தருவது (கணக்கு 21)',
    administration: 'நிர்வாகக் கட்டணம், நிறுவனம் தருவது (கணக்கு 2)',
    pfTotal: 'PF சலான்',
    esiEmployees: 'ESI, ஊழியர்களின் பங்கு',
    esiEmployer: 'ESI, நிறுவனத்தின் பங்கு',
    esiTotal: 'ESI சலான்',
  },
  pfWorking: (percent: number, wages: string): string =>
    `கணக்கில் சேரும் ஒவ்வொரு PF சம்பளத்திலும் ${percent}% (எல்லாம் சேர்த்து ${wages})`,
  pfEmployerWorking: (percent: number, wages: string): string =>
    `கணக்கில் சேரும் ஒவ்வொரு PF சம்பளத்திலும் ${percent}% (எல்லாம் சேர்த்து ${wages}), ஓய்வூதியம் போக`,
  upToCeilingWorking: (percent: number, ceiling: string): string => `ஒவ்வொரு PF சம்பளத்திலும் ${ceiling} வரை ${percent}%`,
  administrationWorking: (percent: number, wages: string, least: string): string =>
    `பொதுவாகக் கணக்கில் சேரும் PF சம்பளத்தில் (${wages}) ${percent}%, மாதம் குறைந்தது ${least}`,
  esiWorking: (percent: number, wages: string): string => `ஒவ்வொரு மொத்தச் சம்பளத்திலும் ${percent}% (எல்லாம் சேர்த்து ${wages})`,
  total: 'இந்த மாதம் செலுத்த வேண்டியது',
  above: (count: number): string =>
    count === 1
      ? 'ஒருவரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல்: அவருக்கு ESI கணக்கிடவில்லை.'
      : `${count} பேரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல்: அவர்களுக்கு ESI கணக்கிடவில்லை.`,
  notes: {
    upToCeiling: (count: number, ceiling: string, percent: number): string =>
      `${count === 1 ? 'ஒருவரின் PF சம்பளம்' : `${count} பேரின் PF சம்பளம்`} மாதம் ${ceiling}-க்கு மேல். சம்பளத்தில் ${ceiling} வரை ${percent}% PF; இங்கே அதுவே கணக்கிடப்பட்டுள்ளது.`,
    wholeWage: (count: number, ceiling: string): string =>
      `${count === 1 ? 'ஒருவரின் PF சம்பளம்' : `${count} பேரின் PF சம்பளம்`} மாதம் ${ceiling}-க்கு மேல்; முழுச் சம்பளத்துக்கும் PF கணக்கிடப்பட்டுள்ளது. ஓய்வூதியமும் EDLI-உம் வழக்கமாக ${ceiling} வரை மட்டுமே; நிர்வாகக் கட்டணம் வழக்கமாக முழுச் சம்பளத்துக்கு.`,
    noPension:
      'ஓய்வூதியம் இல்லாதவருக்கு நிறுவனத்தின் முழுப் பங்கும் வழக்கமாக PF-இல் (கணக்கு 1) சேரும். 58 வயது ஆனவருக்கும், 2014 செப்டம்பர் 1 அன்றோ அதற்குப் பிறகோ அப்போதைய உச்ச வரம்புக்கு மேலான சம்பளத்தில் சேர்ந்தவருக்கும் இது பொருந்தும்.',
    esiContinues: (count: number, day: string): string =>
      count === 1
        ? `ஒருவரின் சம்பளம் பங்களிப்புக் காலத்தின் நடுவில் ESI வரம்பைத் தாண்டியது: ${day} வரை முழுச் சம்பளத்துக்கும் ESI செலுத்த வேண்டும்.`
        : `${count} பேரின் சம்பளம் பங்களிப்புக் காலத்தின் நடுவில் ESI வரம்பைத் தாண்டியது: ${day} வரை முழுச் சம்பளத்துக்கும் ESI செலுத்த வேண்டும்.`,
    choose: (limit: string, day: string): string =>
      `பங்களிப்புக் காலம் தொடங்கிய பிறகே சம்பளம் வரம்பைத் தாண்டியிருந்தால், அந்த வரிசையில் “ESI தொடர்கிறது” என்பதைத் தேர்ந்தெடுங்கள்: ${day} வரை ESI செலுத்த வேண்டும். மாற்றுத்திறனாளிக்கு வரம்பு வழக்கமாக மாதம் ${limit}: “மாற்றுத்திறனாளி” என்பதைத் தேர்ந்தெடுங்கள்.`,
  },
  payroll: {
    title: 'சம்பளக் கணக்குக்கு',
    takeHome: (amount: string): string => `கையில் கிடைக்கும் மொத்தச் சம்பளம்: ${amount}, வருமான வரிக்கும் தொழில் வரிக்கும் முன்`,
    cost: (amount: string): string => `நிறுவனத்தின் மொத்தச் செலவு: ${amount}, நிறுவனத்தின் எல்லாப் பங்குகளும் கட்டணங்களும் சேர்த்து`,
  },
  aboveCell: 'வரம்புக்கு மேல்',
  rounding: 'பைசா இருந்தால் PF-இல் ஒவ்வொரு பங்கும் அருகிலுள்ள முழு ரூபாயாகும்; ESI-இல் அடுத்த முழு ரூபாயாகும்.',
  table: {
    title: 'வரிசை வரிசையாக, ECR-இன் வரிசையில்',
    columns: {
      gross: 'மொத்தச் சம்பளம்',
      epfWage: 'EPF சம்பளம்',
      epsWage: 'EPS சம்பளம்',
      edliWage: 'EDLI சம்பளம்',
      pfEmployee: 'PF, ஊழியர்',
      pension: 'ஓய்வூதியம் (EPS)',
      pfEmployer: 'PF, நிறுவனம்',
      edli: 'EDLI',
      esiEmployee: 'ESI, ஊழியர்',
      esiEmployer: 'ESI, நிறுவனம்',
      takeHome: 'கையில் கிடைப்பது',
      cost: 'செலவு, கட்டணம் இல்லாமல்',
    },
  },
  mistakes: {
    split:
      'PF சம்பள உச்ச வரம்பு 2026 செப்டம்பர் 17 அன்று மாறியது. EPFO அந்த மாதத்தை 16-ஆம் தேதியில் பிரிக்கிறது; ஆனால் அதன் பதில்களில் விளக்கமும் அட்டவணையும் வெவ்வேறு தொகைகளைக் காட்டுகின்றன. அதனால் இந்தக் கருவி தொகை சொல்வதில்லை: செப்டம்பர் 2026 பற்றி எங்களிடம் கேளுங்கள்.',
    none: 'குறைந்தது ஓர் ஊழியரின் PF சம்பளத்தையும் மொத்தச் சம்பளத்தையும் எழுதுங்கள்.',
    columns: { pf: 'PF சம்பளம்', gross: 'மொத்தச் சம்பளம்' },
    unread: (row: number): string => `வரிசை ${row}: தொகையைப் படிக்க முடியவில்லை. PF சம்பளத்தையும் மொத்தச் சம்பளத்தையும் எழுதுங்கள்.`,
    unreadCell: (row: number, column: string): string => `வரிசை ${row}: ${column} படிக்க முடியவில்லை. எண்களில் எழுதுங்கள்.`,
    missing: (row: number, column: string): string => `வரிசை ${row}: ${column} விடுபட்டுள்ளது. இல்லாவிட்டால் 0 எழுதுங்கள்.`,
    more: (rows: number): string =>
      rows === 1 ? 'இன்னும் ஒரு வரிசையைத் திருத்த வேண்டும்.' : `இன்னும் ${rows} வரிசைகளைத் திருத்த வேண்டும்.`,
    notWages:
      'ஒவ்வொரு வரிசையிலும் முதல் எண் PF சம்பளமாகத் தெரியவில்லை; வரிசை எண், ஊழியர் எண் அல்லது வயதாக இருக்கலாம். ஒவ்வோர் ஊழியருக்கும் இரண்டு தொகைகள் எழுதுங்கள்: PF சம்பளம், மொத்தச் சம்பளம். PF இல்லாவிட்டால் 0 எழுதுங்கள்.',
    order: (row: number): string => `வரிசை ${row}: PF சம்பளம் மொத்தச் சம்பளத்தைவிட அதிகம். இரண்டையும் சரிபாருங்கள்.`,
    tooMuch: (row: number, most: string): string =>
      `வரிசை ${row}: இந்தக் கருவி மாதம் ${most} வரையிலான சம்பளத்தையே ஏற்கும். தொகைகளைச் சரிபாருங்கள்.`,
    tooMany: (most: number): string => `இந்தக் கருவி ${most} ஊழியர்கள் வரை ஏற்கும். அதற்கு மேல் எங்களிடம் கேளுங்கள்.`,
  },
} as const satisfies Translated<typeof english>;
