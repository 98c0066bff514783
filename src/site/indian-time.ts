/** Indian Standard Time is five and a half hours ahead of UTC all year, milliseconds. */
export const INDIA = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India.
 * @param time milliseconds since 1970
 * @returns as ISO 8601 writes it, for example `2026-11-22`
 */
export const dayInIndia = (time: number): string => new Date(time + INDIA).toISOString().slice(0, 10);

/**
 * The minute of the day in India, with its fraction.
 * @param time milliseconds since 1970
 */
export const minuteInIndia = (time: number): number => ((time + INDIA) / 60_000) % (24 * 60);

/**
 * The clock in India.
 * @param time milliseconds since 1970
 * @returns for example `09:05`
 */
export const clockInIndia = (time: number): string => new Date(time + INDIA).toISOString().slice(11, 16);
