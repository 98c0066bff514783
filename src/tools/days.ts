/** Days and months as they are read. */
import { locale } from '../../content/locale.ts';
import { dateTags } from '../site/locale.ts';

const dayWords = new Intl.DateTimeFormat(dateTags[locale], {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const monthWords = new Intl.DateTimeFormat(dateTags[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as it is read, for example "22 November 2026". */
export const inWords = (day: string): string => dayWords.format(Date.parse(day));

/** A month as it is read, for example "September 2026". */
export const monthInWords = (month: string): string => monthWords.format(Date.parse(`${month}-01`));
