/**
 * Writes dates in English with their weekday or in short; apart from dates.ts, because the tools' scripts need neither.
 */
import { readDay } from './date-parts.ts';
import { dayAndMonth, inWords, nameMonth } from './dates.ts';

export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** The days of a week from Monday on, in one letter. */
export const weekLetters: readonly string[] = ['M', 'T', 'W', 'T', 'F', 'S', 'S'];

/** Writes the weekday, for example "Friday". */
export const weekday = (day: string): string => weekdays[new Date(day).getUTCDay()] ?? '';

/** Writes weekday and day, for example "Friday, 11 December". */
export const weekdayAndDay = (day: string): string => `${weekday(day)}, ${dayAndMonth(day)}`;

/** Writes the whole date, for example "Friday, 11 December 2026". */
export const longDate = (day: string): string => `${weekday(day)}, ${inWords(day)}`;

/** Writes the weekday in short, for example "Fri". */
export const shortWeekday = (day: string): string => weekday(day).slice(0, 3);

/** Writes the month in short, for example "Dec". */
export const shortMonth = (day: string): string => nameMonth(day).slice(0, 3);

/** Writes the date in short, for example "Fri 11 Dec". */
export const shortDate = (day: string): string => `${shortWeekday(day)} ${readDay(day)} ${shortMonth(day)}`;
