import type { gstLateFeeWords as english } from '../../tools/gst-late-fee.ts';
import type { Translated } from '../../translated.ts';

const month = 'ரிட்டர்ன் மாதம்';

/** GST late fee and interest: what the page, its form and its sheet say. */
export const gstLateFeeWords = {
  changedOn: '2026-11-22',
  seo: {
    title: 'GST தாமதக் கட்டணம், வட்டி: கணக்கிட்டுப் பாருங்கள்',
    description:
      'GSTR-3B அல்லது GSTR-1 தாமதமா? மாதத்தையும் தாக்கல் நாளையும் எழுதுங்கள்: கடைசி தேதி, தாமதக் கட்டணம், வட்டி கணக்கோடு தெரியும்.',
    keywords: ['gst தாமதக் கட்டணம்', 'gstr-3b late fee தமிழ்', 'gstr-1 தாமதக் கட்டணம்', 'gst வட்டி கணக்கு'],
  },
  title: 'GST தாமதக் கட்டணம், வட்டி',
  lead: 'எந்த ரிட்டர்ன், எந்த நாளில் தாக்கல் என்று சொல்லுங்கள். கடைசி தேதியும் கணக்கின் ஒவ்வொரு படியும் தெரியும்.',
  fields: {
    form: 'எந்த ரிட்டர்ன்',
    month,
    monthHint: 'எந்த மாத விற்பனைக்கான ரிட்டர்னோ அந்த மாதம்; கடைசி தேதி வரும் மாதம் அல்ல.',
    filed: 'தாக்கல் நாள்',
    filedHint: 'தாக்கல் செய்த, அல்லது செய்யப்போகும் நாள்.',
    nil: 'இது நில் ரிட்டர்னா?',
    no: 'இல்லை',
    yes: 'ஆம், காட்ட எதுவும் இல்லை',
    tax: 'ரொக்கமாகச் செலுத்தும் வரி (ரூபாய்)',
    taxHint: 'GSTR-3B காட்டும்படி, உள்ளீட்டு வரி வரவு (ITC) போக மீதி. தெரியாவிட்டால் காலியாக விடுங்கள்: தாமதக் கட்டணம் மட்டும் வரும்.',
  },
  forms: { 'gstr-3b': 'GSTR-3B', 'gstr-1': 'GSTR-1' },
  noTax: 'நில் ரிட்டர்னில் செலுத்தும் வரி இல்லை. தொகையை நீக்குங்கள், அல்லது மேலே “இல்லை” என்பதைத் தேர்ந்தெடுங்கள்.',
  noTaxInGstr1: 'GSTR-1-உடன் வரி செலுத்துவதில்லை. தொகையை நீக்குங்கள், அல்லது GSTR-3B-ஐத் தேர்ந்தெடுங்கள்.',
  notOver: 'இந்த மாதம் இன்னும் முடியவில்லை. மாதத்தையும் ஆண்டையும் சரிபாருங்கள்.',
  late: (days: number): string => (days === 1 ? '1 நாள் தாமதம்' : `${days} நாட்கள் தாமதம்`),
  onTime: 'தாமதம் இல்லை',
  due: (day: string): string => `கடைசி தேதி: ${day}.`,
  dueAhead: (day: string): string => `கடைசி தேதி: ${day}. எனவே தாமதக் கட்டணமும் இல்லை, வட்டியும் இல்லை.`,
  fee: 'தாமதக் கட்டணம்',
  feeWorking: (days: string, rate: string): string => `${days} × ${rate}`,
  feeCapped: (working: string, most: string): string => `${working}, ஆனால் ரிட்டர்னுக்கு அதிகபட்சம் ${most}`,
  days: (days: number): string => (days === 1 ? '1 நாள்' : `${days} நாட்கள்`),
  interest: 'வட்டி',
  interestWorking: (tax: string, percent: number, days: number): string => `${tax} × ${percent}% × ${days} ÷ 365`,
  forLate: 'தாமதத்துக்கு',
  taxItself: 'வரித் தொகை',
  total: 'ரிட்டர்னுடன் செலுத்த வேண்டியது',
  totalFee: 'செலுத்த வேண்டிய தாமதக் கட்டணம்',
  eachDay: (fee: string): string => `ஒவ்வொரு கூடுதல் நாளுக்கும் தாமதக் கட்டணம் ${fee} கூடும்.`,
  noInterest: 'வரித் தொகை தரவில்லை; எனவே இது தாமதக் கட்டணம் மட்டும். தாமதமாகச் செலுத்தும் வரிக்கு வட்டியும் உண்டு.',
  capTitle: 'முந்தைய ஆண்டின் விற்றுமுதலைப் பொறுத்து உச்ச வரம்பு',
  capUpTo: (turnover: string, fee: string): string => `${turnover} வரை: தாமதக் கட்டணம் ${fee}`,
  capAbove: (turnover: string, fee: string): string => `${turnover}-க்கு மேல்: தாமதக் கட்டணம் ${fee}`,
  capWorking: (working: string): string => `${working}, உங்கள் விற்றுமுதலுக்கான உச்ச வரம்பு வரை`,
  tooOld:
    'இந்த ரிட்டர்னின் கடைசி தேதி முடிந்து மூன்று ஆண்டுகளுக்கு மேல் ஆகிவிட்டது. இனி தாக்கல் செய்ய முடியுமா, எப்படி என்று பார்க்க வேண்டும்: எங்களிடம் கேளுங்கள்.',
  used: {
    gstr3bDue: 'GSTR-3B கடைசி நாள்',
    gstr1Due: 'மாத GSTR-1 கடைசி நாள்',
    fee: 'தாமதக் கட்டணம், நாள் ஒன்றுக்கு',
    nilFee: 'நில் ரிட்டர்னின் தாமதக் கட்டணம், நாள் ஒன்றுக்கு',
    interest: 'வட்டி, ஆண்டுக்கு',
  },
  notCovered: [
    'காலாண்டு ரிட்டர்ன், காம்போசிஷன் வியாபாரி, ஆண்டு ரிட்டர்ன்',
    'அரசு தரும் தள்ளுபடி, அண்மையில் அறிவித்த கால நீட்டிப்பு',
    'கட்டணத்தில் மத்திய வரிக்கு எவ்வளவு, மாநில வரிக்கு எவ்வளவு',
    'அளவுக்கு மேல் எடுத்த ITC-க்கான வட்டி',
    'தாக்கல் நாளில் போர்ட்டல் காட்டுவதே செல்லும்',
  ],
} as const satisfies Translated<typeof english>;
