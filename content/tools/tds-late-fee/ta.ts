import type { Translated } from '../../translated.ts';
import { lateWords } from '../late-words/ta.ts';
import type { tdsLateFeeWords as english, tdsLateFeeUsed as englishUsed } from './en.ts';

/** TDS return late fee: what the page, its form and its result say. */
export const tdsLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-26',
  seo: {
    title: 'TDS தாமதக் கட்டணம்: தாமதமான ரிட்டர்னின் செலவு',
    description:
      'TDS, TCS ரிட்டர்ன் அல்லது படிவம் 141 (26QB) தாமதமா? காலம், தாக்கல் நாள், வரியை எழுதுங்கள்: கடைசி தேதியும் கட்டணமும் கணக்கோடு தெரியும்.',
  },
  title: 'TDS ரிட்டர்னின் தாமதக் கட்டணம்',
  lead: 'எந்தக் காலாண்டின் அல்லது மாதத்தின் ரிட்டர்ன், எந்த நாளில் தாக்கல் என்று சொல்லுங்கள். கடைசி தேதியும் கட்டணமும் கணக்கோடு தெரியும்.',
  also: { tool: 'tds', text: 'தாமதமாகப் பிடித்த அல்லது செலுத்திய வரிக்கு வட்டி:' },
  fields: {
    what: 'எந்த ரிட்டர்ன்?',
    whatHint: 'மார்ச் 2026 வரையிலான காலாண்டுகளில், இதே வரிசையில்: 24Q, 26Q, 27Q, 27EQ.',
    quarter: 'காலாண்டின் ஒரு மாதம்',
    quarterHint: 'அதில் வரும் ஏதாவது ஒரு மாதம்; ஏப்ரல் முதல் ஜூன் வரை என்றால் ஜூன் 2026.',
    month: 'வரி பிடித்த மாதம்',
    monthHint: 'படிவம் 141 வரி பிடித்த மாதத்துக்குப் பின், ஒவ்வொரு தொகைக்கும் தனியாகத் தாக்கல் செய்ய வேண்டும்.',
    tax: 'வரி (ரூபாய்)',
    taxHint: 'ரிட்டர்ன் காட்டும் வரி: கட்டணம் இதற்கு மேல் போகாது.',
  },
  statements: {
    salaries: 'சம்பளத்துக்கான TDS',
    residents: 'இந்தியாவில் உள்ளவர்களுக்கான மற்ற பணத்துக்கு TDS',
    abroad: 'வெளிநாட்டவருக்கான பணத்துக்கு TDS',
    tcs: 'TCS',
    challan: 'சொத்து, வாடகை, தனிநபர் தரும் வேலை (படிவம் 141; முன்பு 26QB, 26QC, 26QD)',
  },
  challanName: 'படிவம் 141',
  oldChallanName: 'படிவம் 26QB, 26QC அல்லது 26QD',
  notBegun: 'இந்த மாதம் இன்னும் வரவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  beforeDeduction: (month: string): string =>
    `வரி பிடித்தது ${month}; அதற்கு முன் தாக்கல் செய்ய முடியாது. நாளையும் ஆண்டையும் சரிபாருங்கள்.`,
  usually: 'இந்தப் படிவம் சலானும் ரிட்டர்னும் சேர்ந்தது; பொதுவாக இந்தக் கட்டணம் இதற்கும் உண்டு. தாக்கலுக்கு முன் கட்டணத்தைச் செலுத்துங்கள்.',
  besides: 'வரியும், தாமதமாகப் பிடித்தால் அல்லது செலுத்தினால் அதற்கு வட்டியும் தனி.',
  subjectOfMonth: (form: string, month: string): string => `${form}, ${month}`,
  notOver: 'இந்தக் காலாண்டு இன்னும் முடியவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  period: (from: string, to: string): string => `${from} முதல் ${to} வரையிலான காலாண்டு`,
  subject: (statement: string, from: string, to: string): string => `${statement}, ${from} முதல் ${to} வரை`,
  inTime: (day: string): string => `கடைசி தேதி: ${day}. எனவே தாமதக் கட்டணம் இல்லை.`,
  feeCapped: (working: string, tax: string): string => `${working}, ஆனால் அதிகபட்சம் வரித் தொகையான ${tax}`,
  notCovered: [
    'தாமதக் கட்டணத்துக்கு மேல் வரக்கூடிய அபராதம்',
    'தாமதமாக வசூலித்த அல்லது செலுத்திய TCS-க்கான வட்டி',
    'அரசு அலுவலகங்களின் கடைசி தேதிகள், இங்கே பதியாத கால நீட்டிப்புகள்',
    'துறையின் அறிக்கை காட்டும் தொகையே செல்லும்',
  ],
} as const satisfies Translated<typeof english>;

export const tdsLateFeeUsed = {
  'tds.due-all': 'TDS ரிட்டர்ன் கடைசி நாட்கள்',
  'tds.due-tcs': 'TCS ரிட்டர்ன் கடைசி நாட்கள்',
  'tds.late-fee-day': 'தாமதக் கட்டணம், நாள் ஒன்றுக்கு',
  'tds.form-141-due': 'படிவம் 141 கடைசி நாள்',
  'tds.form-141-late-fee': 'படிவம் 141 தாமதக் கட்டணம்',
  'advance.holidays': 'ஞாயிறோ விடுமுறையோ ஆன கடைசி நாள்',
} as const satisfies Translated<typeof englishUsed>;
