import type { OfficeHours } from '../../content/site.ts';
import { DAY_MS, MINUTE_MS } from './durations.ts';
import { INDIA_AHEAD_MS } from './indian-time.ts';
import { officeDay } from './office-hours.ts';

/** Days; longer than any holiday. */
const FAR = 400;

/** @param minuteOf minutes since midnight @throws RangeError when there is none in a year */
const firstMoment = (
  time: number,
  hours: OfficeHours,
  minuteOf: (day: ReturnType<typeof officeDay>, first: boolean) => number | undefined,
): number => {
  for (let days = 0; days < FAR; days++) {
    const moment = time + days * DAY_MS;
    const minute = minuteOf(officeDay(moment, hours), days === 0);
    if (minute !== undefined)
      return Math.floor((moment + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS - INDIA_AHEAD_MS + minute * MINUTE_MS;
  }
  throw new RangeError('The office never opens');
};

/** When a closed office opens next; milliseconds since 1970. @throws RangeError when it never does */
export const opensNext = (time: number, hours: OfficeHours): number =>
  firstMoment(time, hours, ({ spans, minute }, first) => spans.find(([opens]) => !first || minute < opens)?.[0]);

/** At the end of the first business day that begins after it came. @throws RangeError when the office never opens */
export const answerDue = (received: number, hours: OfficeHours): number =>
  firstMoment(received, hours, ({ spans, minute }, first) =>
    !first || minute < (spans[0]?.[0] ?? 0) ? spans.at(-1)?.[1] : undefined,
  );
