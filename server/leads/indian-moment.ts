const moment = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Kolkata' });

/**
 * A moment on the clock of the office.
 * @param time milliseconds since 1970
 * @returns for example "24 Nov 2026, 2:26 am"
 */
export const inIndia = (time: number): string => moment.format(time);
