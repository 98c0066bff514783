import { openingHours, week } from './opening-hours.ts';

/** Indian Standard Time is five and a half hours ahead of UTC all year, milliseconds. */
const INDIA = 5.5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

const { days, opens, closes } = openingHours();

/** Whether the desk opens at all on the day of a moment, and what the clock says then ("09:00"), in India. */
const inIndia = (time: number) => {
  const moment = new Date(time + INDIA);
  // The week begins on a Monday here, and on a Sunday there.
  const day = week[(moment.getUTCDay() + 6) % 7] ?? 'Monday';
  return { day, works: days.includes(day), clock: moment.toISOString().slice(11, 16) };
};

/**
 * Whether somebody is at the desk, by the opening hours alone.
 * @param time milliseconds since 1970
 */
export const isDeskOpen = (time: number): boolean => {
  const { works, clock } = inIndia(time);
  return works && clock >= opens && clock < closes;
};

/**
 * The day on which a closed desk opens next.
 * @param time milliseconds since 1970
 */
export const deskOpensOn = (time: number): string => {
  const now = inIndia(time);
  if (now.works && now.clock < opens) return now.day;
  const next = week.map((_, index) => inIndia(time + (index + 1) * DAY)).find(({ works }) => works);
  return next?.day ?? now.day;
};
