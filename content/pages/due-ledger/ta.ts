import type { Translated } from '../../translated.ts';
import type { dayCount as dayCountInEnglish, dueLedger as dueLedgerInEnglish } from './en.ts';

/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'அடுத்த கடைசி தேதிகள்',
  intro: 'நீங்கள் யார் என்று தேர்ந்தெடுங்கள்: ஓராண்டுக்கான உங்கள் தேதிகள் மட்டும் தெரியும்; தேர்வு இந்தச் சாதனத்திலேயே இருக்கும்.',
  choice: 'நீங்கள் யார்?',
  columns: { day: 'நாள்', what: 'எது', late: 'தாமதமானால்', left: 'மீதி நாட்கள்' },
  add: 'Google Calendar',
  /** "GSTR-1: Google Calendar-இல் சேர்க்க"; see the English. */
  addWhat: { before: '', after: '-இல் சேர்க்க' },
  addAll: 'எல்லாவற்றையும் என் காலண்டரில் சேர்க்க',
  /** Shown where no script counts the days. */
  asOf: (day: string): string => `${day} நிலவரம். அதன் பிறகு மாற்றப்பட்ட தேதிகள் இங்கே இல்லை.`,
  moved: (from: string, to: string): string => `கால நீட்டிப்பு. முன்பு ${from}; இப்போது ${to}:`,
  search: 'தேட',
  searchHint: 'படிவம், வரி, சொல்',
  year: 'ஆண்டு முழுவதும்',
  showAll: 'எல்லாத் தேதிகளும்',
  allDates: 'எல்லாக் கடைசி தேதிகளும்',
  late: 'தாமதமானால்:',
  /** In a row of several things whose lateness does not cost the same. */
  lateEach: 'ஒவ்வொன்றும் வேறு: வரிசையைத் திறந்து பாருங்கள்',
  /** A rule in one line. */
  inWords: (name: string, rule: string): string => `${name}: ${rule}`,
} as const satisfies Translated<typeof dueLedgerInEnglish>;

/** What a script says of the days that it counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'அடுத்தது',
  nextForYou: 'உங்களுக்கு அடுத்தது',
  today: 'இன்றே கடைசி நாள்',
  unit: (days: number): string => (days === 1 ? 'நாள்' : 'நாட்கள்'),
  left: 'மீதி',
  toNext: 'உங்கள் அடுத்த தேதிக்கு',
  /** Several things on one day; `returns` where all of them are. */
  several: (dates: number, returns: boolean): string => `${dates} ${returns ? 'ரிட்டர்ன்கள்' : 'உள்ளன'}`,
  /** The heading of a group of days; a month follows all but the first. */
  group: {
    week: 'இந்த வாரம்',
    month: 'இந்த மாதம்: ',
    next: 'அடுத்த மாதம்: ',
    later: '',
  },
  /** What stands below, and what is announced when it changes. */
  first: 'எல்லாத் தேதிகளிலும் அடுத்து வரும் ஐந்து.',
  twelve: (dates: number): string => `வரும் பன்னிரண்டு மாதங்களில் தேதிகள்: ${dates}.`,
  listEnds: (day: string): string => `இந்தப் பட்டியல் முடியும் நாள்: ${day}.`,
} as const satisfies Translated<typeof dayCountInEnglish>;
