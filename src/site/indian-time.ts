/** Indian Standard Time is five and a half hours ahead of UTC all year, milliseconds. */
export const INDIA = 5.5 * 60 * 60 * 1000;

/**
 * The calendar day in India.
 * @param time milliseconds since 1970
 * @returns as ISO 8601 writes it, for example `2026-11-22`
 */
export const dayInIndia = (time: number): string => new Date(time + INDIA).toISOString().slice(0, 10);
