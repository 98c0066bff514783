import type { OfficeHours, Span } from '../../content/site.ts';
import { DAY_MS, MAX_CLOSED_DAYS } from './durations.ts';
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

interface NextSpan {
  /** The days until it opens; 0 is today. */
  readonly ahead: number;
  readonly opens: number;
  readonly closes: number;
  readonly isNow: boolean;
}

/** Returns when the office is open, now or the next time; `undefined` when it never is. */
export const nextSpan = (time: number, hours: OfficeHours): NextSpan | undefined => {
  for (let ahead = 0; ahead < MAX_CLOSED_DAYS; ahead += 1) {
    const { spans, minute } = officeDay(time + ahead * DAY_MS, hours);
    const next = spans.find(([, closes]) => ahead > 0 || minute < closes);
    if (next) return { ahead, opens: next[0], closes: next[1], isNow: ahead === 0 && next[0] <= minute };
  }
  return undefined;
};
