import type { OfficeHours, Span } from '../../content/site.ts';
import { dayInIndia, minuteInIndia } from './indian-time.ts';

/** Holidays counted; the day and its minute in India. */
export const officeDay = (
  time: number,
  { week, holidays }: OfficeHours,
): { readonly spans: readonly Span[]; readonly minute: number } => {
  const day = dayInIndia(time);
  return {
    // The week begins on Monday, `getUTCDay` counts from Sunday.
    spans: holidays[day] ?? holidays[day.slice(5)] ?? week[(new Date(day).getUTCDay() + 6) % 7] ?? [],
    minute: minuteInIndia(time),
  };
};

/** Minutes since midnight; `undefined` while it is closed. @param time milliseconds since 1970 */
export const openUntil = (time: number, hours: OfficeHours): number | undefined => {
  const { spans, minute } = officeDay(time, hours);
  return spans.find(([opens, closes]) => opens <= minute && minute < closes)?.[1];
};
