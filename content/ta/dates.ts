import { readDay, readPeriod } from '../date-parts.ts';

const months = [
  'ஜனவரி',
  'பிப்ரவரி',
  'மார்ச்',
  'ஏப்ரல்',
  'மே',
  'ஜூன்',
  'ஜூலை',
  'ஆகஸ்ட்',
  'செப்டம்பர்',
  'அக்டோபர்',
  'நவம்பர்',
  'டிசம்பர்',
] as const;

/** Writes a day, for example "நவம்பர் 22". */
export const dayAndMonth = (day: string): string => `${nameMonth(day)} ${readDay(day)}`;

/** Writes a month, for example "நவம்பர்". @param date a day or a month */
export const nameMonth = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? '';

/** Writes a month, for example "நவம்பர் 2026". @param date a day or a month */
export const monthInWords = (date: string): string => `${nameMonth(date)} ${date.slice(0, 4)}`;

/** Writes a day, for example "நவம்பர் 22, 2026". */
export const inWords = (day: string): string => `${dayAndMonth(day)}, ${day.slice(0, 4)}`;

/** Writes beside the name of a due date what it is for: "நவம்பர் மாதத்துக்கு", "ஜூலை முதல் செப்டம்பர் வரை", "2025-26-க்கு". */
export const forPeriod = (name: string): string => {
  const period = readPeriod(name);
  if (period.kind !== 'months') return `${name}-க்கு`;
  const { first, last } = period;
  return first === last ? `${nameMonth(last)} மாதத்துக்கு` : `${nameMonth(first)} முதல் ${nameMonth(last)} வரை`;
};

/**
 * Writes a period in words: "அக்டோபர் 2026", "ஜூலை முதல் செப்டம்பர் 2026 வரை", "2025-26 நிதியாண்டு" or "2026-ஆம்
 * ஆண்டு".
 */
export const periodWords = (name: string): string => {
  const period = readPeriod(name);
  switch (period.kind) {
    case 'months': {
      const { first, last } = period;
      return first === last ? monthInWords(last) : `${nameMonth(first)} முதல் ${monthInWords(last)} வரை`;
    }
    case 'financial-year':
      return `${name} நிதியாண்டு`;
    case 'calendar-year':
      return `${name}-ஆம் ஆண்டு`;
  }
};
