import type { Translated } from '../../translated.ts';
import type { lateWords as english } from './en.ts';

/** What the tools for returns and statements filed late say alike. */
export const lateWords = {
  filed: 'தாக்கல் நாள்',
  filedHint: 'தாக்கல் செய்த, அல்லது செய்யப்போகும் நாள்.',
  late: (days: number): string => (days === 1 ? '1 நாள் தாமதம்' : `${days} நாட்கள் தாமதம்`),
  onTime: 'தாமதம் இல்லை',
  due: (day: string): string => `கடைசி தேதி: ${day}`,
  moved: (day: string): string => `இந்த மாதத்துக்கு அல்லது காலாண்டுக்கு அரசு கடைசி தேதியைத் தள்ளிவைத்தது; விதிப்படி அது ${day}.`,
  tooEarly: (period: string): string =>
    `இந்த நாளில் ${period} முடியவில்லை; அதற்கு முன் தாக்கல் செய்ய முடியாது. நாளையும் ஆண்டையும் சரிபாருங்கள்.`,
  holiday: (day: string, until: string): string =>
    `${day} ஞாயிறு அல்லது விடுமுறை; எனவே ${until} வரை தாக்கல் செய்தால் தாமதம் இல்லை. அதற்கும் பின் என்றால் ${day} முதல் நாட்கள் கணக்காகும்.`,
  fee: 'தாமதக் கட்டணம்',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} × ${rate}`,
  totalFee: 'செலுத்த வேண்டிய தாமதக் கட்டணம்',
  eachDay: (fee: string): string => `ஒவ்வொரு கூடுதல் நாளுக்கும் தாமதக் கட்டணம் ${fee} கூடும்.`,
} as const satisfies Translated<typeof english>;
