import type {
  dayCount as dayCountInEnglish,
  dueLedger as dueLedgerInEnglish,
  rulePlace as rulePlaceInEnglish,
} from '../../pages/due-ledger.ts';
import type { Translated } from '../../translated.ts';

/** The words of the ledger of due dates, wherever it stands. */
export const dueLedger = {
  title: 'அடுத்த கடைசி தேதிகள்',
  intro: 'உங்களுக்கு உரியதைத் தேர்ந்தெடுங்கள்: உங்கள் தேதிகள் மட்டும் தெரியும்; தேர்வு இந்தச் சாதனத்திலேயே இருக்கும்.',
  choice: 'எனக்கு உரியவை',
  caption: 'கடைசி தேதிகள்: நாள், யாருக்கு உரியது, தாமதமானால் ஆகும் செலவு',
  columns: {
    day: 'நாள்',
    form: 'படிவம்',
    concerns: 'யாருக்கு',
    left: 'மீதி நாட்கள்',
    late: 'தாமதமானால்',
    add: 'சேர்க்க',
  },
  add: 'சேர்க்க',
  /** Follows "Add" for those who hear it alone. */
  addWhat: (name: string): string => `${name}, Google Calendar-இல்`,
  addAll: 'எல்லாவற்றையும் என் காலண்டரில் சேர்க்க',
  confirmed: 'இன்னும் தேதி இல்லை',
  beingConfirmed: 'இன்னும் உறுதியாகாதவை:',
  moved: (from: string, to: string): string => `கால நீட்டிப்பு. முன்பு ${from}; இப்போது ${to}.`,
  movedSource: 'அறிவிக்கை',
  /** How many rows there are before anything is ticked. */
  inAll: (rows: number): string => `இந்தப் பட்டியலில் ${rows} தேதிகள்.`,
  showAll: 'எல்லாம் காட்ட',
  allDates: 'எல்லாக் கடைசி தேதிகளும்',
  /** A rule in one line. */
  inWords: (name: string, rule: string): string => `${name}: ${rule}`,
} as const satisfies Translated<typeof dueLedgerInEnglish>;

/** What a script says of the days that it counts; it reads nothing else of this file. */
export const dayCount = {
  next: 'அடுத்தது',
  nextForYou: 'உங்களுக்கு அடுத்தது',
  noneYet: 'உங்கள் தேதிகள் இன்னும் உறுதியாகவில்லை: எங்களை அழையுங்கள்.',
  today: 'இன்றே கடைசி நாள்',
  unit: (days: number): string => (days === 1 ? 'நாள்' : 'நாட்கள்'),
  left: 'மீதி',
  toNext: 'உங்கள் அடுத்த தேதிக்கு',
  /** What is announced when a choice changes. */
  concern: (dates: number, unsure: number): string =>
    `உங்களுக்கு உரிய ${dates === 1 ? 'தேதி' : 'தேதிகள்'}: ${dates}${unsure > 0 ? `; அவற்றில் ${unsure} இன்னும் உறுதியாகவில்லை` : ''}.`,
  all: (dates: number): string => `இந்தப் பட்டியலில் ${dates} தேதிகள்.`,
} as const satisfies Translated<typeof dayCountInEnglish>;

/** What a day of the month is a day of, by how long the period is. */
export const rulePlace = {
  month: 'அடுத்த மாதம்',
  quarter: 'காலாண்டுக்குப் பின்',
  year: 'ஆண்டுக்குப் பின்',
} as const satisfies Translated<typeof rulePlaceInEnglish>;
