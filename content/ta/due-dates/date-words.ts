import type { DayWords } from '../../due-dates/date-words.ts';

export type { DayWords } from '../../due-dates/date-words.ts';

/** Longer names, as newspapers shorten them; the others are short. */
const shortNames: Readonly<Record<string, string>> = {
  ஜனவரி: 'ஜன.',
  பிப்ரவரி: 'பிப்.',
  மார்ச்: 'மார்.',
  ஏப்ரல்: 'ஏப்.',
  ஆகஸ்ட்: 'ஆக.',
  செப்டம்பர்: 'செப்.',
  அக்டோபர்: 'அக்.',
  நவம்பர்: 'நவ.',
  டிசம்பர்: 'டிச.',
  திங்கள்: 'திங்.',
  செவ்வாய்: 'செவ்.',
  வியாழன்: 'வியா.',
  வெள்ளி: 'வெள்.',
  ஞாயிறு: 'ஞாயி.',
};

/** A name of a month or of a day of the week on little room. */
export const short = (name: string): string => shortNames[name] ?? name;

/** For example "நவம்பர் 22". */
export const dayAndMonth = ({ day, month }: DayWords): string => `${month} ${day}`;

/** For example "நவம்பர் 22, 2026, ஞாயிறு". */
export const longDate = (words: DayWords): string => `${dayAndMonth(words)}, ${words.year}, ${words.weekday}`;
