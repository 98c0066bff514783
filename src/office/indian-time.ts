import { HOUR_MS, MINUTE_MS } from './durations.ts';

/** Ahead of UTC all year. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** Returns the ISO date of a moment. @param time milliseconds since 1970 */
export const dayInIndia = (time: number): string => new Date(time + INDIA_AHEAD_MS).toISOString().slice(0, 10);

/** Returns the minutes since midnight, with their fraction. @param time milliseconds since 1970 */
export const minuteInIndia = (time: number): number => ((time + INDIA_AHEAD_MS) / MINUTE_MS) % (24 * 60);

/** Writes the time in India, for example `09:05`. @param time milliseconds since 1970 */
export const clockInIndia = (time: number): string => new Date(time + INDIA_AHEAD_MS).toISOString().slice(11, 16);
