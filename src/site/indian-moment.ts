const options = { timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
const medium = new Intl.DateTimeFormat('en-IN', { ...options, dateStyle: 'medium' });
const full = new Intl.DateTimeFormat('en-IN', { ...options, dateStyle: 'full' });

/** Such as "24 Nov 2026, 2:26 am". */
export const inIndia = (time: number): string => medium.format(time);

/** With the day of the week and the month in words, as mails say it. */
export const inIndiaInFull = (time: number): string => full.format(time);
