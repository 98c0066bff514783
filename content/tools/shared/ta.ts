import type { Translated } from '../../translated.ts';
import type { toolWords as english, toolPageWords as englishPage } from './en.ts';

/** The texts of every tool around its form and its result. */
export const toolWords = {
  submit: 'கணக்கிட',
  working: 'கணக்கிடுகிறது…',
  /** It is shown if the page's script answers. */
  stays: 'நீங்கள் அனுப்பும் வரை, எழுதுவது இந்தப் பக்கத்திலேயே இருக்கும், வேறு எங்கும் போகாது.',
  /** It is shown if no script runs. */
  posted:
    'உங்கள் பிரவுசரில் கணக்கிட முடியாவிட்டால், எங்கள் சர்வர் கணக்கிடும். நீங்கள் எழுதும் விவரங்களை இந்தக் கணக்குக்கு மட்டுமே பயன்படுத்துகிறோம். அவற்றைச் சேமிப்பதும் இல்லை, லாக் கோப்பில் எழுதுவதும் இல்லை. முடிவு வராவிட்டால் எங்களை அழையுங்கள்.',
  choose: 'தேர்ந்தெடுங்கள்',
  scales: { lakh: 'லட்சம்', crore: 'கோடி' },
  optional: 'கட்டாயம் இல்லை',
  /** Stands below a field that is asked for some answers alone, if no script shows and hides it. */
  onlyFor: (answered: string): string => `${answered} பதில் சொல்லியிருந்தால் மட்டும் இதை நிரப்புங்கள்.`,
  notFor: (answered: string): string => `${answered} பதில் சொல்லியிருந்தால் இதை நிரப்ப வேண்டாம்.`,
  answered: (answers: string, question: string): string => `“${question}” என்ற கேள்விக்கு ${answers} என்று`,
  either: ', அல்லது ',
  all: (answered: readonly string[]): string =>
    answered.length === 1 ? answered.join('') : answered.map((each) => `${each}ம்`).join(', '),
  summary: (count: number): string =>
    count === 1 ? 'ஒரு பதில் விடுபட்டுள்ளது அல்லது தவறாக உள்ளது:' : `${count} பதில்கள் விடுபட்டுள்ளன அல்லது தவறாக உள்ளன:`,
  result: 'முடிவு',
  left: (days: number): string => (days === 0 ? 'இன்றே கடைசி நாள்' : `இன்னும் ${days === 1 ? '1 நாள்' : `${days} நாட்கள்`}`),
  ago: (days: number): string => (days === 1 ? '1 நாளுக்கு முன்' : `${days} நாட்களுக்கு முன்`),
  waiting: 'படிவத்தை நிரப்புங்கள். கணக்கு படிப்படியாக இங்கே வரும்.',
  noSum: 'இன்னும் முடிவு இல்லை',
  notKnown:
    'நீங்கள் எழுதிய தேதிக்குப் பொருந்தும் விகிதமும் வரம்பும் இந்தக் கருவியில் இல்லை. அதனால் தொகையைக் காட்டவில்லை. விவரங்களை எங்களுக்கு அனுப்புங்கள்.',
  failed: 'கருவியைத் திறக்க முடியவில்லை. இணைய இணைப்பைச் சரிபார்த்து மீண்டும் முயலுங்கள்.',
  columns: { line: 'விவரம்', amount: 'தொகை' },
  print: 'அச்சிட',
  send: 'இதை எங்களுக்கு அனுப்ப',
  whatsapp: 'இதைப் பற்றி WhatsApp-இல் கேட்க',
  ask: 'இது பற்றிக் கேட்க',
  /** Names the firm and its phone on a printed result. */
  of: (firm: string, phone: string): string => `${firm}, ${phone}`,
  link: 'இந்தக் கணக்கின் இணைப்பு',
  download: 'CSV-ஆகப் பதிவிறக்க',
  rowNumber: 'வரிசை எண்',
  sum: 'மொத்தம்',
  noCell: '–',
  copied: 'நகல் எடுக்கப்பட்டது.',
  copy: 'நகலெடுக்க',
  /** The subject of a chat that a tool begins. */
  named: (tool: string): string => `“${tool}” கருவியின் முடிவு`,
  /** Begins a message that a tool writes. */
  message: (tool: string): string => `“${tool}” கருவியிலிருந்து:`,
} as const satisfies Translated<typeof english>;

/** These words surround a tool on its page; no script needs them. */
export const toolPageWords = {
  used: 'கணக்குக்கு எடுத்துக்கொண்ட விவரங்களும் சட்டப் பிரிவுகளும்',
  lookedUp: (day: string): string => `இவற்றை ${day} அன்று சரிபார்த்தோம்.`,
  usually: (label: string): string => `${label} (பொதுவான நடைமுறை)`,
  notCovered: 'இதில் அடங்காதவை',
  others: 'மற்ற கருவிகள்',
  toService: 'இதை நாங்கள் செய்து தருகிறோம்',
} as const satisfies Translated<typeof englishPage>;
