import { openingHours, week } from './opening-hours.ts';

/** Indian Standard Time is five and a half hours ahead of UTC all year, milliseconds. */
const INDIA = 5.5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The weekday and the clock time ("09:00") of a moment in India. */
const inIndia = (time: number) => {
  const moment = new Date(time + INDIA);
  // The week begins on a Monday here, and on a Sunday there.
  const day = week[(moment.getUTCDay() + 6) % 7] ?? 'Monday';
  return { day, clock: moment.toISOString().slice(11, 16) };
};

/**
 * Whether somebody is at the desk, by the opening hours alone.
 * @param time milliseconds since 1970
 * @returns the day on which it opens next, when nobody is
 */
export const deskAt = (time: number): { readonly open: true } | { readonly open: false; readonly opensOn: string } => {
  const { days, opens, closes } = openingHours();
  const { day, clock } = inIndia(time);
  const isDay = days.includes(day);
  if (isDay && clock >= opens && clock < closes) return { open: true };
  if (isDay && clock < opens) return { open: false, opensOn: day };
  for (let later = 1; later < week.length; later += 1) {
    const next = inIndia(time + later * DAY).day;
    if (days.includes(next)) return { open: false, opensOn: next };
  }
  return { open: false, opensOn: day };
};
