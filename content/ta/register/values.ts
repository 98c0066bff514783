import {
  calendarDay as calendarDayInEnglish,
  clock as clockInEnglish,
  crore as croreInEnglish,
  croreRange as croreRangeInEnglish,
  date as dateInEnglish,
  dates as datesInEnglish,
  dayOfNextMonth as dayOfNextMonthInEnglish,
  days as daysInEnglish,
  free as freeInEnglish,
  inRupees,
  lakh as lakhInEnglish,
  mondayTo as mondayToInEnglish,
  months as monthsInEnglish,
  percentAMonth as percentAMonthInEnglish,
  percentAYear as percentAYearInEnglish,
  rupeesADay as rupeesADayInEnglish,
  rupeesAMonth as rupeesAMonthInEnglish,
  rupeesAYear as rupeesAYearInEnglish,
  type Written,
  workingDays as workingDaysInEnglish,
  years as yearsInEnglish,
} from '../../register/values.ts';

export type { Value, Written } from '../../register/values.ts';
export {
  cases,
  count,
  inRupees,
  numberOf,
  percent,
  percentRange,
  rupees,
  rupeesRange,
  year,
} from '../../register/values.ts';

const MONTHS = [
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

const dayAndMonth = ({ month, day }: { readonly month: number; readonly day: number }): string => {
  const name = MONTHS[month - 1];
  if (!name) throw new RangeError(`There is no month ${month}`);
  return `${name} ${day}`;
};

const span = (from: number, to: number): string => (from === to ? String(from) : `${from}-${to}`);

/** The part of the day, which Tamil says before the hour. */
const partOfDay = (hours: number): string => {
  if (hours < 4) return 'இரவு';
  if (hours < 12) return 'காலை';
  if (hours < 16) return 'பிற்பகல்';
  return hours < 19 ? 'மாலை' : 'இரவு';
};

const WEEK = ['திங்கள்', 'செவ்வாய்', 'புதன்', 'வியாழன்', 'வெள்ளி', 'சனி', 'ஞாயிறு'] as const;

export const lakh = (count: number): Written => ({ ...lakhInEnglish(count), text: `₹${count} லட்சம்` });
export const crore = (count: number): Written => ({ ...croreInEnglish(count), text: `₹${count} கோடி` });
/** No fee. */
export const free: Written = { ...freeInEnglish, text: 'இலவசம்' };
export const croreRange = (from: number, to: number): Written => ({
  ...croreRangeInEnglish(from, to),
  text: `₹${from}-${to} கோடி`,
});
export const rupeesADay = (amount: number): Written => ({
  ...rupeesADayInEnglish(amount),
  text: `நாள் ஒன்றுக்கு ${inRupees(amount)}`,
});
export const rupeesAMonth = (amount: number): Written => ({
  ...rupeesAMonthInEnglish(amount),
  text: `மாதம் ${inRupees(amount)}`,
});
export const rupeesAYear = (amount: number): Written => ({
  ...rupeesAYearInEnglish(amount),
  text: `ஆண்டுக்கு ${inRupees(amount)}`,
});
export const percentAMonth = (rate: number): Written => ({ ...percentAMonthInEnglish(rate), text: `மாதம் ${rate}%` });
export const percentAYear = (rate: number): Written => ({ ...percentAYearInEnglish(rate), text: `ஆண்டுக்கு ${rate}%` });
export const days = (from: number, to = from): Written => ({
  ...daysInEnglish(from, to),
  text: `${span(from, to)} நாட்கள்`,
});
export const workingDays = (from: number, to = from): Written => ({
  ...workingDaysInEnglish(from, to),
  text: `${span(from, to)} வேலை நாட்கள்`,
});
export const months = (count: number): Written => ({ ...monthsInEnglish(count), text: `${count} மாதங்கள்` });
export const years = (count: number): Written => ({ ...yearsInEnglish(count), text: `${count} ஆண்டுகள்` });
/** @param month counted from 1 */
export const date = (day: number, month: number): Written => ({
  ...dateInEnglish(day, month),
  text: dayAndMonth({ month, day }),
});
/** @param pairs day and month of each date, the month counted from 1 */
export const dates = (...pairs: readonly (readonly [day: number, month: number])[]): Written => ({
  ...datesInEnglish(...pairs),
  text: pairs.map(([day, month]) => dayAndMonth({ month, day })).join(', '),
});
/** For example "11-ஆம் தேதி": the words around it say of which month. */
export const dayOfNextMonth = (day: number): Written => ({
  ...dayOfNextMonthInEnglish(day),
  text: `${day}-ஆம் தேதி`,
});
/** @param day ISO date; read as "ஜனவரி 15, 2025" */
export const calendarDay = (day: string): Written => {
  const [yearOf, month, dayOf] = day.split('-').map(Number);
  return {
    ...calendarDayInEnglish(day),
    text: `${dayAndMonth({ month: month ?? 0, day: dayOf ?? 0 })}, ${yearOf}`,
  };
};
/** A time by the clock of 24 hours, read as "இரவு 7 மணி" or "காலை 9:30 மணி". */
export const clock = (hours: number, minutes = 0): Written => ({
  ...clockInEnglish(hours, minutes),
  text: `${partOfDay(hours)} ${hours % 12 || 12}${minutes > 0 ? `:${String(minutes).padStart(2, '0')}` : ''} மணி`,
});

export const mondayTo = (daysOfWork: number): Written => ({
  ...mondayToInEnglish(daysOfWork),
  text: `${WEEK[0]} முதல் ${WEEK[daysOfWork - 1]} வரை`,
});
