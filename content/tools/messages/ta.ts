import type { Translated } from '../../translated.ts';
import type { messages as english } from './en.ts';

/** The messages of a tool's field about an answer that it does not take. */
export const messages = {
  missing: (label: string): string => `“${label}” என்பதை நிரப்புங்கள்.`,
  choose: (answers: string): string => `${answers} என்பதைத் தேர்ந்தெடுங்கள்.`,
  or: ' அல்லது ',
  chooseOne: 'பதில்களில் ஒன்றைத் தேர்ந்தெடுங்கள்.',
  // It is written in digits: the fields read no Tamil names of months.
  month: 'மாதத்தையும் ஆண்டையும் எழுதுங்கள், உதாரணமாக, செப்டம்பர் 2026.',
  day: 'நாள், மாதம், ஆண்டை எழுதுங்கள், உதாரணமாக, 22/11/2026.',
  rupees: 'ரூபாய்த் தொகையை எண்ணில் எழுதுங்கள், உதாரணமாக, 48,000.',
  tooEarly: (from: string): string => `இந்தக் கருவியில் ${from} முதல் கணக்கிடலாம். அதற்கு முந்தைய தேதிக்கு எங்களிடம் கேளுங்கள்.`,
  tooLate: (to: string): string =>
    `இந்தத் தேதி வர இன்னும் நிறைய நாட்கள் உள்ளன. ஆண்டைச் சரிபாருங்கள். இந்தக் கருவியில் ${to} வரை கணக்கிடலாம்.`,
  tooMuch: (most: string): string => `இந்தக் கருவியில் ${most} வரை கணக்கிடலாம். அதற்கு மேல் என்றால் எங்களிடம் கேளுங்கள்.`,
  tooLong: (most: number, over: number): string => `அதிகபட்சம் ${most} எழுத்துகள் எழுதலாம். ${over} எழுத்துகளைக் குறையுங்கள்.`,
} as const satisfies Translated<typeof english>;
