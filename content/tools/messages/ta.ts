import type { Translated } from '../../translated.ts';
import type { messages as english } from './en.ts';

/** What a field of a tool says of an answer that it does not take. */
export const messages = {
  missing: (label: string): string => `“${label}”: இதற்குப் பதில் எழுதுங்கள்.`,
  // Written in digits: the fields read no Tamil names of months.
  month: 'மாதமும் ஆண்டும் எழுதுங்கள், எடுத்துக்காட்டாக செப்டம்பர் 2026.',
  day: 'நாள், மாதம், ஆண்டு எழுதுங்கள், எடுத்துக்காட்டாக 22/11/2026.',
  rupees: 'ரூபாய்த் தொகையை எண்ணில் எழுதுங்கள், எடுத்துக்காட்டாக 48,000.',
  tooEarly: (from: string): string => `இந்தக் கருவி ${from} முதல் உள்ளதையே ஏற்கும். அதற்கு முந்தையதை எங்களிடம் கேளுங்கள்.`,
  tooLate: (to: string): string => `இந்த நாள் வெகு தொலைவில் உள்ளது; இந்தக் கருவி ${to} வரை மட்டுமே ஏற்கும். ஆண்டைச் சரிபாருங்கள்.`,
  tooMuch: (most: string): string => `இந்தக் கருவி ஏற்கும் உச்ச அளவு ${most}. அதற்கு மேல் எங்களிடம் கேளுங்கள்.`,
  tooLong: (most: number, over: number): string => `அதிகபட்சம் ${most} எழுத்துகள்; ${over} அதிகமாக உள்ளது. சுருக்கி எழுதுங்கள்.`,
} as const satisfies Translated<typeof english>;
