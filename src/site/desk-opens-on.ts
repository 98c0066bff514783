import { locale } from '../../content/locale.ts';
import { deskDay } from './desk.ts';
import { INDIA } from './indian-time.ts';
import { languageTags } from './locale.ts';
import { openingHours, week } from './opening-hours.ts';

const DAY = 24 * 60 * 60 * 1000;

const { opens } = openingHours();

const dayName = new Intl.DateTimeFormat(languageTags[locale], { weekday: 'long', timeZone: 'UTC' });

/**
 * The name of the day on which a closed desk opens next.
 * @param time milliseconds since 1970
 */
export const deskOpensOn = (time: number): string => {
  const now = deskDay(time);
  const wait =
    now.works && now.clock < opens ? 0 : 1 + week.findIndex((_, days) => deskDay(time + (days + 1) * DAY).works);
  return dayName.format(time + INDIA + wait * DAY);
};
