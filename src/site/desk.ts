import { officeHours } from '../../content/firm.ts';
import type { OfficeHours, Span } from '../../content/firm-schema.ts';
import { INDIA, minuteInIndia } from './indian-time.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The spans of the day of a moment, holidays counted, and its minute of that day, in India. */
export const deskDay = (
  time: number,
  { week, holidays }: OfficeHours = officeHours,
): { readonly spans: readonly Span[]; readonly minute: number } => {
  const moment = new Date(time + INDIA);
  const day = moment.toISOString().slice(0, 10);
  return {
    // The week begins on Monday, `getUTCDay` counts from Sunday.
    spans: holidays[day] ?? holidays[day.slice(5)] ?? week[(moment.getUTCDay() + 6) % 7] ?? [],
    minute: minuteInIndia(time),
  };
};

/**
 * Until when the office is open (minutes since midnight).
 * @param time milliseconds since 1970
 * @returns `undefined` while it is closed
 */
export const openUntil = (time: number, hours?: OfficeHours): number | undefined => {
  const { spans, minute } = deskDay(time, hours);
  return spans.find(([opens, closes]) => opens <= minute && minute < closes)?.[1];
};

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
  minuteOf: (day: ReturnType<typeof deskDay>, first: boolean) => number | undefined,
): number => {
  for (let days = 0; days < FAR; days++) {
    const moment = time + days * DAY;
    const minute = minuteOf(deskDay(moment, hours), days === 0);
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
