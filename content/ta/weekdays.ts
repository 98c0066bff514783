import { readDay } from '../date-parts.ts';
import { shortMonths } from '../short-tamil-months.ts';
import { dayAndMonth, inWords } from './dates.ts';

export const weekdays = ['ஞாயிறு', 'திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி'] as const;

const shortWeekdays = ['ஞாயி', 'திங்', 'செவ்', 'புதன்', 'வியா', 'வெள்', 'சனி'] as const;

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['தி', 'செ', 'பு', 'வி', 'வெ', 'ச', 'ஞா'];

/** Writes the weekday, for example "வெள்ளி". */
export const weekday = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** Writes day and weekday, for example "டிசம்பர் 11, வெள்ளி". */
export const weekdayAndDay = (day: string): string => `${dayAndMonth(day)}, ${weekday(day)}`;

/** Writes the whole date, for example "டிசம்பர் 11, 2026, வெள்ளி". */
export const longDate = (day: string): string => `${inWords(day)}, ${weekday(day)}`;

/** Writes the weekday in short, for example "வெள்". */
export const shortWeekday = (day: string): string => shortWeekdays[new Date(day).getUTCDay()] ?? '';

/** Writes the month in short, for example "டிச.". */
export const shortMonth = (day: string): string => shortMonths[Number(day.slice(5, 7)) - 1] ?? '';

/** Writes the date in short, for example "டிச. 11, வெள்". */
export const shortDate = (day: string): string => `${shortMonth(day)} ${readDay(day)}, ${shortWeekday(day)}`;
