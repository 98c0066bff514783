import { INDIA } from './indian-time.ts';
import { openingHours, week } from './opening-hours.ts';

const { days, opens, closes } = openingHours();

/** Whether the desk opens at all on the day of a moment, and what the clock says then ("09:00"), in India. */
export const deskDay = (time: number) => {
  const moment = new Date(time + INDIA);
  // `week` begins on Monday, `getUTCDay` counts from Sunday.
  const day = week[(moment.getUTCDay() + 6) % 7] ?? 'Monday';
  return { day, works: days.includes(day), clock: moment.toISOString().slice(11, 16) };
};

/**
 * Whether somebody is at the desk, by the opening hours alone.
 * @param time milliseconds since 1970
 */
export const isDeskOpen = (time: number): boolean => {
  const { works, clock } = deskDay(time);
  return works && clock >= opens && clock < closes;
};
