/** What comes next by the opening hours: apart from office-hours.ts, which every page loads. */
import type { OfficeHours } from '../../content/firm-schema.ts';
import { INDIA } from './indian-time.ts';
import { officeDay } from './office-hours.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** Longer than any holiday: an office that opens on no day of it never does. */
const FAR = 400;

/**
 * The first moment that a later day or hour brings.
 * @param minuteOf what is asked of a day, and whether it is the first; minutes since midnight
 * @throws RangeError when there is none in a year
 */
const firstMoment = (
  time: number,
  hours: OfficeHours | undefined,
  minuteOf: (day: ReturnType<typeof officeDay>, first: boolean) => number | undefined,
): number => {
  for (let days = 0; days < FAR; days++) {
    const moment = time + days * DAY;
    const minute = minuteOf(officeDay(moment, hours), days === 0);
    if (minute !== undefined) return Math.floor((moment + INDIA) / DAY) * DAY - INDIA + minute * MINUTE;
  }
  throw new RangeError('The office never opens');
};

/**
 * When a closed office opens next.
 * @param time milliseconds since 1970
 * @throws RangeError when it never does
 */
export const opensNext = (time: number, hours?: OfficeHours): number =>
  firstMoment(time, hours, ({ spans, minute }, first) => spans.find(([opens]) => !first || minute < opens)?.[0]);

/**
 * Until when a message should be answered, by the promise to answer within business hours: the end of the first business
 * day that begins after it came.
 * @param received milliseconds since 1970
 * @throws RangeError when the office never opens
 */
export const answerDue = (received: number, hours?: OfficeHours): number =>
  firstMoment(received, hours, ({ spans, minute }, first) =>
    !first || minute < (spans[0]?.[0] ?? 0) ? spans.at(-1)?.[1] : undefined,
  );
