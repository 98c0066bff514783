/**
 * Writes days (ISO dates), months and periods in English. Scripts use these lists: to wake `Intl` costs a slow phone 35
 * ms.
 */
import { readDay, readPeriod } from './date-parts.ts';
import { englishMonths as months } from './english-months.ts';

/** Writes a day, for example "22 November". */
export const dayAndMonth = (day: string): string => `${readDay(day)} ${nameMonth(day)}`;

/** Writes a month, for example "November". @param date a day or a month */
export const nameMonth = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';

/** Writes a month, for example "November 2026". @param date a day or a month */
export const monthInWords = (date: string): string => `${nameMonth(date)} ${date.slice(0, 4)}`;

/** Writes a day, for example "22 November 2026". */
export const inWords = (day: string): string => `${readDay(day)} ${monthInWords(day)}`;

/**
 * Writes beside the name of a due date what it is for: "for October", "for July to September", "for 2025-26". The day beside
 * it shows the year of a month.
 * @param name as `readPeriod` reads it
 */
export const forPeriod = (name: string): string => {
  const period = readPeriod(name);
  if (period.kind !== 'months') return `for ${name}`;
  const { first, last } = period;
  return `for ${first === last ? '' : `${nameMonth(first)} to `}${nameMonth(last)}`;
};

/**
 * Writes a period in words: "October 2026", "July to September 2026", "financial year 2025-26" or "year 2026".
 * @param name as `readPeriod` reads it
 */
export const periodWords = (name: string): string => {
  const period = readPeriod(name);
  switch (period.kind) {
    case 'months': {
      const { first, last } = period;
      return first === last ? monthInWords(last) : `${nameMonth(first)} to ${monthInWords(last)}`;
    }
    case 'financial-year':
      return `financial year ${name}`;
    case 'calendar-year':
      return `year ${name}`;
  }
};
