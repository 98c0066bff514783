import type { OfficeHours } from '../../content/site.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { INDIA_AHEAD_MS } from './indian-time.ts';
import { nextSpan, officeDay } from './office-hours.ts';

/** Returns the day of a moment in India with another minute; milliseconds since 1970. */
const toMoment = (time: number, minute: number): number =>
  Math.floor((time + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS + minute * MINUTE_MS;

/** Returns when a closed office opens next, in milliseconds since 1970. @throws RangeError if it never does */
export const opensNext = (time: number, hours: OfficeHours): number => {
  const next = nextSpan(time, hours);
  if (!next) throw new RangeError('The office has no opening hours');
  return toMoment(time + next.ahead * DAY_MS, next.opens);
};

/**
 * Returns the end of the first business day that begins after the enquiry came. @throws RangeError if the office never
 * opens
 */
export const answerDue = (received: number, hours: OfficeHours): number => {
  const { spans, minute } = officeDay(received, hours);
  const [first] = spans;
  // A day that has begun counts no more, also where it has a second span.
  const from = first && minute < first[0] ? received : toMoment(received, 24 * 60 - 1);
  const begins = opensNext(from, hours);
  return toMoment(begins, officeDay(begins, hours).spans.at(-1)?.[1] ?? 0);
};

/** Returns minutes since midnight; `undefined` while it is closed. @param time milliseconds since 1970 */
export const openUntil = (time: number, hours: OfficeHours): number | undefined => {
  const span = nextSpan(time, hours);
  return span?.isNow ? span.closes : undefined;
};
