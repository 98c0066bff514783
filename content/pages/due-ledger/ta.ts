import type { Translated } from '../../translated.ts';
import type { dayCount as dayCountInEnglish, dueLedger as dueLedgerInEnglish } from './en.ts';

/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'அடுத்த கடைசி தேதிகள்',
  intro: 'உங்களுக்குப் பொருந்துபவற்றைத் தேர்ந்தெடுத்தால், உங்கள் தேதிகள் மட்டும் தெரியும். பதில்கள் இந்த போனிலோ கணினியிலோ மட்டும் இருக்கும்.',
  ask: { gst: 'GST ரிட்டர்ன் எந்த முறை?', none: 'GST இல்லை', else: 'வேறு எவை பொருந்தும்?', more: 'மேலும்', change: 'மாற்ற' },
  columns: { day: 'நாள்', what: 'எது', who: 'யார்', late: 'தாமதமானால்', left: 'இன்னும்' },
  /** It is shown where no script counts the days. */
  asOf: (day: string): string => `${day} அன்று உள்ள நிலவரம். அதன் பிறகு மாற்றப்பட்ட தேதிகள் இங்கே இல்லை.`,
  moved: (from: string, to: string): string => `கால நீட்டிப்பு. முன்பு ${from}, இப்போது ${to}:`,
  search: 'தேட',
  searchHint: 'படிவம், வரி, சொல்',
  found: {
    all: 'உள்ளன. எல்லாத் தேதிகளிலும் தேடினோம்.',
    none: '“#” கிடைக்கவில்லை.',
    advice: 'படிவ எண் (GSTR-9), வரி (TDS) அல்லது ஒரு சொல்லை (போனஸ்) தேடுங்கள்.',
    clear: 'தேடலை நீக்க',
    ask: 'இந்தத் தேதி பற்றி எங்களிடம் கேட்க',
  },
  workOut: 'கணக்கிட',
  tax: {
    text: 'உங்கள் வருமான வரித் தேதிகள் இதில் இல்லை. இன்னும் ஒரு பதில் தேவை.',
    next: 'முன்கூட்டிய வரியின் அடுத்த தவணைக்குக் கடைசி நாள்:',
    tick: '. உங்களுக்குப் பொருந்துவதைத் தேர்ந்தெடுங்கள்:',
  },
  year: 'மாதங்கள்',
  clearAnswers: 'என் பதில்களை நீக்க',
  allDates: 'எல்லாக் கடைசி தேதிகளும்',
  dates: { one: '1 தேதி', many: '# தேதிகள்' },
  /** Describes the rows while nothing is answered. */
  first: 'மாதந்தோறும் GST ரிட்டர்ன் தாக்கல் செய்யும் தொழிலுக்குப் பொதுவாக இந்த ஐந்து தேதிகள் பொருந்தும்.',
  late: 'தாமதமானால்:',
  sooner: 'பொருந்தினால், அதற்கு முன்:',
} as const satisfies Translated<typeof dueLedgerInEnglish>;

/** The words for the days that a script counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'பெரும்பாலோருக்கு அடுத்தது',
  nextForYou: 'உங்களுக்கு அடுத்தது',
  today: 'இன்றே கடைசி நாள்',
  unit: (days: number): string => (days === 1 ? 'நாள்' : 'நாட்கள்'),
  left: 'மீதி',
  toNext: 'உங்கள் அடுத்த தேதிக்கு',
  inDays: (days: number): string => (days > 0 ? `இன்னும்\u00a0${days}\u00a0${dayCount.unit(days)}` : dayCount.today),
  several: (dates: number): string => `${dates} தேதிகள்: `,
  /** Says what stands below; it is announced when it changes. */
  twelve: (dates: number): string => `உங்கள் அடுத்த தேதிகள். ஓர் ஆண்டில் மொத்தம் ${dates}.`,
  listEnds: (day: string): string => `பட்டியலில் ${day} வரை தேதிகள் உள்ளன.`,
} as const satisfies Translated<typeof dayCountInEnglish>;
