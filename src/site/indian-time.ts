/** Ahead of UTC all year, milliseconds. */
export const INDIA = 5.5 * 60 * 60 * 1000;

/** ISO date. @param time milliseconds since 1970 */
export const dayInIndia = (time: number): string => new Date(time + INDIA).toISOString().slice(0, 10);

/** Minutes since midnight, with their fraction. @param time milliseconds since 1970 */
export const minuteInIndia = (time: number): number => ((time + INDIA) / 60_000) % (24 * 60);

/** For example `09:05`. @param time milliseconds since 1970 */
export const clockInIndia = (time: number): string => new Date(time + INDIA).toISOString().slice(11, 16);
