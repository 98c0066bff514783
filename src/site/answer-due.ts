import { deskDay } from './desk.ts';
import { INDIA } from './indian-time.ts';
import { openingHours } from './opening-hours.ts';

const DAY = 24 * 60 * 60 * 1000;

const { opens, closes } = openingHours();

/** Milliseconds from midnight to a clock time ("19:00"). */
const sinceMidnight = (clock: string): number => Date.parse(`1970-01-01T${clock}:00Z`);

/**
 * Until when a message should be answered, by the promise to answer within business hours: the end of the first business
 * day that begins after it came.
 * @param received milliseconds since 1970
 * @throws RangeError when the desk never opens
 */
export const answerDue = (received: number): number => {
  for (let days = 0; days < 8; days++) {
    const { works, clock } = deskDay(received + days * DAY);
    const midnight = Math.floor((received + days * DAY + INDIA) / DAY) * DAY - INDIA;
    if (works && (days > 0 || clock < opens)) return midnight + sinceMidnight(closes);
  }
  throw new RangeError('The desk never opens');
};
