import { deskDay } from './desk.ts';
import { openingHours, week } from './opening-hours.ts';

const DAY = 24 * 60 * 60 * 1000;

const { opens } = openingHours();

/**
 * The day on which a closed desk opens next.
 * @param time milliseconds since 1970
 */
export const deskOpensOn = (time: number): string => {
  const now = deskDay(time);
  if (now.works && now.clock < opens) return now.day;
  const next = week.map((_, index) => deskDay(time + (index + 1) * DAY)).find(({ works }) => works);
  return next?.day ?? now.day;
};
