import type { Translated } from '../../translated.ts';
import { lateWords } from '../late-words/ta.ts';
import type { tdsLateFeeWords as english, tdsLateFeeUsed as englishUsed } from './en.ts';

/** TDS return late fee: what the page, its form and its result say. */
export const tdsLateFeeWords = {
  ...lateWords,
  changedOn: '2026-11-26',
  seo: {
    title: 'TDS தாமதக் கட்டணம்: தாமதமான ரிட்டர்னுக்கு எவ்வளவு?',
    description:
      'TDS, TCS ரிட்டர்ன் அல்லது படிவம் 141 (26QB) தாமதமா? காலாண்டு, தாக்கல் நாள், வரியை எழுதுங்கள். கடைசி தேதியும் தாமதக் கட்டணமும் தெரியும்.',
  },
  title: 'TDS ரிட்டர்னுக்குத் தாமதக் கட்டணம்',
  lead: 'எந்தக் காலாண்டின் அல்லது மாதத்தின் ரிட்டர்ன், அதை எந்த நாளில் தாக்கல் செய்கிறீர்கள் என்று சொல்லுங்கள். கடைசி தேதியும், தாமதக் கட்டணத்தை எப்படிக் கணக்கிட்டோம் என்பதும் தெரியும்.',
  also: { tool: 'tds', text: 'TDS-ஐத் தாமதமாகப் பிடித்ததற்கோ செலுத்தியதற்கோ வட்டியைக் கணக்கிட:' },
  fields: {
    what: 'எந்த ரிட்டர்ன்?',
    whatHint: 'மார்ச் 2026 வரையிலான காலாண்டுகளில், இந்த ரிட்டர்ன்களின் படிவங்கள் 24Q, 26Q, 27Q, 27EQ.',
    quarter: 'காலாண்டில் ஏதாவது ஒரு மாதம்',
    quarterHint: 'உதாரணமாக, ஏப்ரல் முதல் ஜூன் வரை என்றால் ஜூன் 2026.',
    month: 'TDS பிடித்த மாதம்',
    monthHint: 'படிவம் 141-ஐ, வரி பிடித்த மாதத்துக்குப் பின், ஒவ்வொரு தொகைக்கும் தனியாகத் தாக்கல் செய்ய வேண்டும்.',
    tax: 'TDS அல்லது TCS தொகை (ரூபாய்)',
    taxHint: 'ரிட்டர்னில் காட்டும் வரியை எழுதுங்கள். தாமதக் கட்டணம் இந்தத் தொகைக்கு மேல் போகாது.',
  },
  statements: {
    salaries: 'சம்பளத்துக்கு TDS',
    residents: 'இந்தியாவில் வசிப்பவர்களுக்குத் தந்த மற்ற பணத்துக்கு TDS',
    abroad: 'இந்தியாவில் வசிக்காதவர்களுக்குத் தந்த பணத்துக்கு TDS',
    tcs: 'TCS',
    challan: 'சொத்துக்கு, அல்லது தனிநபர் தரும் வாடகைக்கு, ஒப்பந்த வேலைக்கு TDS (படிவம் 141, முன்பு 26QB, 26QC, 26QD)',
  },
  challanName: 'படிவம் 141',
  oldChallanName: 'படிவம் 26QB, 26QC அல்லது 26QD',
  notBegun: 'இந்த மாதம் இன்னும் வரவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  beforeDeduction: (month: string): string =>
    `நீங்கள் TDS பிடித்த மாதம் ${month}, அதற்கு முன் தாக்கல் செய்திருக்க முடியாது. தேதியையும் ஆண்டையும் சரிபாருங்கள்.`,
  usually:
    'படிவம் 141, முந்தைய 26QB, 26QC, 26QD ஆகியவை சலானாகவும் ரிட்டர்னாகவும் உள்ள படிவங்கள். பொதுவாக TDS ரிட்டர்னின் தாமதக் கட்டணம் இவற்றுக்கும் உண்டு. படிவத்தைத் தாக்கல் செய்யும் முன் கட்டணத்தைச் செலுத்துங்கள்.',
  besides: 'தாமதக் கட்டணத்துடன் TDS-ஐயும் செலுத்த வேண்டும். அதைத் தாமதமாகப் பிடித்தாலோ செலுத்தினாலோ வட்டியும் உண்டு.',
  subjectOfMonth: (form: string, month: string): string => `${form}, ${month}`,
  notOver: 'இந்தக் காலாண்டு இன்னும் முடியவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  period: (from: string, to: string): string => `${from} முதல் ${to} வரையிலான காலாண்டு`,
  subject: (statement: string, from: string, to: string): string => `${statement}, ${from} முதல் ${to} வரை`,
  inTime: (day: string): string => `கடைசி தேதி ${day}. தாமதக் கட்டணம் இல்லை.`,
  feeCapped: (working: string, tax: string): string => `${working}, ஆனால் அதிகபட்சம் வரித் தொகையான ${tax}`,
  notCovered: [
    'தாமதக் கட்டணத்துக்கு மேல் விதிக்கக்கூடிய அபராதம்',
    'தாமதமாக வசூலித்த அல்லது செலுத்திய TCS-க்கு வட்டி',
    'அரசு அலுவலகங்களுக்கான கடைசி தேதிகளும், நாங்கள் பதியாத கால நீட்டிப்புகளும்',
    'துறை அனுப்பும் Intimation-இல் உள்ள தொகை. அதுதான் இறுதி',
  ],
} as const satisfies Translated<typeof english>;

export const tdsLateFeeUsed = {
  'tds.due-all': 'TDS ரிட்டர்ன் கடைசி தேதிகள்',
  'tds.due-tcs': 'TCS ரிட்டர்ன் கடைசி தேதிகள்',
  'tds.late-fee-day': 'நாள் ஒன்றுக்குத் தாமதக் கட்டணம்',
  'tds.form-141-due': 'படிவம் 141 கடைசி தேதி',
  'tds.form-141-late-fee': 'படிவம் 141-க்குத் தாமதக் கட்டணம்',
  'advance.holidays': 'கடைசி தேதி ஞாயிறு அல்லது விடுமுறை என்றால்',
} as const satisfies Translated<typeof englishUsed>;
