import { locale } from '../../content/locale.ts';
import { deskDay } from './desk.ts';
import { INDIA } from './indian-time.ts';
import { languageTags } from './locale.ts';
import { openingHours, week } from './opening-hours.ts';

const DAY = 24 * 60 * 60 * 1000;

const { opens } = openingHours();

/**
 * The name of the day on which a closed desk opens next.
 * @param time milliseconds since 1970
 * @param weekday how much of the name
 */
export const deskOpensOn = (time: number, weekday: 'long' | 'short' = 'long'): string => {
  const now = deskDay(time);
  const wait =
    now.works && now.clock < opens ? 0 : 1 + week.findIndex((_, days) => deskDay(time + (days + 1) * DAY).works);
  return new Intl.DateTimeFormat(languageTags[locale], { weekday, timeZone: 'UTC' }).format(time + INDIA + wait * DAY);
};
