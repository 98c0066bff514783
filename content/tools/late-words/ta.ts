import { inCase } from '../../ta/case-endings.ts';
import type { Translated } from '../../translated.ts';
import type { lateWords as english } from './en.ts';

/** The texts that the tools for late returns and statements share. */
export const lateWords = {
  filed: 'தாக்கல் நாள்',
  filedHint: 'நீங்கள் தாக்கல் செய்த, அல்லது செய்யப்போகும் நாளை எழுதுங்கள்.',
  late: (days: number): string => (days === 1 ? '1 நாள் தாமதம்' : `${days} நாட்கள் தாமதம்`),
  onTime: 'தாமதம் இல்லை',
  due: (day: string): string => `கடைசி தேதி ${day}`,
  moved: (day: string): string => `இந்த முறை அரசு கடைசி தேதியை நீட்டித்தது. விதிப்படி கடைசி தேதி ${day}.`,
  tooEarly: (period: string): string =>
    `இந்தத் தேதியில் ${period} இன்னும் முடியவில்லை, எனவே அப்போது தாக்கல் செய்திருக்க முடியாது. தேதியையும் ஆண்டையும் சரிபாருங்கள்.`,
  holiday: (day: string, until: string): string =>
    `${day} ஞாயிறு அல்லது விடுமுறை என்பதால், ${until} வரை தாக்கல் செய்தால் தாமதம் இல்லை. அதற்குப் பின் தாக்கல் செய்தால், தாமத நாட்களை ${day} முதல் கணக்கிடுவார்கள்.`,
  fee: 'தாமதக் கட்டணம்',
  feeWorking: (days: number, rate: string): string => `${days === 1 ? '1 நாள்' : `${days} நாட்கள்`} × ${rate}`,
  totalFee: 'செலுத்த வேண்டிய தாமதக் கட்டணம்',
  eachDay: (fee: string): string => `இனி ஒவ்வொரு நாளுக்கும் தாமதக் கட்டணம் ${fee} கூடும்.`,
  eachDayFor: (fee: string, days: number, most: string, isPart: boolean): string => {
    const adds =
      days === 1
        ? `இன்னும் ஒரு நாள் தாமதமானால் தாமதக் கட்டணம் ${fee} கூடும்.`
        : `இன்னும் ${days} நாட்களுக்கு, ஒவ்வொரு நாளும் தாமதக் கட்டணம் ${fee} கூடும்.`;
    return isPart
      ? `${adds} அதற்கு அடுத்த நாள் தாமதக் கட்டணம் அதிகபட்சமான ${inCase(most, 'object')} எட்டும்.`
      : `${adds} அதன் பின் தாமதக் கட்டணம் ${inCase(most, 'to')} மேல் போகாது.`;
  },
  lastPart: (part: string, most: string): string =>
    `இன்னும் ஒரு நாள் தாமதமானால் தாமதக் கட்டணம் ${part} கூடும். அதன் பின் தாமதக் கட்டணம் ${inCase(most, 'to')} மேல் போகாது.`,
  atMost: (most: string): string =>
    `தாமதக் கட்டணம் அதிகபட்சமான ${inCase(most, 'object')} எட்டிவிட்டது. இனி நாட்கள் கடந்தாலும் அது ஏறாது.`,
} as const satisfies Translated<typeof english>;
