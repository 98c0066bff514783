/** Days and months as they are read. */
const dayWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const monthWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A day as it is read, for example "22 November 2026". */
export const inWords = (day: string): string => dayWords.format(Date.parse(day));

/** A month as it is read, for example "September 2026". */
export const monthInWords = (month: string): string => monthWords.format(Date.parse(`${month}-01`));
