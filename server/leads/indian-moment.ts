const options = { timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
const medium = new Intl.DateTimeFormat('en-IN', { ...options, dateStyle: 'medium' });
const full = new Intl.DateTimeFormat('en-IN', { ...options, dateStyle: 'full' });

/**
 * A moment on the clock of the office.
 * @param time milliseconds since 1970
 * @returns for example "24 Nov 2026, 2:26 am"
 */
export const inIndia = (time: number): string => medium.format(time);

/** The same with the day of the week and the month in words, as mails say it. */
export const inIndiaInFull = (time: number): string => full.format(time);
