import type { Translated } from '../../translated.ts';
import type { pfEsiResult as english } from './en.ts';

/** PF and ESI contributions: what the result says, and what is wrong. It is loaded with the result. */
export const pfEsiResult = {
  subject: (month: string): string => `${month} மாத PF, ESI`,
  employees: (count: number): string => (count === 1 ? '1 ஊழியர்' : `${count} ஊழியர்கள்`),
  due: (day: string): string => `${day}-க்குள் செலுத்துங்கள்.`,
  for: (count: number): string => `இது ${count === 1 ? '1 ஊழியருக்கான' : `${count} ஊழியர்களுக்கான`} தொகை.`,
  daysLate: (days: number): string =>
    days === 1 ? 'கடைசி தேதி முடிந்து 1 நாள் ஆகிவிட்டது.' : `கடைசி தேதி முடிந்து ${days} நாட்கள் ஆகிவிட்டன.`,
  wasDue: (count: number, day: string): string =>
    `${count === 1 ? '1 ஊழியருக்கான' : `${count} ஊழியர்களுக்கான`} இந்தத் தொகைக்குக் கடைசி தேதி ${day}.`,
  withDelay: (amount: string): string => `தாமதத்துக்கான எல்லாத் தொகைகளையும் சேர்த்தால் ஏறத்தாழ ${amount} ஆகும்.`,
  coverage: {
    both: (people: number, pf: number, esi: number): string =>
      `${people} ஊழியர்கள் உள்ள நிறுவனம் PF, ESI இரண்டிலும் பதிவு செய்ய வேண்டும். PF ${pf} ஊழியர்கள் முதலும், ESI ${esi} ஊழியர்கள் முதலும் கட்டாயம்.`,
    esiAlone: (people: number, pf: number, esi: number): string =>
      `${people} ஊழியர்கள் உள்ள நிறுவனம் ESI-இல் பதிவு செய்ய வேண்டும். ESI ${esi} ஊழியர்கள் முதல் கட்டாயம், PF ${pf} ஊழியர்கள் முதல்தான் கட்டாயம்.`,
    neither: (people: number, pf: number, esi: number): string =>
      `${people === 1 ? '1 ஊழியர்' : `${people} ஊழியர்கள்`} மட்டும் உள்ள நிறுவனம் பொதுவாகப் பதிவு செய்ய வேண்டியதில்லை. PF ${pf} ஊழியர்கள் முதலும், ESI ${esi} ஊழியர்கள் முதலும்தான் கட்டாயம்.`,
    others:
      'இங்கே எழுதாத ஊழியர்களையும் சேர்த்து எண்ணுங்கள். ஏற்கெனவே பதிவு செய்திருந்தால், ஊழியர் எண்ணிக்கை குறைந்தாலும் பொதுவாக PF, ESI தொடரும்.',
  },
  late: {
    title: (days: number): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} தாமதமாக இன்று செலுத்தினால்`,
    together: (added: string, all: string, isPartial: boolean): string =>
      `தாமதத்துக்கான தொகைகள் மொத்தம் ஏறத்தாழ ${added}. எனவே எல்லாம் சேர்த்து ஏறத்தாழ ${all} செலுத்த வேண்டும்.${isPartial ? ' இங்கே தொகை சொல்லாத தாமத அபராதம் இதில் சேரவில்லை.' : ''} வட்டியை அடுத்த முழு ரூபாய்க்கும், அபராதத்தை அருகிலுள்ள முழு ரூபாய்க்கும் மாற்றியுள்ளோம்.`,
    pfInterest: (percent: number, days: number, amount: string): string =>
      `தாமதமான PF-க்கு ஆண்டுக்கு ${percent}% வட்டி உண்டு. ${days === 1 ? '1 நாளுக்கு' : `${days} நாட்களுக்கு`} ஏறத்தாழ ${amount} ஆகும்.`,
    damages: (percent: number, amount: string): string =>
      `PF-க்கு EPFO தாமத அபராதமும் விதிக்கலாம். பொதுவாக ஒவ்வொரு மாதத்துக்கும், மாதத்தின் ஒரு பகுதிக்கும் ${percent}% வரும். இன்று வரை அது ${amount} ஆகும்.`,
    damagesUnknown: 'PF-க்கு EPFO தாமத அபராதமும் விதிக்கலாம். இந்த மாதத்துக்கான விகிதத்தை எங்களிடம் கேளுங்கள்.',
    lateFee: (perDay: string, amount: string): string =>
      `PF ரிட்டர்னையும் (ECR) தாக்கல் செய்யாவிட்டால், பொதுவாக நாள் ஒன்றுக்கு ${perDay} தாமதக் கட்டணம் உண்டு. அது அந்த மாத நிர்வாகக் கட்டணத்துக்கு மேல் போகாது. இன்று வரை அது ${amount} ஆகும்.`,
    esiInterest: (percent: number, days: number, amount: string): string =>
      `தாமதமான ESI-க்கு ஆண்டுக்கு ${percent}% வட்டி உண்டு. ${days === 1 ? '1 நாளுக்கு' : `${days} நாட்களுக்கு`} ஏறத்தாழ ${amount} ஆகும்.`,
    esiDamages: 'ESI-க்கு ESIC-உம் பொதுவாகத் தாமத அபராதம் விதிக்கும். எவ்வளவு என்று எங்களிடம் கேளுங்கள்.',
  },
  lines: {
    pfEmployees: 'PF-இல் ஊழியர்களின் பங்கு (கணக்கு 1)',
    pfEmployer: 'PF-இல் நிறுவனத்தின் பங்கு (கணக்கு 1)',
    pension: 'நிறுவனம் செலுத்தும் ஓய்வூதியப் பங்களிப்பு (EPS, கணக்கு 10)',
    edli: 'நிறுவனம் செலுத்தும் EDLI (ஊழியர் காப்பீடு, கணக்கு 21)',
    administration: 'நிறுவனம் செலுத்தும் நிர்வாகக் கட்டணம் (கணக்கு 2)',
    pfTotal: 'PF சலான்',
    esiEmployees: 'ESI-இல் ஊழியர்களின் பங்கு',
    esiEmployer: 'ESI-இல் நிறுவனத்தின் பங்கு',
    esiTotal: 'ESI சலான்',
  },
  pfWorking: (percent: number, wages: string): string => `PF செலுத்தும் ஒவ்வொரு சம்பளத்திலும் (மொத்தம் ${wages}) ${percent}%`,
  pfEmployerWorking: (percent: number, wages: string): string =>
    `PF செலுத்தும் ஒவ்வொரு சம்பளத்திலும் (மொத்தம் ${wages}) ${percent}%, அதில் ஓய்வூதியம் போக மீதி`,
  upToCeilingWorking: (percent: number, ceiling: string): string => `ஒவ்வொரு PF சம்பளத்திலும் ${ceiling} வரை ${percent}%`,
  administrationWorking: (percent: number, wages: string, least: string): string =>
    `பொதுவாக, PF செலுத்தும் எல்லாச் சம்பளத்திலும் (${wages}) ${percent}%, மாதம் குறைந்தது ${least}`,
  esiWorking: (percent: number, wages: string): string =>
    `ஒவ்வொருவரின் மொத்தச் சம்பளத்திலும் (எல்லோருக்கும் சேர்த்து ${wages}) ${percent}%`,
  total: 'அந்த மாதத்துக்குச் செலுத்த வேண்டிய மொத்தம்',
  above: (count: number): string =>
    count === 1
      ? 'ஒருவரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல் இருப்பதால், அவருக்கு ESI கணக்கிடவில்லை.'
      : `${count} பேரின் மொத்தச் சம்பளம் ESI வரம்புக்கு மேல் இருப்பதால், அவர்களுக்கு ESI கணக்கிடவில்லை.`,
  notes: {
    upToCeiling: (count: number, ceiling: string, percent: number): string =>
      `${count === 1 ? 'ஒருவரின் PF சம்பளம்' : `${count} பேரின் PF சம்பளம்`} மாதம் ${ceiling}-க்கு மேல் உள்ளது. சம்பளத்தில் ${ceiling} வரை மட்டும் ${percent}% PF கணக்கிட்டுள்ளோம்.`,
    wholeWage: (count: number, ceiling: string): string =>
      `${count === 1 ? 'ஒருவரின் PF சம்பளம்' : `${count} பேரின் PF சம்பளம்`} மாதம் ${ceiling}-க்கு மேல் உள்ளது. அந்த முழுச் சம்பளத்துக்கும் PF கணக்கிட்டுள்ளோம். ஓய்வூதியமும் EDLI-உம் பொதுவாக ${ceiling} வரை மட்டும்தான். நிர்வாகக் கட்டணம் பொதுவாக முழுச் சம்பளத்துக்கும் உண்டு.`,
    noPension:
      'ஊழியருக்கு ஓய்வூதியம் இல்லை என்றால், நிறுவனத்தின் முழுப் பங்கும் பொதுவாக PF-இல் (கணக்கு 1) சேரும். 58 வயது ஆனவர்களுக்கும், செப்டம்பர் 1, 2014 அன்றோ அதன் பிறகோ அப்போதைய உச்ச வரம்புக்கு மேலான சம்பளத்தில் சேர்ந்தவர்களுக்கும் இது பொருந்தும்.',
    esiContinues: (count: number, day: string): string =>
      count === 1
        ? `ஒருவரின் சம்பளம் பங்களிப்புக் காலத்தின் நடுவில் ESI வரம்பைத் தாண்டியது. ${day} வரை முழுச் சம்பளத்துக்கும் ESI செலுத்த வேண்டும்.`
        : `${count} பேரின் சம்பளம் பங்களிப்புக் காலத்தின் நடுவில் ESI வரம்பைத் தாண்டியது. ${day} வரை முழுச் சம்பளத்துக்கும் ESI செலுத்த வேண்டும்.`,
    choose: (limit: string, day: string): string =>
      `பங்களிப்புக் காலம் தொடங்கிய பிறகு சம்பளம் ESI வரம்பைத் தாண்டியிருந்தால், அட்டவணைக்கு மேலே உள்ள பெட்டியை டிக் செய்து, அந்த ஊழியரின் வரிசையில் “ESI தொடர்கிறது” என்பதைத் தேர்ந்தெடுங்கள். அப்போது ${day} வரை ESI செலுத்த வேண்டும். மாற்றுத்திறனாளிக்கு வரம்பு பொதுவாக மாதம் ${limit}. அந்த ஊழியரின் வரிசையில் “மாற்றுத்திறனாளி” என்பதைத் தேர்ந்தெடுங்கள்.`,
  },
  payroll: {
    title: 'சம்பளக் கணக்குக்கு',
    takeHome: (amount: string): string =>
      `எல்லா ஊழியர்களுக்கும் சேர்த்துக் கையில் ${amount} கிடைக்கும் (வருமான வரியையும் தொழில் வரியையும் கழிக்கும் முன்).`,
    cost: (amount: string): string => `அந்த மாதம் நிறுவனத்துக்கு ${amount} செலவாகும் (நிறுவனத்தின் பங்குகளும் கட்டணங்களும் சேர்த்து).`,
  },
  aboveCell: 'வரம்புக்கு மேல்',
  rounding: 'ஒவ்வொரு பங்கையும் PF-இல் அருகிலுள்ள முழு ரூபாயாகவும், ESI-இல் அடுத்த முழு ரூபாயாகவும் கணக்கிட வேண்டும்.',
  table: {
    title: 'ஊழியர் வாரியாக, ECR-இல் வரும் வரிசையில்',
    columns: {
      gross: 'மொத்தச் சம்பளம்',
      epfWage: 'EPF சம்பளம்',
      epsWage: 'EPS சம்பளம்',
      edliWage: 'EDLI சம்பளம்',
      pfEmployee: 'ஊழியரின் PF',
      pension: 'ஓய்வூதியம் (EPS)',
      pfEmployer: 'நிறுவனத்தின் PF',
      edli: 'EDLI',
      esiEmployee: 'ஊழியரின் ESI',
      esiEmployer: 'நிறுவனத்தின் ESI',
      takeHome: 'கையில் கிடைப்பது',
      cost: 'செலவு (கட்டணம் சேர்க்காமல்)',
    },
  },
  mistakes: {
    split:
      'PF சம்பள உச்ச வரம்பு செப்டம்பர் 17, 2026 அன்று மாறியது. EPFO அந்த மாதத்தை 16-ஆம் தேதி வரை, 17-ஆம் தேதி முதல் என இரண்டாகக் கணக்கிடுகிறது, ஆனால் அதன் விளக்கத்திலும் அட்டவணையிலும் வெவ்வேறு தொகைகள் உள்ளன. அதனால் நாங்கள் தொகையைக் காட்டவில்லை. செப்டம்பர் 2026 பற்றி எங்களிடம் கேளுங்கள்.',
    none: 'குறைந்தது ஓர் ஊழியரின் PF சம்பளத்தையும் மொத்தச் சம்பளத்தையும் எழுதுங்கள்.',
    columns: { pf: 'PF சம்பளம்', gross: 'மொத்தச் சம்பளம்' },
    unread: (row: number): string => `வரிசை ${row}: தொகையைப் படிக்க முடியவில்லை. PF சம்பளத்தையும் மொத்தச் சம்பளத்தையும் எழுதுங்கள்.`,
    unreadCell: (row: number, column: string): string =>
      `வரிசை ${row}: ${column} எவ்வளவு என்று படிக்க முடியவில்லை. எண்களில் எழுதுங்கள்.`,
    missing: (row: number, column: string): string => `வரிசை ${row}: ${column} விடுபட்டுள்ளது. இல்லாவிட்டால் 0 எழுதுங்கள்.`,
    more: (rows: number): string =>
      rows === 1 ? 'இன்னும் ஒரு வரிசையைத் திருத்த வேண்டும்.' : `இன்னும் ${rows} வரிசைகளைத் திருத்த வேண்டும்.`,
    notWages:
      'ஒவ்வொரு வரிசையிலும் முதல் எண் PF சம்பளம் போல் இல்லை, வரிசை எண், ஊழியர் எண் அல்லது வயது போல் உள்ளது. ஒவ்வோர் ஊழியருக்கும் இரண்டு தொகைகளை எழுதுங்கள்: PF சம்பளம், மொத்தச் சம்பளம். PF இல்லாவிட்டால் 0 எழுதுங்கள்.',
    order: (row: number): string => `வரிசை ${row}: PF சம்பளம் மொத்தச் சம்பளத்தைவிட அதிகம். இரண்டு தொகைகளையும் சரிபாருங்கள்.`,
    tooMuch: (row: number, most: string): string =>
      `வரிசை ${row}: இந்தக் கருவியில் மாதம் ${most} வரையிலான சம்பளத்துக்குக் கணக்கிடலாம். தொகைகளைச் சரிபாருங்கள்.`,
    tooMany: (most: number): string => `இந்தக் கருவியில் ${most} ஊழியர்கள் வரை கணக்கிடலாம். அதற்கு மேல் என்றால் எங்களிடம் கேளுங்கள்.`,
  },
} as const satisfies Translated<typeof english>;
