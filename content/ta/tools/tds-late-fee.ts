import type { tdsLateFeeWords as english } from '../../tools/tds-late-fee.ts';
import type { Translated } from '../../translated.ts';

/** TDS late fee and interest: what the page, its form and its sheet say. */
export const tdsLateFeeWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'TDS தாமதக் கட்டணம், வட்டி: கணக்கிட்டுப் பாருங்கள்',
    description:
      'TDS, TCS ரிட்டர்ன், பிடித்தம் அல்லது செலுத்துதல் தாமதமா? தேதிகளையும் தொகையையும் எழுதுங்கள்: தாமதக் கட்டணம், வட்டி தெரியும்.',
    keywords: ['tds தாமதக் கட்டணம்', 'tds வட்டி கணக்கு', 'section 234e கட்டணம்', 'tds தாமதமாகச் செலுத்த'],
  },
  title: 'TDS தாமதக் கட்டணம், வட்டி',
  lead: 'எது தாமதம் என்று சொல்லுங்கள்: காலாண்டு ரிட்டர்னா, வரியா? கணக்கின் ஒவ்வொரு படியும் தெரியும்.',
  fields: {
    what: 'எது தாமதம்?',
    quarter: 'காலாண்டின் ஒரு மாதம்',
    quarterHint: 'ரிட்டர்னுக்கு: அதில் வரும் ஏதாவது ஒரு மாதம்; ஏப்ரல் முதல் ஜூன் வரை என்றால் ஜூன் 2026.',
    since: 'வரி பிடித்த நாள்',
    sinceHint: 'தாமதமாகச் செலுத்திய அல்லது பிடித்த வரிக்கு: வரி பிடித்த, அல்லது பிடித்திருக்க வேண்டிய நாள்.',
    done: 'தாக்கல் செய்த, செலுத்திய அல்லது பிடித்த நாள்',
    doneHint: 'அதைச் செய்த, அல்லது செய்யப்போகும் நாள்.',
    tax: 'வரி (ரூபாய்)',
    taxHint: 'ரிட்டர்னுக்கு முழுக் காலாண்டின் வரி; மற்றபடி இந்தப் பிடித்தத்தின் வரி.',
  },
  options: {
    tds: 'TDS ரிட்டர்ன்',
    tcs: 'TCS ரிட்டர்ன்',
    payment: 'வரி செலுத்துதல்',
    deduction: 'வரி பிடித்தம்',
  },
  movedForSome:
    'இந்தக் காலாண்டில் அரசு சில ரிட்டர்ன்களின் கடைசி தேதியை மாற்றியது; மற்றவற்றுக்கு இல்லை. உங்களுக்கு எது என்று எங்களிடம் கேளுங்கள்.',
  // Written in digits: the fields read no Tamil names of months.
  needQuarter: 'ரிட்டர்னில் வரும் ஒரு மாதத்தை எழுதுங்கள், எடுத்துக்காட்டாக ஜூன் 2026.',
  needSince: 'வரி பிடித்த, அல்லது பிடித்திருக்க வேண்டிய நாளை எழுதுங்கள்.',
  notOver: 'இந்தக் காலாண்டு இன்னும் முடியவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  before: 'இது வரி பிடித்த நாளுக்கு முன் உள்ளது. இரண்டு நாட்களையும் சரிபாருங்கள்.',
  subject: {
    tds: (from: string, to: string): string => `TDS ரிட்டர்ன், ${from} முதல் ${to} வரை`,
    tcs: (from: string, to: string): string => `TCS ரிட்டர்ன், ${from} முதல் ${to} வரை`,
    payment: (since: string): string => `வரி பிடித்த நாள்: ${since}`,
    deduction: (since: string): string => `வரி பிடிக்க வேண்டிய நாள்: ${since}`,
  },
  late: (days: number): string => (days === 1 ? '1 நாள் தாமதம்' : `${days} நாட்கள் தாமதம்`),
  inMonths: (months: number): string => (months === 1 ? '1 மாத வட்டி' : `${months} மாத வட்டி`),
  onTime: 'தாமதம் இல்லை',
  due: (day: string): string => `கடைசி தேதி: ${day}.`,
  dueAhead: (day: string): string => `கடைசி தேதி: ${day}. எனவே தாமதக் கட்டணம் இல்லை.`,
  sameDay: 'அதே நாளில் செய்ததால் வட்டி இல்லை.',
  fee: 'தாமதக் கட்டணம்',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} × ${rate}`,
  feeCapped: (working: string, tax: string): string => `${working}, ஆனால் அதிகபட்சம் வரித் தொகையான ${tax}`,
  totalFee: 'செலுத்த வேண்டிய தாமதக் கட்டணம்',
  eachDay: (fee: string): string => `ஒவ்வொரு கூடுதல் நாளுக்கும் ${fee} கூடும்.`,
  interest: 'வட்டி',
  interestWorking: (base: string, percent: number, months: number): string =>
    `${base} × ${percent}% × ${months === 1 ? '1 மாதம்' : `${months} மாதங்கள்`}`,
  interestOfPart: (base: string, tax: string, percent: number, months: number): string =>
    `${base} (${tax}-இல் உள்ள முழு நூறுகள்) × ${percent}% × ${months === 1 ? '1 மாதம்' : `${months} மாதங்கள்`}`,
  totalInterest: 'செலுத்த வேண்டிய வட்டி',
  calendarMonths: (from: string, to: string): string =>
    from === to
      ? `ஒவ்வொரு காலண்டர் மாதமும் முழுதாகக் கணக்காகும்: இங்கே ${from}.`
      : `தாமதம் தொடும் ஒவ்வொரு காலண்டர் மாதமும் முழுதாகக் கணக்காகும்: இங்கே ${from} முதல் ${to} வரை.`,
  inTime: 'கடைசி நாளுக்குப் பின் செலுத்திய வரிக்கு மட்டும்: உரிய நேரத்தில் செலுத்தினால், மாதம் மாறினாலும் வட்டி இல்லை.',
  alsoPaid: 'வரியும் தாமதமாகச் செலுத்தியிருந்தால், வரி பிடித்த நாளிலிருந்து அதைத் தனியாகக் கணக்கிடுங்கள்.',
  used: {
    due: 'TDS ரிட்டர்ன் கடைசி நாட்கள்',
    dueTcs: 'TCS ரிட்டர்ன் கடைசி நாட்கள்',
    fee: 'தாமதக் கட்டணம், நாள் ஒன்றுக்கு',
    interest: 'வட்டி, மாதத்துக்கு',
  },
  notCovered: [
    'வரி உரிய நேரத்தில் செலுத்தப்பட்டதா: வரி செலுத்தும் கடைசி நாட்கள் இந்தக் கருவியில் இல்லை',
    'தாமதக் கட்டணத்துக்கு மேல் வரக்கூடிய அபராதம்',
    'தாமதமாக வசூலித்த அல்லது செலுத்திய TCS-க்கான வட்டி',
    'மாதங்களைத் தேதிக்குத் தேதி எண்ணும் முறை: தீர்ப்பாயங்களில் (Tribunal) சிலர் இதைக் கேட்டுள்ளனர்',
    'அரசு அலுவலகங்களின் கடைசி தேதிகள், இங்கே பதியாத கால நீட்டிப்புகள்',
    'துறையின் அறிக்கை காட்டும் தொகையே செல்லும்',
  ],
} as const satisfies Translated<typeof english>;
